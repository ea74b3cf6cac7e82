import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { sampleApplicants } from './support/sample-applicants'

async function countPages(page: Page): Promise<number> {
  const file = (await page.pdf()).toString('latin1')
  return file.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
}

test('open details are printed alone, to their last field, and a long list without empty pages', async ({
  applicants,
  page,
  sandbox,
}) => {
  const answers = Object.fromEntries(Array.from({ length: 120 }, (_, at) => [`answer_${at}`, `Yes, ${at}`]))
  await sandbox.haveApplicants(sampleApplicants(400, () => ({ answers })))
  await applicants.openAll()
  expect(await countPages(page)).toBeLessThanOrEqual(5)

  await applicants.row('Person 005').getByRole('button').click()
  await expect(applicants.details.getByText('Yes, 119')).toBeAttached()
  await page.emulateMedia({ media: 'print' })
  await expect(applicants.details.getByRole('heading', { name: 'Person 005' })).toBeVisible()
  await expect(applicants.list).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  expect(await countPages(page)).toBeGreaterThan(2)
})
