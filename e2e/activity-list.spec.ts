import { randomUUID } from 'node:crypto'
import { expect, test } from './fixtures'
import { choose } from './support/choose'
import { job, latestActivity, returnToTab } from './support/steps'

test('shows how many entries are new when the user returns, and loads them on request', async ({
  activity,
  as,
  page,
}) => {
  await activity.open()
  await expect(activity.status).toBeVisible()
  await (await as('admin')).request.get('/api/activity/export?job=newer')
  await expect(page.getByRole('status').filter({ hasText: 'new' })).toHaveCount(0)
  await returnToTab(page)
  await expect(page.getByRole('status').filter({ hasText: '1 new' })).toBeVisible()
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(activity.rows.first()).toContainText(/Admin.*Export.*0 activity entries/)
  await expect(page.getByRole('status').filter({ hasText: 'new' })).toHaveCount(0)
})

test('the user’s own row updates as its dispatch progresses', async ({ activity, easyApply, page, sandbox }) => {
  const email = `slow.${randomUUID()}@example.com`
  await easyApply.open()
  await easyApply.chooseJob(job)
  await sandbox.hold({ endpoint: 'POST /easy-apply' })
  await easyApply.email.fill(email)
  await easyApply.fullName.fill('Grace Hopper')
  await easyApply.enqueue.uncheck()
  await easyApply.submit.click()
  await expect.poll(async () => JSON.stringify(await latestActivity(page))).toContain(email)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Activity' }).click()
  await expect(activity.row(email)).toContainText('Sending')
  await sandbox.clearFaults()
  await expect(activity.row(email)).toContainText('Submitted')
})

test('the link to the screen itself shows everything again', async ({ activity, page }) => {
  await page.request.get('/api/activity/export?job=shown')
  await activity.open('?kind=export')
  await expect(activity.filter('Action')).toHaveText('Exports')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Activity' }).click()
  await expect(page).toHaveURL(/\/activity$/)
  await expect(activity.filter('Action')).toHaveText('All actions')
})

test('the keyboard reaches and opens rows, and moves from one entry’s details to the next', async ({
  activity,
  page,
}) => {
  for (const name of ['one', 'two', 'three']) await page.request.get(`/api/activity/export?job=${name}`)
  await activity.open('?kind=export')
  const [first, second, third] = await latestActivity(page, '&kind=export')
  await page.getByRole('region', { name: 'Activity list' }).focus()
  for (const index of [0, 1]) {
    await page.keyboard.press('ArrowDown')
    await expect(activity.rows.nth(index)).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(activity.details).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`entry=${second?.id}`))
  await activity.button('Next entry').click()
  await expect(page).toHaveURL(new RegExp(`entry=${third?.id}`))
  await activity.button('Previous entry').click()
  await activity.button('Previous entry').click()
  await expect(page).toHaveURL(new RegExp(`entry=${first?.id}`))
  await expect(activity.button('Previous entry')).toBeDisabled()
  await expect(activity.button('Previous entry')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(activity.details).toBeHidden()
  await expect(page).toHaveURL(/\?kind=export$/)
})

test('an entry’s address opens its details, and Back closes them', async ({ activity, page }) => {
  await page.request.get('/api/activity/export')
  const [item] = await latestActivity(page, '&kind=export')
  await activity.open(`?entry=${item?.id}`)
  await expect(activity.fact('On what')).toHaveText(item?.subject ?? '')
  await activity.open('?entry=no-such-entry')
  await expect(activity.details).toContainText('no longer exists')
  await activity.open('?kind=export')
  await activity.rows.first().getByRole('button').first().click()
  await expect(activity.details).toBeVisible()
  await page.goBack()
  await expect(activity.details).toBeHidden()
})

test('a list of ten thousand keeps few rows in the document, and a page that fails can be retried', async ({
  activity,
  page,
  browserErrors,
}) => {
  browserErrors.allow(/INTERNET_DISCONNECTED|ERR_FAILED/)
  const size = 2_500
  let isAway = false
  await page.route(/\/api\/activity\?/, async (route) => {
    if (isAway) return route.abort()
    const before = Number(new URL(route.request().url()).searchParams.get('before') ?? 0)
    const items = Array.from({ length: size }, (_, n) => {
      const id = String(before + n + 1)
      return {
        id,
        at: '2026-02-27T10:00:00.000Z',
        who: 'Rosa',
        personId: 'r',
        kind: 'export',
        subject: `Row ${id}`,
        outcome: 'whole',
        isWrite: false,
        applicantEmail: null,
        jobId: null,
        durationMs: 1,
        reference: null,
        cursor: id,
      }
    })
    await route.fulfill({ json: { items, next: before + size < 10_000 ? String(before + size) : null } })
  })
  await activity.open('?time=30-days')
  await expect(activity.status).toHaveText('2,500 loaded · more below')
  const region = page.getByRole('region', { name: 'Activity list' })
  const toEnd = () => region.evaluate((element) => element.scrollTo({ top: element.scrollHeight }))
  isAway = true
  await toEnd()
  await expect(page.getByRole('alert').filter({ hasText: 'The desk cannot be reached' })).toBeVisible()
  isAway = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(activity.status).toHaveText('5,000 loaded · more below')
  await expect(async () => {
    await toEnd()
    await expect(activity.status).toHaveText('All 10,000 loaded', { timeout: 500 })
  }).toPass()
  await toEnd()
  await expect(activity.row('Row 10000')).toBeVisible()
  await expect.poll(() => activity.rows.count()).toBeLessThan(60)
  await expect(activity.table).toHaveAttribute('aria-rowcount', '10001')
})

test('a list that fails to load shows an error and can be retried', async ({
  activity,
  context,
  page,
  browserErrors,
}) => {
  browserErrors.allow(/INTERNET_DISCONNECTED/)
  await activity.open()
  // The list of choices is loaded on first use.
  await choose(activity.filter('Action'), 'Exports')
  await context.setOffline(true)
  await choose(activity.filter('Action'), 'Sign-ins')
  await expect(page.getByRole('alert').filter({ hasText: 'The desk cannot be reached' })).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(activity.rows.first().or(page.getByText('Nothing matches these filters'))).toBeVisible()
})
