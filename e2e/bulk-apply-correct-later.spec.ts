import { expect, test } from './fixtures'
import { applicantsFor, startRun } from './support/runs'

const send = 'POST /easy-apply'

test('corrections are still there after another screen, also when sending them failed there', async ({
  browserErrors,
  bulkApply,
  desk,
  jobs,
  names,
  page,
  run,
  sandbox,
  tray,
}) => {
  browserErrors.allow(/ERR_FAILED/)
  const body = { developer_message: 'This person cannot be reached' }
  await sandbox.fail({ endpoint: send, times: null, status: 422, body })
  const rows = applicantsFor('Warehouse associate', 1)
  const id = await startRun({ page, desk, names, sandbox }, { name: 'Corrected later', rows })
  await run.open(id, 'Corrected later')
  await run.fix('').click()
  const email = `later.${id.slice(0, 8)}@example.com`
  await bulkApply.correct(1, 'Email', email)
  const goElsewhere = async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Jobs' }).click()
    await expect(jobs.heading).toBeVisible()
  }
  const comeBack = async () => {
    await page.goBack()
    await expect(await bulkApply.cell(1, 'Email')).toHaveText(email)
  }
  await goElsewhere()
  await comeBack()

  let answer = () => {}
  const isLeft = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(
    /corrections$/,
    async (route) => {
      await isLeft
      await route.abort()
    },
    { times: 1 },
  )
  const sending = page.waitForRequest(/corrections$/)
  await run.sendCorrected.click()
  await sending
  await goElsewhere()
  answer()
  await expect(tray.toasts).toContainText('It’s unclear whether rows were sent again')
  await comeBack()
  await sandbox.clearFaults()
  await run.sendCorrected.click()
  await expect(run.corrections).toBeHidden()
  await expect(run.outcome('Submitted')).toHaveText('Submitted1')
  expect(await sandbox.works(send)).toBe(1)
})
