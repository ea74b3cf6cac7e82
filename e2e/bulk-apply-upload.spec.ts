import { writeXlsx } from 'hucre/xlsx'
import { readPointer } from '../lib/records/pointer'
import { expect, test } from './fixtures'
import { axeInBothThemes } from './support/accessibility'
import { choose } from './support/choose'
import { sampleApplicants } from './support/sample-applicants'
import { emailOf, lines, mail, people, table, warehouse } from './support/spreadsheets'

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
  await expect(bulkApply.step('Match columns')).toBeVisible()
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
  }).toPass()
  await page.goto('/bulk-apply')
  await expect(bulkApply.step('Upload')).toBeVisible()
})

test('a CSV file from Excel, with semicolons and in Windows-1252, keeps its letters', async ({ bulkApply }) => {
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

test('an Excel workbook is read with its dates and numbers', async ({ bulkApply, page }) => {
  const [email, job] = [mail('ada'), Number(warehouse)]
  const rows = [
    ['Email', 'Name', 'Job ID', 'Start date'],
    [email, 'Ada Lovelace', job, new Date('2026-04-03T00:00:00Z')],
    [mail('grace'), 'Grace Hopper', job, null],
  ]
  const content = Buffer.from(
    await writeXlsx({
      sheets: [
        { name: 'People', rows },
        { name: 'Notes', rows: [['Call them']] },
      ],
    }),
  )
  await bulkApply.open()
  await bulkApply.upload({ name: 'people.xlsx', content })
  await expect(bulkApply.preview).toContainText(email)
  await expect(page.getByRole('table', { name: 'Columns' })).toContainText('2026-04-03')
  await expect(page.getByRole('main')).toContainText('Only the sheet “People” is read. These are not: Notes')
  await bulkApply.check()
  await expect(bulkApply.summary).toHaveText('2 ready')
})

test('rows can be pasted as a spreadsheet copies them', async ({ bulkApply }) => {
  await bulkApply.open()
  await bulkApply.paste(
    `Email\tName\tJob ID\n${mail('ada')}\t"Ada ""the first"" Lovelace"\t${warehouse}\n${mail('grace')}\tGrace\t${warehouse}\n`,
  )
  await expect(bulkApply.preview).toContainText('Ada "the first" Lovelace')
  await bulkApply.check()
  await expect(bulkApply.summary).toHaveText('2 ready')
})

test('a file that is not a table gets a one-sentence error, and the next file is accepted', async ({ bulkApply }) => {
  await bulkApply.open()
  await bulkApply.upload({ name: 'people.xls', content: Buffer.from(`d0cf11e0a1b11ae1${'00'.repeat(600)}`, 'hex') })
  await expect(bulkApply.refusal).toContainText('Excel workbook')
  await bulkApply.upload({ content: table(people(2)) })
  await expect(bulkApply.refusal).toBeHidden()
  await expect(bulkApply.step('Match columns')).toBeVisible()
})

test('the template is uploaded with every column matched', async ({ bulkApply, page }) => {
  await bulkApply.open()
  const { name, text } = await bulkApply.save('template')
  expect(name).toBe('applications-template.csv')
  expect(text).toContain('Email')
  await bulkApply.upload({
    content: `${text.trimEnd()}\r\n${mail('ada')},${warehouse}${','.repeat(text.split(',').length - 2)}\r\n`,
  })
  const choices = page.getByRole('table', { name: 'Columns' }).getByRole('combobox')
  await expect(choices.nth(3)).toBeVisible()
  for (const choice of await choices.all()) await expect(choice).not.toHaveText('Not used')
})

test('the column mapping is remembered', async ({ bulkApply, page }) => {
  // Unique, because the desk remembers it beyond this test.
  const heading = `Seen ${crypto.randomUUID().slice(0, 8)}`
  const content = lines([
    ['Email', 'Name', 'Job ID', heading],
    [mail('ada'), 'Ada', warehouse, 'Fair'],
  ])
  await bulkApply.open()
  await bulkApply.upload({ content })
  await expect(bulkApply.column(heading)).toHaveText('Not used')
  await choose(bulkApply.column(heading), 'Source')
  const saved = page.waitForResponse((answer) => Boolean(answer.request().postData()?.includes('"columns"')))
  await bulkApply.check()
  await saved
  await bulkApply.discard()
  await bulkApply.open()
  await bulkApply.upload({ content })
  await expect(bulkApply.column(heading)).toHaveText('Source')
})

test('one job can be set for all rows', async ({ bulkApply, page }) => {
  await bulkApply.open()
  await bulkApply.upload({
    content: lines([
      ['Email', 'Name'],
      [mail('ada'), 'Ada'],
    ]),
  })
  const missing = page.getByText('Job: choose its column below, or one job under “The same for all rows”.')
  await expect(missing).toBeInViewport()
  await bulkApply.checkRows.click()
  await expect(page.getByRole('alert').filter({ hasText: 'A required field has no column yet' })).toContainText('Job')
  await expect(page.locator(':focus')).toContainText('A required field has no column yet')
  await expect(missing).toBeInViewport()
  await bulkApply.chooseJob('Warehouse associate')
  await bulkApply.check()
  await expect(bulkApply.summary).toHaveText('1 ready')
  await bulkApply.goOn.click()
  await expect(page.getByText('Warehouse associate')).toBeVisible()
})

test('the preselected job can be replaced by another one', async ({ bulkApply, page }) => {
  await page.goto(`/bulk-apply?job=${warehouse}`)
  await bulkApply.upload({
    content: lines([
      ['Email', 'Name'],
      [mail('ada'), 'Ada'],
    ]),
  })
  await expect(bulkApply.job).toHaveValue(/^Warehouse associate/)
  await bulkApply.job.fill('')
  await expect(page.getByText('Job: choose its column below, or one job under “The same for all rows”.')).toBeVisible()
  await expect(bulkApply.job).toHaveValue('')
  await bulkApply.job.pressSequentially('Line cook')
  await page.getByRole('option', { name: 'Line cook' }).first().click()
  await bulkApply.check()
  await bulkApply.goOn.click()
  await expect(page.getByText('Line cook')).toBeVisible()
})

test('selected applicants arrive at the column step, and those without an address are problems', async ({
  applicants,
  bulkApply,
  page,
  sandbox,
}) => {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  await sandbox.haveApplicants(sampleApplicants(20, (index) => (index === 4 ? { email: undefined } : {})))
  await applicants.openAll()
  await applicants.select(2).click()
  await applicants.select(6).click({ modifiers: ['Shift'] })
  await applicants.apply.click()
  await expect(bulkApply.step('Match columns')).toBeVisible()
  await expect(bulkApply.preview).toContainText('person3@example.com')
  await bulkApply.chooseJob('Warehouse associate')
  await bulkApply.check()
  await expect(bulkApply.summary).toHaveText('4 ready · 1 to fix')
  expect(addresses.filter((address) => /@|%40|person3/i.test(address))).toEqual([])
})

test('axe finds no violations on the steps, in both themes', async ({ bulkApply, page }) => {
  const rows = people(40)
  rows[4] = ['', 'Person 5', '1']
  rows[5] = [emailOf(rows, 1), 'Person 1', warehouse]
  await bulkApply.open()
  await bulkApply.upload({ content: table(rows) })
  await expect(bulkApply.preview).toContainText(emailOf(rows, 2))
  await axeInBothThemes(page, false)
  await bulkApply.check()
  await expect(await bulkApply.cell(1, 'Email')).toHaveText(emailOf(rows, 1))
  await axeInBothThemes(page, false)
  await bulkApply.goOn.click()
  await expect(bulkApply.step('Send')).toBeVisible()
  await axeInBothThemes(page, false)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow, 'the page is wider than the window').toBeLessThanOrEqual(0)
})
