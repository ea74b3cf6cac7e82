import type { Page } from '@playwright/test'
import { applicationsUrl } from '../lib/easy-apply/contract'
import { expect, test } from './fixtures'
import type { ApplicantsPage } from './pages/applicants'
import type { EasyApplyPage } from './pages/easy-apply'
import { sampleApplicants } from './support/sample-applicants'

type Pages = { applicants: ApplicantsPage; easyApply: EasyApplyPage; page: Page }

/** Opens the form in an applicant's details, and chooses the job "Line cook". */
async function openForm({ applicants, easyApply, page }: Pages, name: string) {
  await applicants.row(name).getByRole('button').click()
  await page.keyboard.press('a')
  await easyApply.chooseJob('Line cook')
}

/** What a held answer waits for, and the function that ends the wait. */
function latch() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open: () => open() }
}

const people = () => sampleApplicants(12, () => ({ email: `left.${crypto.randomUUID()}@example.com` }))

test('a form that is left while it is being sent is kept, and is sent once when it is submitted again', async ({
  applicants,
  browserErrors,
  easyApply,
  page,
  sandbox,
  tray,
}) => {
  browserErrors.allow(/ERR_FAILED/)
  await sandbox.haveApplicants(people())
  await applicants.openAll()
  await openForm({ applicants, easyApply, page }, 'Person 007')
  await easyApply.fullName.fill('Person Seven')
  const { opened: isLeft, open: answer } = latch()
  // The desk receives it, but its answer does not arrive.
  await page.route(
    `**${applicationsUrl}`,
    async (route) => {
      await isLeft
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  const sent = page.waitForRequest(`**${applicationsUrl}`)
  await easyApply.submit.click()
  await sent
  await applicants.row('Person 008').getByRole('button').click()
  await expect(applicants.details.getByRole('heading', { name: 'Person 008' })).toBeVisible()
  answer()
  await expect(tray.toasts).toContainText('It’s unclear whether this was sent: Person Seven, Line cook')

  await applicants.row('Person 007').getByRole('button').click()
  await expect(applicants.details.getByText('Started, not sent')).toBeVisible()
  await applicants.details.getByRole('button', { name: 'Apply to a job' }).click()
  await expect(easyApply.fullName).toHaveValue('Person Seven')
  await expect(easyApply.job).toHaveValue(/^Line cook/)
  await easyApply.submit.click()
  await expect(
    page.getByRole('region', { name: 'Apply to a job' }).getByRole('link', { name: 'Person Seven' }),
  ).toBeVisible()
  const requests = (await sandbox.requests('POST /easy-apply')).filter(({ body }) =>
    JSON.stringify(body).includes('Person Seven'),
  )
  expect(requests).toHaveLength(1)
})

test('a user who has left a form is told that it was not sent, and why', async ({
  applicants,
  easyApply,
  page,
  sandbox,
  tray,
}) => {
  await sandbox.haveApplicants(people())
  await applicants.openAll()
  await openForm({ applicants, easyApply, page }, 'Person 005')
  const { opened: isLeft, open: answer } = latch()
  const json = { state: 'not-allowed', reason: 'Applications are paused.' }
  await page.route(`**${applicationsUrl}`, async (route) => {
    await isLeft
    await route.fulfill({ json })
  })
  const sent = page.waitForRequest(`**${applicationsUrl}`)
  await easyApply.submit.click()
  await sent
  await page.keyboard.press('Escape')
  await expect(page.getByRole('region', { name: 'Apply to a job' })).toBeHidden()
  answer()
  await expect(tray.toasts).toContainText('Not sent: Person 005, Line cook')
  await expect(tray.toasts).toContainText('Applications are paused.')
})

test('an application that is recorded after its form was left is never called unsent', async ({
  applicants,
  easyApply,
  page,
  sandbox,
  tray,
}) => {
  await sandbox.haveApplicants(people())
  await tray.clear()
  await applicants.openAll()
  await openForm({ applicants, easyApply, page }, 'Person 003')
  await easyApply.fullName.fill('Person Three')
  const { opened: isLeft, open: answer } = latch()
  await page.route(`**${applicationsUrl}`, async (route) => {
    await isLeft
    await route.continue()
  })
  const apply = applicants.details.getByRole('button', { name: 'Apply to a job' })
  const unsent = applicants.details.getByText('Started, not sent')
  const sent = page.waitForRequest(`**${applicationsUrl}`)
  await easyApply.submit.click()
  await sent
  await page.keyboard.press('Escape')
  await expect(apply).toBeVisible()
  await expect(unsent).toBeHidden()

  await apply.click()
  await expect(easyApply.fullName).toHaveValue('Person Three')
  await expect(easyApply.job).toHaveValue(/^Line cook/)
  answer()
  await expect(tray.button).toBeVisible()
  await applicants.row('Person 004').getByRole('button').click()
  await expect(applicants.details.getByRole('heading', { name: 'Person 004' })).toBeVisible()
  await applicants.row('Person 003').getByRole('button').click()
  await expect(apply).toBeVisible()
  await expect(unsent).toBeHidden()
})

test('values that were changed after the desk had recorded others are kept, and sent on the next press', async ({
  applicants,
  browserErrors,
  easyApply,
  page,
  sandbox,
  tray,
}) => {
  browserErrors.allow(/ERR_FAILED/)
  await sandbox.haveApplicants(people())
  await applicants.openAll()
  await openForm({ applicants, easyApply, page }, 'Person 009')
  await easyApply.fullName.fill('Person Nine')
  // The desk receives it, but its answer does not arrive.
  await page.route(
    `**${applicationsUrl}`,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await easyApply.submit.click()
  await expect(applicants.details.getByText('The desk did not answer')).toBeVisible()

  const { opened: isLeft, open: answer } = latch()
  await page.route(`**${applicationsUrl}`, async (route) => {
    await isLeft
    await route.continue()
  })
  await easyApply.fullName.fill('Person Nine Changed')
  const sent = page.waitForRequest(`**${applicationsUrl}`)
  await easyApply.submit.click()
  await sent
  await applicants.row('Person 010').getByRole('button').click()
  await expect(applicants.details.getByRole('heading', { name: 'Person 010' })).toBeVisible()
  answer()
  await expect(tray.toasts).toContainText('Not sent: Person Nine Changed, Line cook')
  await expect(tray.toasts).toContainText('This form was sent before with other values')

  await applicants.row('Person 009').getByRole('button').click()
  await expect(applicants.details.getByText('Started, not sent')).toBeVisible()
  await applicants.details.getByRole('button', { name: 'Apply to a job' }).click()
  await expect(easyApply.fullName).toHaveValue('Person Nine Changed')
  const again = page.waitForRequest(`**${applicationsUrl}`)
  await easyApply.submit.click()
  expect((await again).postDataJSON().id).not.toBe((await sent).postDataJSON().id)
})
