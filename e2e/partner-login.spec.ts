import { expect } from './fixtures'
import { EasyApplyPage } from './pages/easy-apply'
import { test } from './support/server-process'

test.use({ role: 'nobody' })

const login = {
  PARTNER_LOGIN_EMAIL: 'partner@example.com',
  PARTNER_LOGIN_PASSWORD: 'sandbox-password',
  PARTNER_EASY_APPLY_WITH: 'login',
}

test('spec 5.4: easy apply uses the deprecated login when configured, and admins are warned that it will be removed', async ({
  names,
  sandbox,
  startDeskAsAdmin,
}) => {
  const { server, page } = await startDeskAsAdmin(login)
  await expect.poll(() => server.output).toContain('the partner is ending this flow')
  await expect(page.getByRole('complementary', { name: 'Deprecated partner login' })).toBeVisible()

  const easyApply = new EasyApplyPage(page, names)
  const apply = async (email: string) => {
    await easyApply.open()
    await easyApply.chooseJob('Warehouse associate')
    await easyApply.email.fill(email)
    await easyApply.fullName.fill('Ada Lovelace')
    await easyApply.enqueue.uncheck()
    await easyApply.submit.click()
  }
  await apply('ada@example.com')
  await expect(easyApply.outcome('Submitted')).toBeVisible()
  await expect(page.getByText('Kept on the server')).toHaveCount(1)
  const [loggedIn, applied] = (await sandbox.requests()).filter(({ method }) => method === 'POST')
  expect(loggedIn).toMatchObject({ endpoint: 'POST /v1/users/login', status: 200 })
  expect(applied).toMatchObject({ endpoint: 'POST /easy-apply', keyLast4: null, status: 200 })

  // The sandbox forgets the token: the desk renews it, and the recruiter notices nothing.
  await sandbox.reset()
  await apply('grace@example.com')
  await expect(easyApply.outcome('Submitted')).toBeVisible()
  const posts = (await sandbox.requests()).filter(({ method }) => method === 'POST')
  expect(posts.map(({ endpoint, status }) => `${endpoint} ${status}`)).toEqual([
    'POST /easy-apply 403',
    'POST /v1/users/login 200',
    'POST /easy-apply 200',
  ])
  expect(server.output).not.toContain('sandbox-token-')
  await page.close()
})

test('spec 7, 401: a failed login is explained, sends nothing, and ends no session', async ({
  names,
  sandbox,
  startDeskAsAdmin,
}) => {
  const { page } = await startDeskAsAdmin({ ...login, PARTNER_LOGIN_PASSWORD: 'wrong-password' })
  const easyApply = new EasyApplyPage(page, names)
  await easyApply.open()
  await easyApply.chooseJob('Warehouse associate')
  await easyApply.email.fill('ada@example.com')
  await easyApply.fullName.fill('Ada Lovelace')
  await easyApply.submit.click()
  const notice = page.getByRole('alert').filter({ hasText: 'The partner refused this desk’s login' })
  await expect(notice).toContainText('Nothing was changed.')
  expect(await sandbox.requests('POST /easy-apply')).toHaveLength(0)
  await page.reload()
  await expect(easyApply.heading).toBeVisible()
  await page.close()
})

test('without that configuration the key is sent with every application, and no deprecation notice is shown', async ({
  names,
  sandbox,
  startDeskAsAdmin,
}) => {
  const { server, page } = await startDeskAsAdmin({ ...login, PARTNER_EASY_APPLY_WITH: '' })
  await expect.poll(() => server.output).toContain('PARTNER_LOGIN_EMAIL is not used')
  const easyApply = new EasyApplyPage(page, names)
  await easyApply.open()
  await expect(easyApply.heading).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Deprecated partner login' })).toHaveCount(0)
  await easyApply.chooseJob('Warehouse associate')
  await easyApply.email.fill('ada@example.com')
  await easyApply.fullName.fill('Ada Lovelace')
  await easyApply.submit.click()
  await expect(easyApply.outcome('Queued')).toBeVisible()
  const posts = (await sandbox.requests()).filter(({ method }) => method === 'POST')
  expect(posts.map(({ endpoint, keyLast4 }) => [endpoint, keyLast4])).toEqual([['POST /easy-apply', 'b84e']])
  await page.close()
})
