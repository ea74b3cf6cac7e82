import type { Locator } from '@playwright/test'
import { axe, expect, test } from './fixtures'
import { applicantsFor, startRun } from './support/runs'
import { people, table, warehouse } from './support/spreadsheets'

const job = 'Warehouse associate'

test('a run is one entry of the activity, which links to the run and to each of its applications', async ({
  activity,
  desk,
  names,
  page,
  run,
  sandbox,
}) => {
  const id = await startRun({ page, desk, names, sandbox }, { name: 'One entry', rows: applicantsFor(job, 5, 'entry') })
  await run.open(id, 'One entry')
  await expect(run.notice('All 5 are done')).toBeVisible()
  await activity.open()
  const entry = activity.row('One entry')
  await expect(entry).toHaveCount(1)
  await expect(entry).toContainText(/Rosa Recruiter.*Bulk apply.*One entry.*5 rows.*Done/)
  await expect(activity.row(/entry\.\d\./)).toHaveCount(0)
  await entry.getByRole('button', { name: 'Bulk apply' }).click()
  await axe(page)
  await activity.button('Show each').click()
  await expect(activity.row(/entry\.\d\./)).toHaveCount(5)
  await activity.row('entry.1.').getByRole('button', { name: 'Bulk apply' }).click()
  await activity.fact('Bulk apply').getByRole('link', { name: 'One entry' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'One entry' })).toBeVisible()
})

test('the details move from row to row and link to the applicant', async ({ desk, names, page, run, sandbox }) => {
  const id = await startRun({ page, desk, names, sandbox }, { name: 'Row by row', rows: applicantsFor(job, 3) })
  await run.open(id, 'Row by row')
  await expect(run.notice('All 3 are done')).toBeVisible()
  await run.row('row.1.').click()
  await expect(run.details.getByRole('button', { name: 'Previous row' })).toBeDisabled()
  await run.details.getByRole('button', { name: 'Next row' }).click()
  await expect(run.details).toContainText('row.2.')
  await page.keyboard.press('j')
  await expect(run.details).toContainText('row.3.')
  await expect(run.details.getByRole('button', { name: 'Next row' })).toBeDisabled()
  await run.details.getByRole('link', { name: /^\d+$/ }).click()
  await expect(page).toHaveURL(/\/applicants\?open=/)
})

test('a very long name leaves room for the email address in its row', async ({ bulkApply, run }) => {
  const [[email = ''] = []] = people(1)
  await bulkApply.open()
  await bulkApply.upload({ content: table([[email, 'Wolfeschlegelsteinhausen '.repeat(8), warehouse]]) })
  await bulkApply.check()
  await bulkApply.goOn.click()
  await bulkApply.send.click()
  const row = run.row(email)
  const hidden = (part: Locator) => part.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  expect(await hidden(row.getByText(email, { exact: true }))).toBe(0)
  const name = row.getByRole('button', { name: /^Wolfe/ })
  await expect(name).toBeVisible()
  expect(await hidden(name)).toBeGreaterThan(0)
})
