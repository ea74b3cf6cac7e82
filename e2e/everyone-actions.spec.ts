import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import Papa from 'papaparse'
import { indexStatusUrl } from '../lib/applicant-index/contract'
import { foundExportUrl, searchUrl, selectionUrl } from '../lib/applicants/contract'
import { axe, expect } from './fixtures'
import { ApplicantsPage } from './pages/applicants'
import { BulkApplyPage } from './pages/bulk-apply'
import { SignInPage } from './pages/sign-in'
import { addPerson } from './support/add-person'
import { cookieOf } from './support/cookie-of'
import { test } from './support/indexed-desk'
import { people } from './support/people'
import { sampleApplicants } from './support/sample-applicants'
import { latestActivity } from './support/steps'

test.use({ role: 'nobody' })

const statuses = ['New', 'Interview', 'Rejected']
const statusOf = (index: number) => statuses[index % 3]
const records = (count: number) =>
  sampleApplicants(count, (index) => ({
    status: statusOf(index),
    shift: index < 60 ? 'Night shift' : 'Day shift',
    city: index === 4 ? '=1+1' : 'Graz',
  }))

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search applicants' })
const exportThese = (page: Page, count?: string) =>
  page.getByRole('button', { name: count ? `Export these ${count}` : /^Export these/, exact: true })
const exportAll = (page: Page, count?: string) =>
  page.getByRole('button', { name: count ? `Export all ${count}` : /^Export all/, exact: true })

async function saved(page: Page, act: () => Promise<void>) {
  const coming = page.waitForEvent('download')
  await act()
  const download = await coming
  const text = (await readFile(await download.path(), 'utf8')).replace(/^\ufeff/, '')
  const { data } = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true })
  return { name: download.suggestedFilename(), rows: data, ids: data.map((row) => Number(row.ID)) }
}

test('“Export these” exports exactly the applicants found, in order, and appears in the activity', async ({
  startIndexedDesk,
}) => {
  const page = await startIndexedDesk(records(150))
  const applicants = new ApplicantsPage(page)
  await page.goto('/applicants?column=/id&column=/name&column=/city')
  await expect(exportAll(page, '150')).toBeVisible()
  await expect(exportThese(page)).toHaveCount(0)
  await search(page).fill('status:interview "night shift"')
  await expect(exportThese(page, '20')).toBeVisible()
  await expect(exportAll(page)).toHaveCount(0)
  await applicants.sortBy('Name')
  await applicants.sortBy('Name')
  await expect(applicants.rows.first()).toContainText('Person 058')

  const file = await saved(page, () => exportThese(page).click())
  const found = Array.from({ length: 20 }, (_, index) => 1_058 - 3 * index)
  expect(file.ids).toEqual(found)
  expect(Object.keys(file.rows[0] ?? {})).toEqual(['ID', 'Name', 'City'])
  expect(file.rows.find((row) => row.ID === '1004')?.City).toBe("'=1+1")
  expect(file.name).toMatch(/^applicants-sandbox-\d{4}-\d{2}-\d{2}-\d{6}\.csv$/)
  const notice = applicants.exportNotice('20 applicants exported')
  await expect(notice).toContainText('As of')
  await axe(page)
  await notice.getByRole('button', { name: 'Close' }).click()

  const [entry] = await latestActivity(page, '&kind=export')
  expect(entry).toMatchObject({ subject: '20 applicants', outcome: 'whole', who: people.admin.name })

  // A word that matches no one finds similar spellings: the file contains the same applicants.
  await search(page).fill('persom "night shift"')
  await expect(page.getByText('similar spellings')).toBeVisible()
  await expect(exportThese(page, '60')).toBeVisible()
  expect((await saved(page, () => exportThese(page).click())).ids.toSorted()).toEqual(
    Array.from({ length: 60 }, (_, index) => 1_000 + index),
  )

  await search(page).fill('')
  expect((await saved(page, () => exportAll(page, '150').click())).ids).toHaveLength(150)
  await expect(applicants.exportNotice('All 150 applicants exported')).toBeVisible()
})

test('all applicants found can be selected at once, stay selected when sorted, and go to Bulk apply', async ({
  startIndexedDesk,
}) => {
  const page = await startIndexedDesk(records(5_040))
  const applicants = new ApplicantsPage(page)
  const bulkApply = new BulkApplyPage(page)
  // The box is checked only once the answer is here, so this uses `click` rather than `check`.
  const selectAll = page.getByRole('checkbox', { name: 'Select all' })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))

  await page.goto('/applicants')
  await selectAll.click()
  await expect(applicants.selection).toContainText('The first 5,000 of 5,040 selected')
  expect(asked.filter((path) => path === selectionUrl)).toHaveLength(1)
  await applicants.selection.getByRole('button', { name: 'Clear' }).click()
  await expect(applicants.selection).toBeHidden()

  await search(page).fill('status:interview')
  await expect(exportThese(page, '1,680')).toBeVisible()
  await selectAll.click()
  await expect(applicants.selection).toContainText('All 1,680 selected')
  await axe(page)
  await applicants.sortBy('Name')
  await applicants.sortBy('Name')
  await expect(applicants.rows.first()).toContainText('Person 997')
  await applicants.goToEnd()
  await expect(applicants.selection).toContainText('All 1,680 selected')
  await expect(applicants.rows.last().getByRole('checkbox')).toBeChecked()

  // Applicants who are selected but no longer found are counted.
  await search(page).fill('status:interview "night shift"')
  await expect(applicants.selection).toContainText('1,680 selected, 1,660 hidden')
  await search(page).fill('status:new "night shift"')
  await expect(applicants.selection).toContainText('1,680 selected, 1,680 hidden')
  await applicants.select(0).click()
  await expect(applicants.selection).toContainText('1,681 selected, 1,680 hidden')
  await applicants.selection.getByRole('button', { name: 'Clear' }).click()

  await selectAll.click()
  await expect(applicants.selection).toContainText('All 20 selected')
  await applicants.apply.click()
  await expect(bulkApply.heading).toBeVisible()
  await expect(bulkApply.preview).toContainText('person57@example.com')
  await bulkApply.chooseJob('Warehouse associate')
  await bulkApply.check()
  await expect(bulkApply.summary).toContainText(/^20 ready/)
  await expect(bulkApply.row(1)).toContainText('person57@example.com')
})

test('a range includes rows in between that were never in view', async ({ startIndexedDesk }) => {
  const page = await startIndexedDesk(records(900))
  const applicants = new ApplicantsPage(page)
  await page.goto('/applicants')
  await applicants.select(0).click()
  await applicants.goToEnd()
  await applicants
    .row('Person 899')
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] })
  await expect(applicants.selection).toContainText('900 selected')
})

test('keys move from the search to a row, apply and export, and type letters everywhere else', async ({
  startIndexedDesk,
}) => {
  const page = await startIndexedDesk(records(150))
  const applicants = new ApplicantsPage(page)
  await page.goto('/applicants')
  await search(page).fill('"night shift"')
  await expect(exportThese(page, '60')).toBeVisible()
  await page.keyboard.press('e')
  await expect(search(page)).toHaveValue('"night shift"e')
  await page.keyboard.press('Backspace')
  await expect(exportThese(page, '60')).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(applicants.focused).toContainText('Person 000')
  expect((await saved(page, () => page.keyboard.press('e'))).ids).toHaveLength(60)

  await page.keyboard.press('?')
  await expect(applicants.keys).toContainText('Export what is selected or found')
  await page.keyboard.press('Escape')
  await expect(applicants.keys).toBeHidden()
  await search(page).press('ArrowDown')
  await expect(applicants.focused).toContainText('Person 000')
  await page.keyboard.press('ArrowDown')
  await expect(applicants.focused).toContainText('Person 001')
  await page.keyboard.press('a')
  await expect(applicants.details.getByRole('heading', { name: 'Person 001' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Job' })).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Email' }).first()).toHaveValue('person1@example.com')
})

test('a viewer can select and copy, but not export', async ({ openPage, startIndexedDesk }) => {
  const admin = await startIndexedDesk(records(150))
  const { origin } = new URL(admin.url())
  await addPerson(origin, await cookieOf(admin), people.viewer, 'viewer')
  const page = await openPage(origin)
  const applicants = new ApplicantsPage(page)
  await new SignInPage(page).signInAs(people.viewer)
  await page.goto('/applicants')
  await page.getByRole('checkbox', { name: 'Select all' }).click()
  await expect(applicants.selection).toContainText('All 150 selected')
  await expect(applicants.copyEmails).toBeVisible()
  await expect(applicants.apply).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Export/ })).toHaveCount(0)
  const answer = await page.request.post(foundExportUrl, {
    headers: { origin, 'content-type': 'application/json' },
    data: {},
  })
  expect(answer.status()).toBe(403)
})

test('the export key asks for confirmation before it exports everyone, and Enter confirms', async ({
  startIndexedDesk,
}) => {
  const page = await startIndexedDesk(records(150))
  const applicants = new ApplicantsPage(page)
  await page.goto('/applicants')
  await expect(page.getByRole('button', { name: 'Export all 150', exact: true })).toBeVisible()
  const question = page.getByRole('dialog', { name: 'Export all 150 applicants?' })
  await page.keyboard.press('e')
  await expect(question).toHaveAccessibleDescription(/every field of every applicant/)
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(applicants.exporting).toBeHidden()

  await page.keyboard.press('e')
  await expect(question.getByRole('button', { name: 'Export', exact: true })).toBeFocused()
  expect((await saved(page, () => page.keyboard.press('Enter'))).ids).toHaveLength(150)
  await expect(question).toBeHidden()
})

test('an update is offered once the index has changed, and no longer when the list is newer than that', async ({
  startIndexedDesk,
}) => {
  const page = await startIndexedDesk(records(20))
  await answerWith(page, indexStatusUrl, { total: 21 })
  await answerWith(page, searchUrl, { everyone: 22 })
  await page.goto('/applicants')
  const update = page.getByRole('button', { name: 'Update', exact: true })
  await update.press('Enter')
  const applicants = new ApplicantsPage(page)
  await expect(applicants.found).toContainText(/^20 applicants/)
  await expect(update).toBeHidden()
  await expect(applicants.rows.first()).toBeFocused()
})

/** Lets the desk answer at this path, with other values for these properties. */
async function answerWith(page: Page, path: string, other: object) {
  await page.route(`**${path}*`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), ...other } })
  })
}
