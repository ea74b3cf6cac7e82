import { expect, test } from './fixtures'
import { BulkApplyPage } from './pages/bulk-apply'
import { acceptDialogs } from './support/accept-dialogs'
import { people as accounts } from './support/people'
import { emailOf, lines, mail, people, table, warehouse } from './support/spreadsheets'

const works = 'POST /easy-apply'

/** Three people as copied from a spreadsheet, the second with an incomplete email address. */
const pastedRows = (bo = 'bo@') =>
  lines(
    [
      ['Email', 'Name', 'Job ID'],
      [mail('ada'), 'Ada', warehouse],
      [bo, 'Bo', warehouse],
      [mail('cy'), 'Cy', warehouse],
    ],
    '\t',
  )

test('after a reload an upload continues where it was left, and is sent once', async ({ bulkApply, page, sandbox }) => {
  const bo = mail('bo')
  await bulkApply.open()
  await bulkApply.paste(pastedRows())
  await bulkApply.check()
  await expect(bulkApply.summary).toHaveText('2 ready · 1 to fix')
  await bulkApply.correct(1, 'Full name', 'Ada Lovelace')
  await bulkApply.row(3).getByRole('button', { name: 'Leave row 3 out' }).click()
  await expect(bulkApply.summary).toHaveText('1 ready · 1 to fix · 1 left out')
  await expect(bulkApply.saved).toBeVisible()
  const asked = acceptDialogs(page)
  await page.reload()
  await expect(bulkApply.unfinished).toContainText('Pasted rows, 3 rows, 1 to fix')
  expect(asked, 'nothing is lost, so nothing is asked').toEqual([])
  await bulkApply.continueUnfinished()
  await expect(bulkApply.step('Check')).toBeVisible()
  await expect(bulkApply.summary).toHaveText('1 ready · 1 to fix · 1 left out')
  await expect(await bulkApply.cell(1, 'Full name')).toHaveText('Ada Lovelace')
  await bulkApply.correct(2, 'Email', bo)
  await expect(bulkApply.summary).toHaveText('2 ready · 1 left out')
  await bulkApply.goOn.click()
  await expect(bulkApply.step('Send')).toBeVisible()
  await bulkApply.send.click()
  await expect(page).toHaveURL(/\/bulk-apply\/[0-9a-f-]{36}$/)
  await expect.poll(() => sandbox.works(works)).toBe(2)
  await page.goto('/bulk-apply')
  await expect(bulkApply.step('Upload')).toBeVisible()
  await expect(bulkApply.unfinished).toBeHidden()
})

test('a reload keeps the column mapping and the values for all rows', async ({ bulkApply, page }) => {
  await bulkApply.open()
  await bulkApply.upload({
    name: 'fair.csv',
    content: lines([
      ['Email', 'Name'],
      [mail('ada'), 'Ada'],
    ]),
  })
  await bulkApply.chooseJob('Warehouse associate')
  await bulkApply.enqueue.uncheck()
  await expect(bulkApply.saved).toBeVisible()
  await page.reload()
  await expect(bulkApply.unfinished).toContainText('fair.csv, 1 row ·')
  await bulkApply.continueUnfinished()
  await expect(bulkApply.step('Match columns')).toBeVisible()
  await expect(bulkApply.job).toHaveValue(/^Warehouse associate/)
  await expect(bulkApply.enqueue).not.toBeChecked()
  await bulkApply.check()
  await expect(bulkApply.summary).toHaveText('1 ready')
})

test.describe('across sessions', () => {
  test.use({ role: 'nobody' })

  test('an upload is still there after signing out and in again', async ({ bulkApply, page, signIn }) => {
    await signIn.signInAs(accounts.recruiter)
    await bulkApply.open()
    await bulkApply.upload({ name: 'morning.csv', content: table(people(5)) })
    await expect(bulkApply.saved).toBeVisible()
    await page.getByRole('button', { name: 'Account' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(signIn.heading).toBeVisible()
    await signIn.signInAs(accounts.recruiter)
    await bulkApply.open()
    await expect(bulkApply.unfinished).toContainText('morning.csv, 5 rows')
    await bulkApply.continueUnfinished()
    await expect(bulkApply.preview).toContainText('Person 2')
  })
})

test('an upload that is open in two tabs is sent by only one of them', async ({
  bulkApply,
  context,
  page,
  sandbox,
}) => {
  const rows = people(3)
  const other = new BulkApplyPage(await context.newPage())
  await bulkApply.open()
  await bulkApply.upload({ name: 'twice.csv', content: table(rows) })
  await bulkApply.check()
  await expect(bulkApply.saved).toBeVisible()
  await other.open()
  await other.continueUnfinished()
  await expect(other.summary).toHaveText('3 ready')
  await expect(other.saved).toBeVisible()
  await bulkApply.correct(1, 'Full name', 'Person 1 II')
  await expect(page.getByText('You continued this upload in another tab or browser')).toBeVisible()
  for (const tab of [bulkApply, other]) {
    await tab.goOn.click()
    await expect(tab.step('Send')).toBeVisible()
  }
  await other.send.click()
  await expect(other.page).toHaveURL(/\/bulk-apply\/[0-9a-f-]{36}$/)
  await bulkApply.send.click()
  await expect(page.getByRole('alert').filter({ hasText: 'This upload was already sent' })).toBeVisible()
  await page.getByRole('link', { name: 'Open the run' }).click()
  await expect(page).toHaveURL(other.page.url())
  await expect.poll(() => sandbox.works(works)).toBe(3)
  await expect(page.getByRole('heading', { level: 1, name: 'twice' })).toBeVisible()
})

test('starting over asks for confirmation even if no row was changed, and then deletes the rows for good', async ({
  bulkApply,
  page,
}) => {
  await bulkApply.open()
  await bulkApply.paste(pastedRows(mail('bo')))
  await bulkApply.startOver.click()
  const dialog = page.getByRole('dialog', { name: 'Discard Pasted rows?' })
  await dialog.getByRole('button', { name: 'Keep it' }).click()
  await expect(bulkApply.preview).toContainText('Ada')
  await expect(bulkApply.saved).toBeVisible()
  await bulkApply.discard()
  await expect(bulkApply.unfinished).toBeHidden()
  await page.reload()
  await expect(bulkApply.step('Upload')).toBeVisible()
  await expect(bulkApply.unfinished).toBeHidden()
})

test('another file leaves the upload unfinished; its notice can be hidden, or the upload discarded', async ({
  bulkApply,
  page,
}) => {
  const rows = people(2)
  await bulkApply.open()
  await bulkApply.upload({ name: 'first.csv', content: table(rows) })
  await expect(bulkApply.preview).toContainText(emailOf(rows, 1))
  await expect(bulkApply.saved).toBeVisible()
  await bulkApply.backTo('Upload')
  await expect(page.getByText('this one stays saved with your changes')).toBeVisible()
  await bulkApply.upload({ name: 'second.csv', content: table(people(3)) })
  await expect(bulkApply.saved).toBeVisible()
  await page.reload()
  await expect(bulkApply.unfinished).toContainText('second.csv')
  await page.getByRole('button', { name: '1 more unfinished upload' }).click()
  await expect(bulkApply.unfinished).toHaveCount(2)
  const first = bulkApply.unfinished.filter({ hasText: 'first.csv' })
  await first.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('dialog', { name: 'Discard first.csv?' }).getByRole('button', { name: 'Discard it' }).click()
  await expect(first).toBeHidden()
  await bulkApply.unfinished.getByRole('button', { name: 'Hide' }).click()
  await expect(bulkApply.unfinished).toBeHidden()
  await page.reload()
  await expect(bulkApply.unfinished).toHaveCount(1)
  await expect(bulkApply.unfinished).toContainText('second.csv')
})

test('an upload that is still loading does not replace the one that is continued after it', async ({
  bulkApply,
  browserErrors,
  page,
}) => {
  browserErrors.allow(/ERR_ABORTED/)
  await bulkApply.open()
  for (const name of ['slow.csv', 'quick.csv']) {
    await bulkApply.upload({ name, content: table(people(2)) })
    await expect(bulkApply.saved).toBeVisible()
    await bulkApply.backTo('Upload')
  }
  await page.reload()
  await page.getByRole('button', { name: '1 more unfinished upload' }).click()
  const goOn = (name: string) =>
    bulkApply.unfinished.filter({ hasText: name }).getByRole('button', { name: 'Continue', exact: true })
  let isFirst = true
  await page.route('**/api/uploads/*', (route) => {
    if (route.request().method() !== 'GET' || !isFirst) return route.fallback()
    isFirst = false
  })
  const superseded = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/uploads/'))
  await goOn('slow.csv').click()
  await expect(goOn('slow.csv')).toBeDisabled()
  await goOn('quick.csv').click()
  await superseded
  await expect(page.getByText('quick.csv')).toBeVisible()
  await expect(bulkApply.step('Match columns')).toBeVisible()
})

test('an upload that cannot be saved is retried, and leaving before it is saved asks for confirmation', async ({
  bulkApply,
  browserErrors,
  page,
}) => {
  browserErrors.allow(/ERR_FAILED/)
  await bulkApply.open()
  await page.route('**/api/uploads/*', (route) => route.abort())
  await bulkApply.upload({ name: 'later.csv', content: table(people(2)) })
  await expect(page.getByText(/^Draft not saved yet/)).toBeVisible()
  const wouldAsk = () => page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })))
  expect(await wouldAsk()).toBe(true)
  await page.unroute('**/api/uploads/*')
  await expect(bulkApply.saved).toBeVisible()
  expect(await wouldAsk()).toBe(false)
})
