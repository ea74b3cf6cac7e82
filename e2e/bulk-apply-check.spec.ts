import { expect, test } from './fixtures'
import { emailOf, mail, people, table, warehouse } from './support/spreadsheets'

test('groups 300 bad rows among 1,000 by what is wrong, to be corrected or left out together', async ({
  bulkApply,
}) => {
  const rows = people(1_000).map(([email = '', name = '', job = ''], index) =>
    index < 100
      ? ['', name, job]
      : index < 200
        ? [`not an address ${index}`, name, job]
        : index < 300
          ? [email, '', job]
          : [email, name, job],
  )
  await bulkApply.open()
  await bulkApply.upload({ content: table(rows) })
  await bulkApply.check()
  await expect(bulkApply.summary).toHaveText('700 ready · 300 to fix')
  await expect(bulkApply.grid).toHaveAttribute('aria-rowcount', '1001')
  await expect.poll(async () => (await bulkApply.rowNumbers()).length).toBeLessThan(80)
  await bulkApply.filter('To fix').click()
  await expect(bulkApply.grid).toHaveAttribute('aria-rowcount', '301')
  const nameless = bulkApply.problem('Full name')
  await expect(nameless.getByRole('button', { name: 'Show' })).toBeVisible()
  await expect(
    bulkApply.problems.getByRole('button', { name: 'Set value for all' }),
    'names and addresses',
  ).toHaveCount(0)
  const missing = bulkApply.problem(/Email: .*100 rows/).first()
  await missing.getByRole('button', { name: 'Leave all out' }).click()
  await expect(bulkApply.summary).toHaveText('700 ready · 200 to fix · 100 left out')
  await bulkApply.undo.click()
  await expect(bulkApply.summary).toHaveText('700 ready · 300 to fix')
  await bulkApply.goOn.click()
  await expect(bulkApply.step('Send')).toBeVisible()
  const { name, text } = await bulkApply.save('leftOut')
  expect(name).toMatch(/^applications-not-sent-\d{4}-\d\d-\d\d-\d{6}\.csv$/)
  expect(text.trimEnd().split('\r\n')).toHaveLength(301)
})

test('cells that hold a formula need a review until a user confirms them', async ({ bulkApply }) => {
  await bulkApply.open()
  await bulkApply.upload({
    content: table([...people(2), [mail('eve'), '"=HYPERLINK(""http://evil.example"",""x"")"', warehouse]]),
  })
  await bulkApply.check()
  await expect(bulkApply.summary).toHaveText('2 ready · 1 to review')
  await bulkApply.problems.getByRole('button', { name: 'Send anyway' }).click()
  await expect(bulkApply.summary).toHaveText('2 ready · 1 sending anyway')
  await expect(bulkApply.filter('Sending anyway')).toHaveText('Sending anyway 1')
  await expect(bulkApply.goOn).toHaveAccessibleName('Continue with 3')
  await expect(bulkApply.goOn).toBeFocused()
})

test('of many problems those to fix come first, and the rest expand without a scroll bar of their own', async ({
  bulkApply,
  page,
}) => {
  const unknown = Array.from({ length: 5 }, (_, index) => people(2, `No job ${index}`)).flat()
  await bulkApply.open()
  await bulkApply.upload({ content: table([...unknown, ['not an address', 'Nobody', warehouse]]) })
  await bulkApply.check()
  const problems = bulkApply.problems.getByRole('listitem')
  await expect(problems).toHaveCount(4)
  await expect(problems.first()).toContainText('This is not an email address')
  await page.getByRole('button', { name: 'Show all 6' }).click()
  await expect(problems).toHaveCount(6)
  const hidden = await bulkApply.problems.evaluate((list) => list.scrollHeight - list.clientHeight)
  expect(hidden).toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: 'Show less' }).click()
  await expect(problems).toHaveCount(4)
})

test('the grid shows names in any script as they were written', async ({ bulkApply }) => {
  const world = ['Nguyễn Thị Ánh', 'محمد صلاح', 'יעל כהן', '李小龍', 'Þórður Æ. Guðjónsson', 'ஆறுமுகம்', 'Zoë O’Brien']
  await bulkApply.open()
  await bulkApply.upload({ content: table(world.map((name, index) => [mail(`w${index}`), name, warehouse])) })
  await bulkApply.check()
  await expect(bulkApply.summary).toHaveText('7 ready')
  for (const [index, name] of world.entries())
    await expect(await bulkApply.cell(index + 1, 'Full name')).toHaveText(name)
})

test('the next problem is not skipped after Enter led to it, nor by a second press right after', async ({
  bulkApply,
  page,
}) => {
  const rows = people(8)
  for (const row of [3, 4, 7]) rows[row - 1] = ['', `Person ${row}`, warehouse]
  await bulkApply.open()
  await bulkApply.upload({ content: table(rows) })
  await bulkApply.check()
  await expect(await bulkApply.cell(3, 'Email')).toBeFocused()
  await page.keyboard.type(mail('three'))
  await page.keyboard.press('Enter')
  await expect(bulkApply.summary).toHaveText('6 ready · 2 to fix')
  await expect(await bulkApply.cell(4, 'Email')).toBeFocused()
  await page.keyboard.press('Alt+ArrowDown')
  await page.keyboard.press('Alt+ArrowDown')
  await expect(await bulkApply.cell(7, 'Email')).toBeFocused()
})

test('the grid can be edited by keyboard alone', async ({ bulkApply, page }) => {
  const rows = people(60)
  rows[4] = ['', 'Person 5', warehouse]
  rows[40] = [mail('n').replace('@example.com', ''), 'Person 41', warehouse]
  await bulkApply.open()
  await bulkApply.upload({ content: table(rows) })
  await bulkApply.check()
  await expect(bulkApply.summary).toHaveText('58 ready · 2 to fix')
  await (await bulkApply.cell(1, 'Email')).click()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(await bulkApply.cell(5, 'Email')).toBeFocused()
  await expect(bulkApply.focused).toHaveAccessibleDescription(/Row 5 · ./)
  const five = mail('five')
  await page.keyboard.type(five)
  await page.keyboard.press('Enter')
  await expect(await bulkApply.cell(5, 'Email')).toHaveText(five)
  await expect(await bulkApply.cell(6, 'Email')).toBeFocused()
  await expect(bulkApply.summary).toHaveText('59 ready · 1 to fix')
  const six = mail('six')
  await page.keyboard.type(six)
  await page.keyboard.press('Alt+ArrowDown')
  await expect(await bulkApply.cell(41, 'Email')).toBeFocused()
  await page.keyboard.press('F2')
  await page.keyboard.type('@example.com')
  await page.keyboard.press('Tab')
  await expect(await bulkApply.cell(41, 'Email')).toHaveText(/^n\..+@example\.com$/)
  await expect(bulkApply.summary).toHaveText('60 ready')
  await page.keyboard.press('Control+Home')
  await expect(bulkApply.row(1).getByRole('rowheader')).toBeFocused()
  await expect(await bulkApply.cell(6, 'Email')).toHaveText(six)
  await page.keyboard.press('Space')
  await expect(bulkApply.summary).toHaveText('59 ready · 1 left out')
  await page.keyboard.press('Control+z')
  await expect(bulkApply.summary).toHaveText('60 ready')
  await page.keyboard.press('Control+End')
  await expect(bulkApply.row(60).locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(await bulkApply.cell(60, 'Email')).toBeFocused()
  await page.keyboard.type('typed and taken back')
  await page.keyboard.press('Escape')
  await expect(await bulkApply.cell(60, 'Email')).toHaveText(emailOf(rows, 60))
  await expect(await bulkApply.cell(60, 'Email')).toBeFocused()
  await page.keyboard.press('Delete')
  await expect(bulkApply.summary).toHaveText('59 ready · 1 to fix')
})

test('with only rows to fix shown, Enter fixes one after the other', async ({ bulkApply, page }) => {
  const rows = people(30).map(([email = '', name = '', job = ''], index) =>
    index % 10 === 3 ? ['', name, job] : [email, name, job],
  )
  await bulkApply.open()
  await bulkApply.upload({ content: table(rows) })
  await bulkApply.check()
  await bulkApply.filter('To fix').click()
  await (await bulkApply.cell(4, 'Email')).click()
  for (const number of [4, 14, 24]) {
    await expect(await bulkApply.cell(number, 'Email')).toBeFocused()
    await page.keyboard.type(mail(`fixed${number}`))
    await page.keyboard.press('Enter')
  }
  await expect(bulkApply.summary).toHaveText('30 ready')
  await bulkApply.filter('All').click()
  for (const number of [4, 14])
    await expect(await bulkApply.cell(number, 'Email')).toHaveText(new RegExp(`^fixed${number}\\.`))
})

test.describe('the focus', () => {
  const rows = people(30)
  rows[11] = [mail('twelve'), '', warehouse]
  rows[20] = ['not an address', 'Person 21', warehouse]

  test('is on “Check the rows” when all columns are matched, and on the first problem when “Show” asks for it', async ({
    bulkApply,
    page,
  }) => {
    await bulkApply.open()
    await bulkApply.upload({ content: table(rows) })
    await expect(bulkApply.checkRows).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(bulkApply.summary).toHaveText('28 ready · 2 to fix')
    await expect(await bulkApply.cell(12, 'Full name')).toBeFocused()
    await bulkApply.problem('not an address').getByRole('button', { name: 'Show' }).click()
    await expect(await bulkApply.cell(21, 'Email')).toBeFocused()
    await expect(bulkApply.grid).toHaveAttribute('aria-rowcount', '2')
    const address = mail('fixed')
    await page.keyboard.type(address)
    await page.keyboard.press('Enter')
    await bulkApply.filter('All').focus()
    await page.keyboard.press('Alt+ArrowDown')
    await expect(await bulkApply.cell(12, 'Full name'), 'from anywhere in the step').toBeFocused()
  })

  test('is on “Continue” when nothing is wrong, and then on the field for the number', async ({ bulkApply, page }) => {
    await bulkApply.open()
    await bulkApply.upload({ content: table(people(31)) })
    await expect(bulkApply.checkRows).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(bulkApply.goOn).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(bulkApply.confirmation).toBeFocused()
  })

  test('is on the next required choice, not on a button that is disabled', async ({ bulkApply }) => {
    await bulkApply.open()
    await bulkApply.upload({ content: 'Email,Name\nada@example.com,Ada\n' })
    await expect(bulkApply.step('Match columns')).toBeFocused()
  })
})

test('a single row is not called “all rows”', async ({ bulkApply }) => {
  await bulkApply.open()
  await bulkApply.upload({ content: table([...people(2), [mail('x'), '', warehouse]]) })
  await bulkApply.check()
  const nameless = bulkApply.problem('Full name')
  await expect(nameless.getByRole('button', { name: 'Set value', exact: true })).toBeVisible()
  await expect(nameless.getByRole('button', { name: 'Leave out', exact: true })).toBeVisible()
})

test('the last step says why rows are not sent, with numbers that add up, and links a job once', async ({
  bulkApply,
  page,
}) => {
  await bulkApply.open()
  const formula = [mail('eve'), '=A1', warehouse]
  await bulkApply.upload({ content: table([...people(2), formula, ['nobody', '=A1', warehouse]]) })
  await bulkApply.check()
  await bulkApply.problems.getByRole('button', { name: 'Send anyway' }).click()
  await expect(bulkApply.summary).toHaveText('2 ready · 1 sending anyway · 1 to fix')
  await bulkApply.goOn.click()
  const notSent = page.locator('dt', { hasText: 'Not sent' }).locator('xpath=following-sibling::dd[1]')
  await expect(notSent).toHaveText(/^1 row · 1 to fix\s*Reasons: invalid value \(1\)\.$/)
  await page.getByRole('definition').getByRole('link', { name: 'Warehouse associate' }).click()
  await expect(page.getByRole('dialog', { name: 'Job details' })).toBeVisible()
})
