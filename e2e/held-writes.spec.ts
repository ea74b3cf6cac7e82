import { expect } from './fixtures'
import { PeoplePage } from './pages/people'
import { Names } from './profiles/names'
import { axeInBothThemes } from './support/accessibility'
import { people } from './support/people'
import { startRun } from './support/runs'
import { test } from './support/server-process'

test.use({ role: 'nobody' })

test('writes waiting in a store of another partner are held, shown on every page, and reviewed all at once, per run or one by one', async ({
  startDesk,
  startDeskAsAdmin,
  sandbox,
  desk,
  isMobile,
  browserErrors,
}, info) => {
  browserErrors.allow(/Failed to load resource|net::ERR/)
  await sandbox.fail({ endpoint: 'POST /easy-apply', times: null, status: 429 })
  await sandbox.fail({ endpoint: 'GET /jobs', times: null, status: 429 })
  const { server: first, page } = await startDeskAsAdmin()
  const names = new Names('default')
  const where = { page, desk: { ...desk, url: first.url }, names, sandbox }
  const rows = Array.from({ length: 40 }, (_, index) => ({
    email: `held.${index}@example.com`,
    job: 'Warehouse associate',
  }))
  const run = await startRun(where, { name: 'Autumn fair', rows })
  expect(run).not.toBe('')
  const list = new PeoplePage(page)
  await list.open()
  await list.add(people.viewer, 'viewer')
  first.send('SIGKILL')
  await first.ended

  // To the desk, the same sandbox under another host name is another partner.
  const second = await startDesk({ PARTNER_API_URL: desk.sandboxUrl.replace('127.0.0.1', 'localhost') })
  await second.untilReady()
  await sandbox.clearFaults()
  const before = (await sandbox.requests('POST /easy-apply')).length
  await page.goto('/applicants')
  const banner = page.getByRole('region', { name: 'Held after restore' })
  await expect(banner).toContainText('40 writes were waiting. They may have been sent since.')
  await axeInBothThemes(page, isMobile)

  await page.goto(`/bulk-apply/${run}`)
  await expect(page.getByText('Rows of this run may have been sent since')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Resume' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Held: may have been sent' })).toBeVisible()

  await page.goto('/connection')
  await expect(page.getByRole('heading', { level: 1, name: 'Connection' })).toBeVisible()
  await expect(page.getByText('ends in b84e', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Held writes' })).toBeVisible()
  await axeInBothThemes(page, isMobile)
  await page.screenshot({ path: info.outputPath('connection.png') })

  await banner.getByRole('link', { name: 'Review held writes' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Held writes' })).toBeVisible()
  await expect(page).toHaveTitle(/Held writes/)
  await expect(page.getByRole('main')).toContainText('40 writes were waiting. They may have been sent since.')
  await axeInBothThemes(page, isMobile)
  await page.screenshot({ path: info.outputPath('held-writes.png') })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.screenshot({ path: info.outputPath('held-writes-dark.png') })
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await sandbox.requests('POST /easy-apply')).toHaveLength(before)

  await page.getByRole('button', { name: 'Send the run Autumn fair' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Send 40' }).click()
  await expect(dialog.getByText('Type the number of writes: 40')).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'Type 40 to confirm' })).toBeFocused()
  await page.screenshot({ path: info.outputPath('confirm.png') })
  await axeInBothThemes(page, isMobile)
  await dialog.getByRole('textbox', { name: 'Type 40 to confirm' }).fill('40')
  await page.keyboard.press('Enter')
  await expect(banner).toHaveCount(0)
  await expect(page.getByText('Nothing is held.')).toBeVisible()
  await expect.poll(async () => (await sandbox.requests('POST /easy-apply')).length).toBeGreaterThanOrEqual(before + 40)
  second.send('SIGTERM')
  await second.ended
})

test('held applications are named by person and job and decided together, except one decided in the meantime', async ({
  startDesk,
  startDeskAsAdmin,
  sandbox,
  desk,
  isMobile,
  browserErrors,
}) => {
  browserErrors.allow(/Failed to load resource|net::ERR/)
  await sandbox.fail({ endpoint: 'POST /easy-apply', times: null, status: 429 })
  const { server: first, page } = await startDeskAsAdmin()
  // The desk knows the titles of jobs only after it has listed them.
  expect((await page.request.get('/api/jobs')).status()).toBe(200)
  const job = (await sandbox.state()).jobs.find(({ title }) => title === 'Warehouse associate')
  for (const fullName of ['Ada Lovelace', 'Grace Hopper', 'Mary Ward']) {
    const email = `${fullName.replace(' ', '.')}@example.com`
    const body = { applicant: { email, fullName }, job: { jobId: String(job?.id) }, enqueue: false }
    const data = { id: crypto.randomUUID(), body, isAgain: false }
    const answer = await page.request.post('/api/applications', { headers: { origin: first.url }, data })
    expect(await answer.json()).toMatchObject({ state: 'recorded' })
  }
  first.send('SIGKILL')
  await first.ended
  const second = await startDesk({ PARTNER_API_URL: desk.sandboxUrl.replace('127.0.0.1', 'localhost') })
  await second.untilReady()
  await sandbox.clearFaults()
  const before = (await sandbox.requests('POST /easy-apply')).length

  await page.goto('/held-writes')
  const applications = page.getByRole('list', { name: 'Applications' }).getByRole('listitem')
  await expect(applications).toHaveCount(3)
  await expect(applications.filter({ hasText: 'Grace Hopper, Warehouse associate' })).toContainText(
    'grace.hopper@example.com',
  )
  await axeInBothThemes(page, isMobile)

  const other = await page.context().newPage()
  await other.goto('/held-writes')
  await other.getByRole('button', { name: 'Discard Easy apply: Grace Hopper, Warehouse associate' }).click()
  const single = other.getByRole('dialog', { name: 'Discard “Easy apply: Grace Hopper, Warehouse associate”?' })
  await single.getByRole('button', { name: 'Discard 1' }).click()
  await expect(other.getByRole('list', { name: 'Applications' }).getByRole('listitem')).toHaveCount(2)

  await page.getByRole('button', { name: 'Send these 3: Applications' }).click()
  await page.getByRole('dialog', { name: 'Send 3: Applications?' }).getByRole('button', { name: 'Send 3' }).click()
  await expect(page.getByText('1 was decided otherwise in the meantime.')).toBeVisible()
  await expect(page.getByText('Nothing is held.')).toBeVisible()
  await expect.poll(async () => (await sandbox.requests('POST /easy-apply')).length).toBe(before + 2)
  second.send('SIGTERM')
  await second.ended
})
