import { type ListedAnswer, listedOfRunUrl } from '../lib/applicants/contract'
import { type RunRows, runRowsUrl } from '../lib/bulk-apply/contract'
import { axe, expect, test } from './fixtures'
import { applicantsFor, startRun } from './support/runs'

/** A job of a team that accepts repeats: a lost answer cannot be reconciled there. */
const repeating = 'Verkäufer:in Teilzeit (m/w/d)'
const send = 'POST /easy-apply'

test.beforeEach(({ tray }) => tray.clear())

test('one check of all unconfirmed rows marks those now in the list of applicants', async ({
  desk,
  names,
  page,
  run,
  sandbox,
}) => {
  const rows = applicantsFor(repeating, 3, 'listed')
  for (const { email } of rows.slice(1))
    await sandbox.fail({ endpoint: send, transport: 'drop', when: 'after', match: { bodyContains: email } })
  const id = await startRun({ page, desk, names, sandbox }, { name: 'Listed by now', rows })
  let asked = 0
  await page.route(`**${listedOfRunUrl(id)}`, async (route) => {
    asked += 1
    const answer = await page.request.get(`${runRowsUrl(id)}?outcome=needs-decision&offset=0&limit=10`)
    const { items }: RunRows = await answer.json()
    const listed = { [items[0]?.id ?? '']: { id: '471147', appliedAt: new Date().toISOString() } }
    await route.fulfill({ json: { listed } satisfies ListedAnswer })
  })
  await run.open(id, 'Listed by now')
  await expect(run.notice('2 rows unconfirmed')).toBeVisible()
  const link = run.row('listed.2.').getByRole('link', { name: 'list of applicants' })
  await expect(link).toHaveAttribute('href', '/applicants?open=471147')
  await expect(run.row('listed.3.')).not.toContainText('list of applicants')
  expect(asked, 'not for each row').toBeLessThanOrEqual(2)
  const notice = run.notice('2 rows unconfirmed')
  await notice.getByRole('button', { name: 'Details' }).click()
  await expect(notice).toContainText('In the list of applicants by now: 1')
  await expect(run.row('listed.2.').getByRole('button', { name: 'Row 2 arrived' })).toBeVisible()
  await run.row('listed.2.').click()
  await expect(run.details).toContainText('is in the list of applicants')
  await expect(run.row('listed.2.').getByRole('button', { name: 'Row 2 arrived' }), 'too little room').toBeHidden()
  await expect(run.details.getByRole('button', { name: 'It arrived' })).toBeVisible()
  await page.keyboard.press('Escape')
  await notice.getByRole('button', { name: 'Send the other one again' }).click()
  const question = page.getByRole('dialog', { name: 'Send 1 row again?' })
  await expect(question).toContainText('1 row that is in the list of applicants won’t be sent')
  await question.getByRole('button', { name: 'Send 1 again' }).click()
  await expect(run.notice('1 row is being sent again')).toBeAttached()
  await expect(run.outcome('Submitted')).toHaveText('Submitted2')
  await expect(run.outcome('Unconfirmed')).toHaveText('Unconfirmed1')
  expect(await sandbox.works(send), 'what the list holds is not sent again').toBe(4)
})

test('unconfirmed rows can be decided one by one or all at once, with the risks explained', async ({
  desk,
  names,
  page,
  run,
  sandbox,
}) => {
  const rows = applicantsFor(repeating, 6, 'doubt')
  for (const { email } of rows.slice(1, 5))
    await sandbox.fail({ endpoint: send, transport: 'drop', when: 'after', match: { bodyContains: email } })
  const id = await startRun({ page, desk, names, sandbox }, { name: 'In doubt', rows })
  await run.open(id, 'In doubt')
  const notice = run.notice('4 rows unconfirmed')
  await expect(notice.getByText('this may create a duplicate application')).toBeHidden()
  await notice.getByRole('button', { name: 'Details' }).click()
  await expect(notice.getByText('this may create a duplicate application')).toBeVisible()
  await expect(run.outcome('Unconfirmed')).toHaveText('Unconfirmed4')
  await axe(page)
  await notice.getByRole('button', { name: 'Show them' }).click()
  await expect(run.outcome('Unconfirmed')).toHaveAttribute('aria-pressed', 'true')
  await expect(run.rows).toHaveCount(4)
  await run.row('doubt.2.').getByRole('button', { name: 'Don’t resend row 2' }).click()
  await expect(run.rows).toHaveCount(3)
  await expect(run.standing).toBeFocused()
  await expect(run.notice('1 row left unconfirmed')).toBeAttached()
  await run.row('doubt.3.').click()
  await expect(run.details).toContainText('It may have been submitted')
  await run.details.getByRole('button', { name: 'Send again', exact: true }).click()
  await expect(run.rows).toHaveCount(2)
  await expect(run.notice('1 row is being sent again')).toBeAttached()
  await expect(run.details.locator(':focus'), 'on what the details say now').toHaveCount(1)
  await page.keyboard.press('Escape')
  await run.notice('2 rows unconfirmed').getByRole('button', { name: 'Don’t resend' }).click()
  await run.answer('Leave 2 rows unconfirmed?', 'Don’t resend 2')
  await expect(run.notice('2 rows left unconfirmed')).toBeAttached()
  await expect(run.standing).toBeFocused()
  await run.outcome('All rows').click()
  await expect(run.outcome('Left unconfirmed')).toHaveText('Left unconfirmed3')
  await expect(run.notice(/All 6 are done: 3 submitted, 3 left unconfirmed/)).toBeVisible()
  // Each arrived the first time, and the one sent again arrived twice, as the desk never claimed otherwise.
  expect(await sandbox.works(send)).toBe(7)
})
