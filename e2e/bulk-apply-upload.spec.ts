import { readPointer } from '../lib/partner/profile/pointer'
import { axe, expect, test } from './fixtures'
import { numbered } from './numbered'
import { people as accounts } from './people'

/** Open jobs of a fresh sandbox, and one that is closed. */
const warehouse = '881200'
const lines = (rows: string[][], separator = ',') => rows.map((row) => `${row.join(separator)}\r\n`).join('')
/** Nobody that this desk has applied for before. */
const mail = (name: string) => `${name}.${crypto.randomUUID().slice(0, 8)}@example.com`
const people = (count: number, job = warehouse) =>
  Array.from({ length: count }, (_, index) => [mail(`p${index + 1}`), `Person ${index + 1}`, job])
const emailOf = (rows: string[][], number: number) => rows[number - 1]?.[0] ?? ''
const header = ['Email', 'Name', 'Job ID']
const table = (rows: string[][]) => lines([header, ...rows])

test('a file becomes a run, step by step, and each row reaches the partner once', { tag: '@core' }, async ({
  bulkApply,
  names,
  page,
  sandbox,
}) => {
  const rows = people(3, String(names.sample.openJob))
  await bulkApply.open()
  await expect(bulkApply.current).toHaveText(/Upload/)
  await bulkApply.upload({ name: 'three.csv', content: table(rows) })
  await expect(bulkApply.step('Match columns')).toBeFocused()
  await expect(bulkApply.preview).toContainText(emailOf(rows, 2))
  await bulkApply.enqueue.uncheck()
  await bulkApply.check()
  await expect(bulkApply.summary).toHaveText('3 ready')
  await bulkApply.goOn.click()
  await expect(bulkApply.step('Send')).toBeVisible()
  await expect(bulkApply.runName).toHaveValue('three')
  await expect(bulkApply.confirmation).toBeHidden()
  await bulkApply.send.dblclick()
  await expect(page).toHaveURL(/\/bulk-apply\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { level: 1, name: 'three' })).toBeVisible()
  await expect(async () => {
    const sent = (await sandbox.requests('POST /easy-apply')).filter(({ isWorkDone }) => isWorkDone)
    expect(sent.map(({ body }) => readPointer(body, names.profile.easyApply.email)).sort()).toEqual(
      rows.map(([email]) => email).sort(),
    )
  }).toPass({ timeout: 20_000 })
  await page.goto('/bulk-apply')
  await expect(bulkApply.step('Upload')).toBeVisible()
})

test('a CSV that Excel wrote, with semicolons and in Windows-1252, keeps its letters', async ({ bulkApply }) => {
  const content = Buffer.from(
    lines(
      [
        ['E-Mail', 'Name', 'Stelle'],
        [mail('juergen'), 'Jürgen Größe', warehouse],
        [mail('zoe'), '"Zoë; die Zweite"', warehouse],
      ],
      ';',
    ),
    'latin1',
  )
  await bulkApply.open()
  await bulkApply.upload({ content })
  await expect(bulkApply.preview).toContainText('Jürgen Größe')
  await expect(bulkApply.preview).toContainText('Zoë; die Zweite')
  await bulkApply.check()
  await expect(bulkApply.summary).toHaveText('2 ready')
})

test('rows are pasted as a spreadsheet copies them', async ({ bulkApply }) => {
  await bulkApply.open()
  await bulkApply.paste(
    `Email\tName\tJob ID\n${mail('ada')}\t"Ada ""the first"" Lovelace"\t${warehouse}\n${mail('grace')}\tGrace\t${warehouse}\n`,
  )
  await expect(bulkApply.preview).toContainText('Ada "the first" Lovelace')
  await bulkApply.check()
  await expect(bulkApply.summary).toHaveText('2 ready')
})

test('what is not a table gets one sentence, and the next file is taken', async ({ bulkApply }) => {
  await bulkApply.open()
  await bulkApply.upload({ name: 'people.xls', content: Buffer.from(`d0cf11e0a1b11ae1${'00'.repeat(600)}`, 'hex') })
  await expect(bulkApply.refusal).toContainText('Excel workbook')
  await bulkApply.upload({ content: table(people(2)) })
  await expect(bulkApply.refusal).toBeHidden()
  await expect(bulkApply.step('Match columns')).toBeVisible()
})

test('the template comes back with every column matched', async ({ bulkApply, page }) => {
  await bulkApply.open()
  await expect(async () => {
    const { name, text } = await bulkApply.save('template')
    expect(name).toBe('applications-template.csv')
    expect(text).toContain('Email')
    await bulkApply.upload({
      content: `${text.trimEnd()}\r\n${mail('ada')},${warehouse}${','.repeat(text.split(',').length - 2)}\r\n`,
    })
  }).toPass()
  const choices = page.getByRole('table', { name: 'Columns' }).getByRole('combobox')
  await expect(choices.nth(3)).toBeVisible()
  for (const choice of await choices.all()) await expect(choice).not.toHaveValue('')
})

test('300 bad rows among 1,000 are named by what is wrong, and mended or left out together', async ({ bulkApply }) => {
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
  await expect(bulkApply.summary).toHaveText('700 ready · 300 to mend')
  await expect(bulkApply.grid).toHaveAttribute('aria-rowcount', '1001')
  expect((await bulkApply.rowNumbers()).length).toBeLessThan(80)
  await bulkApply.filter('To mend').click()
  await expect(bulkApply.grid).toHaveAttribute('aria-rowcount', '301')
  const nameless = bulkApply.problem('Full name')
  await nameless.getByRole('button', { name: 'Set for all' }).click()
  await nameless.getByRole('textbox').fill('Unknown')
  await nameless.getByRole('button', { name: 'Set', exact: true }).click()
  await expect(bulkApply.summary).toHaveText('800 ready · 200 to mend')
  const missing = bulkApply.problem(/Email: .*100 rows/).first()
  await missing.getByRole('button', { name: 'Leave all out' }).click()
  await expect(bulkApply.summary).toHaveText('800 ready · 100 to mend · 100 left out')
  await bulkApply.undo.click()
  await expect(bulkApply.summary).toHaveText('800 ready · 200 to mend')
  await bulkApply.goOn.click()
  await expect(bulkApply.step('Send')).toBeVisible()
  const { name, text } = await bulkApply.save('leftOut')
  expect(name).toBe('applications-left-out.csv')
  expect(text.trimEnd().split('\r\n')).toHaveLength(201)
})

test('cells that hold a formula are doubtful until somebody says so', async ({ bulkApply }) => {
  await bulkApply.open()
  await bulkApply.upload({
    content: table([...people(2), [mail('eve'), '"=HYPERLINK(""http://evil.example"",""x"")"', warehouse]]),
  })
  await bulkApply.check()
  await expect(bulkApply.summary).toHaveText('2 ready · 1 doubtful')
  await bulkApply.problems.getByRole('button', { name: 'Send all the same' }).click()
  await expect(bulkApply.summary).toHaveText('3 ready')
})

test('names of the whole world stand in the grid as they were written', async ({ bulkApply }) => {
  const world = ['Nguyễn Thị Ánh', 'محمد صلاح', 'יעל כהן', '李小龍', 'Þórður Æ. Guðjónsson', 'ஆறுமுகம்', 'Zoë O’Brien']
  await bulkApply.open()
  await bulkApply.upload({ content: table(world.map((name, index) => [mail(`w${index}`), name, warehouse])) })
  await bulkApply.check()
  await expect(bulkApply.summary).toHaveText('7 ready')
  for (const [index, name] of world.entries())
    await expect(await bulkApply.cell(index + 1, 'Full name')).toHaveText(name)
})

test('the grid is edited by keyboard alone', async ({ bulkApply, page }) => {
  const rows = people(60)
  rows[4] = ['', 'Person 5', warehouse]
  rows[40] = [mail('n').replace('@example.com', ''), 'Person 41', warehouse]
  await bulkApply.open()
  await bulkApply.upload({ content: table(rows) })
  await bulkApply.check()
  await expect(bulkApply.summary).toHaveText('58 ready · 2 to mend')
  await (await bulkApply.cell(1, 'Email')).click()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(await bulkApply.cell(5, 'Email')).toBeFocused()
  await expect(bulkApply.focused).toHaveAccessibleDescription(/Row 5 · ./)
  const five = mail('five')
  await page.keyboard.type(five)
  await page.keyboard.press('Enter')
  await expect(await bulkApply.cell(5, 'Email')).toHaveText(five)
  await expect(await bulkApply.cell(6, 'Email')).toBeFocused()
  await expect(bulkApply.summary).toHaveText('59 ready · 1 to mend')
  await page.keyboard.press('Alt+ArrowDown')
  await expect(await bulkApply.cell(41, 'Email')).toBeFocused()
  await page.keyboard.press('F2')
  await page.keyboard.type('@example.com')
  await page.keyboard.press('Tab')
  await expect(await bulkApply.cell(41, 'Email')).toHaveText(/^n\..+@example\.com$/)
  await expect(bulkApply.summary).toHaveText('60 ready')
  await page.keyboard.press('Control+Home')
  await expect(bulkApply.row(1).getByRole('rowheader')).toBeFocused()
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
  await expect(bulkApply.summary).toHaveText('59 ready · 1 to mend')
})

test('with only rows to mend shown, one after the other is mended by Enter', async ({ bulkApply, page }) => {
  const rows = people(30).map(([email = '', name = '', job = ''], index) =>
    index % 10 === 3 ? ['', name, job] : [email, name, job],
  )
  await bulkApply.open()
  await bulkApply.upload({ content: table(rows) })
  await bulkApply.check()
  await bulkApply.filter('To mend').click()
  await (await bulkApply.cell(4, 'Email')).click()
  for (const number of [4, 14, 24]) {
    await expect(await bulkApply.cell(number, 'Email')).toBeFocused()
    await page.keyboard.type(mail(`mended${number}`))
    await page.keyboard.press('Enter')
  }
  await expect(bulkApply.summary).toHaveText('30 ready')
  await bulkApply.filter('All').click()
  for (const number of [4, 14])
    await expect(await bulkApply.cell(number, 'Email')).toHaveText(new RegExp(`^mended${number}\\.`))
})

test('what columns were matched to is remembered', async ({ bulkApply }) => {
  const content = lines([
    ['Email', 'Name', 'Job ID', 'Seen where'],
    [mail('ada'), 'Ada', warehouse, 'Fair'],
  ])
  await bulkApply.open()
  await bulkApply.upload({ content })
  await expect(bulkApply.column('Seen where')).toHaveValue('')
  await bulkApply.column('Seen where').selectOption({ label: 'Source' })
  await bulkApply.check()
  await bulkApply.startOver.click()
  await bulkApply.open()
  await bulkApply.upload({ content })
  await expect(bulkApply.column('Seen where').locator(':checked')).toHaveText('Source')
})

test('the job may be the same for all rows', async ({ bulkApply, page }) => {
  await bulkApply.open()
  await bulkApply.upload({
    content: lines([
      ['Email', 'Name'],
      [mail('ada'), 'Ada'],
    ]),
  })
  await bulkApply.checkRows.click()
  await expect(page.getByRole('alert').filter({ hasText: 'Something is needed' })).toContainText('Job')
  await bulkApply.chooseJob('Warehouse associate')
  await bulkApply.check()
  await expect(bulkApply.summary).toHaveText('1 ready')
  await bulkApply.goOn.click()
  await expect(page.getByText('Warehouse associate')).toBeVisible()
})

test('selected applicants come to the columns, those without an address as problems', async ({
  applicants,
  bulkApply,
  page,
  sandbox,
}) => {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  await sandbox.haveApplicants(numbered(20, (index) => (index === 4 ? { email: undefined } : {})))
  await applicants.openAll()
  await applicants.select(2).click()
  await applicants.select(6).click({ modifiers: ['Shift'] })
  await applicants.apply.click()
  await expect(bulkApply.step('Match columns')).toBeVisible()
  await expect(bulkApply.preview).toContainText('person3@example.com')
  await bulkApply.chooseJob('Warehouse associate')
  await bulkApply.check()
  await expect(bulkApply.summary).toHaveText('4 ready · 1 to mend')
  expect(addresses.filter((address) => /@|%40|person3/i.test(address))).toEqual([])
})

test('nothing is lost by looking at another screen, and starting over asks first', async ({
  bulkApply,
  jobs,
  page,
}) => {
  await bulkApply.open()
  await bulkApply.upload({ content: table(people(5)) })
  await bulkApply.check()
  await (await bulkApply.cell(2, 'Full name')).dblclick()
  await page.keyboard.type(' II')
  await page.keyboard.press('Enter')
  await expect(await bulkApply.cell(2, 'Full name')).toHaveText('Person 2 II')
  const navigation = page.getByRole('navigation', { name: 'Main' })
  await navigation.getByRole('link', { name: 'Jobs' }).click()
  await expect(jobs.heading).toBeVisible()
  await navigation.getByRole('link', { name: 'Bulk apply' }).click()
  await expect(await bulkApply.cell(2, 'Full name')).toHaveText('Person 2 II')
  await bulkApply.backTo('Match columns')
  await bulkApply.check()
  await expect(await bulkApply.cell(2, 'Full name')).toHaveText('Person 2 II')
  await bulkApply.startOver.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Forget it' }).click()
  await expect(bulkApply.step('Upload')).toBeVisible()
})

test('more than 30 are sent only with their number typed', async ({ bulkApply, page, sandbox }) => {
  await bulkApply.open()
  await bulkApply.upload({ content: table(people(31)) })
  await bulkApply.check()
  await bulkApply.goOn.click()
  await bulkApply.send.click()
  await expect(bulkApply.confirmation).toHaveAccessibleDescription(/Type the number of applications: 31/)
  await bulkApply.confirmation.fill('30')
  await bulkApply.send.click()
  await expect(bulkApply.step('Send')).toBeVisible()
  await bulkApply.confirmation.fill('31')
  await bulkApply.send.click()
  await expect(page).toHaveURL(/\/bulk-apply\/[0-9a-f-]{36}$/)
  await expect(async () => {
    expect(await sandbox.works('POST /easy-apply')).toBe(31)
  }).toPass({ timeout: 20_000 })
})

test('a desk that goes away while rows are handed over is asked again from there on, and nothing is sent twice', async ({
  bulkApply,
  page,
  problems,
  sandbox,
}) => {
  problems.allow(/ERR_FAILED/)
  await bulkApply.open()
  await bulkApply.upload({ content: table(people(3)) })
  await bulkApply.check()
  await bulkApply.goOn.click()
  await page.route('**/api/runs/*/rows', (route) => route.abort(), { times: 1 })
  await bulkApply.send.click()
  await expect(page.getByRole('alert').filter({ hasText: 'The desk cannot be reached' })).toContainText(
    'Nothing was sent',
  )
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(/\/bulk-apply\/[0-9a-f-]{36}$/)
  await expect(async () => {
    expect(await sandbox.works('POST /easy-apply')).toBe(3)
  }).toPass({ timeout: 20_000 })
})

test('rows that the desk does not take are shown once more, marked, and can be mended', async ({
  bulkApply,
  page,
  sandbox,
}) => {
  const rows = people(3)
  await bulkApply.open()
  await bulkApply.upload({ content: table(rows) })
  await bulkApply.check()
  await bulkApply.goOn.click()
  const refusal = { state: 'invalid', errors: [{ row: 2, errors: { '/anything': 'This cannot be stored' } }] }
  await page.route('**/api/runs/*/rows', (route) => route.fulfill({ json: refusal }), { times: 1 })
  await bulkApply.send.click()
  await expect(bulkApply.step('Check')).toBeVisible()
  const notice = page.getByRole('alert').filter({ hasText: 'The desk did not take 1 row' })
  await expect(notice).toContainText('Row 2: This cannot be stored')
  await expect(bulkApply.row(2)).toContainText('Not taken')
  await (await bulkApply.cell(2, 'Full name')).click()
  await page.keyboard.type('Somebody else')
  await page.keyboard.press('Enter')
  await expect(notice).toBeHidden()
  await bulkApply.goOn.click()
  await bulkApply.send.click()
  await expect(page).toHaveURL(/\/bulk-apply\/[0-9a-f-]{36}$/)
  await expect(async () => {
    const sent = (await sandbox.requests('POST /easy-apply')).filter(({ isWorkDone }) => isWorkDone)
    expect(sent).toHaveLength(3)
    expect(JSON.stringify(sent.map(({ body }) => body))).toContain('Somebody else')
  }).toPass({ timeout: 20_000 })
})

test('a session that ends before the rows are handed over is signed in again, and the run goes on', async ({
  bulkApply,
  context,
  page,
  problems,
  sandbox,
}) => {
  problems.allow(/401/)
  await bulkApply.open()
  await bulkApply.upload({ content: table(people(2)) })
  await bulkApply.check()
  await bulkApply.goOn.click()
  await context.clearCookies()
  await bulkApply.send.click()
  const dialog = page.getByRole('dialog', { name: 'Sign in again' })
  await dialog.getByLabel('Email').fill(accounts.recruiter.email)
  await dialog.getByLabel('Password').fill(accounts.recruiter.password)
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(/\/bulk-apply\/[0-9a-f-]{36}$/)
  await expect(async () => {
    expect(await sandbox.works('POST /easy-apply')).toBe(2)
  }).toPass({ timeout: 20_000 })
})

test('where the jobs cannot be read the rows are checked without them', async ({
  bulkApply,
  page,
  problems,
  sandbox,
}) => {
  problems.allow(/502/)
  await sandbox.fail({ endpoint: 'GET /jobs', times: null, status: 403 })
  await bulkApply.open()
  await bulkApply.upload({ content: table(people(2, 'no-such-job')) })
  await bulkApply.check()
  await expect(page.getByText('The jobs could not be checked')).toBeVisible()
  await expect(bulkApply.summary).toHaveText('2 ready')
  await sandbox.clearFaults()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(bulkApply.summary).toHaveText('0 ready · 2 doubtful')
})

test('who was applied for from this desk is marked; where the desk cannot be asked it says so', async ({
  bulkApply,
  easyApply,
  page,
  problems,
}) => {
  problems.allow(/ERR_FAILED/)
  await easyApply.open()
  const email = await easyApply.fillIn({ isQueued: true })
  await easyApply.submit.click()
  await expect(easyApply.verdict('Queued')).toBeVisible()
  await page.route('**/api/runs/earlier', (route) => route.abort(), { times: 1 })
  await bulkApply.open()
  await bulkApply.upload({ content: table([...people(2), [email.toUpperCase(), 'Ada', warehouse]]) })
  await bulkApply.check()
  const notice = page.getByRole('status').filter({ hasText: 'Earlier applications could not be looked up' })
  await notice.getByRole('button', { name: 'Try again' }).click()
  await expect(notice).toBeHidden()
  await expect(bulkApply.summary).toHaveText('2 ready · 1 doubtful')
  await bulkApply.problems.getByRole('button', { name: 'Show' }).click()
  await expect(bulkApply.grid).toHaveAttribute('aria-rowcount', '2')
})

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(colorScheme, () => {
    test.use({ colorScheme })

    test('axe finds nothing on the steps', async ({ bulkApply, page }) => {
      const rows = people(40)
      rows[4] = ['', 'Person 5', '1']
      rows[5] = [emailOf(rows, 1), 'Person 1', warehouse]
      await bulkApply.open()
      await bulkApply.upload({ content: table(rows) })
      await expect(bulkApply.preview).toContainText(emailOf(rows, 2))
      await axe(page)
      await bulkApply.check()
      await expect(await bulkApply.cell(1, 'Email')).toHaveText(emailOf(rows, 1))
      await axe(page)
      await bulkApply.goOn.click()
      await expect(bulkApply.step('Send')).toBeVisible()
      await axe(page)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow, 'the page is wider than the window').toBeLessThanOrEqual(0)
    })
  })
