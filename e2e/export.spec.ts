import type { Locator } from '@playwright/test'
import Papa from 'papaparse'
import { axe, expect, test } from './fixtures'
import { sampleApplicants } from './support/sample-applicants'
import { untilShown } from './support/steps'

type Row = Record<string, string>

function parse(text: string): Row[] {
  return Papa.parse<Row>(text.replace(/^\ufeff/, ''), { header: true, skipEmptyLines: true }).data
}

const time = /\d{4}-\d{2}-\d{2}-\d{6}/.source

test('downloads the whole list, each applicant once', async ({ applicants, page, sandbox }) => {
  await sandbox.leaveApplicants(300)
  await applicants.open()
  const { name, text } = await applicants.export()
  expect(name).toMatch(new RegExp(`^applicants-sandbox-${time}\\.csv$`))
  expect(text.startsWith('\ufeffName,Email,')).toBe(true)
  for (const never of ['Not complete', '\u001e']) expect(text).not.toContain(never)
  const rows = parse(text)
  expect(rows).toHaveLength(300)
  expect(new Set(rows.map((row) => row.ID)).size).toBe(300)
  await expect(applicants.exportNotice('All 300 applicants exported')).toBeVisible()
  await axe(page)
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(applicants.exportNotice('applicants exported')).toBeHidden()
  await expect(applicants.exportCsv).toBeVisible()
})

test('the desk retries a rate limit midway, and the file is complete', async ({ applicants, sandbox }) => {
  await sandbox.leaveApplicants(120)
  await applicants.openAll()
  await sandbox.fail({ endpoint: 'GET /applicants', status: 429, match: { offsetAtLeast: 1 } })
  const { name, text } = await applicants.export()
  expect(name).not.toContain('partial')
  expect(parse(text)).toHaveLength(120)
})

test('when the partner rejects a request midway, the file holds the rows so far and says so, as does the notice', async ({
  applicants,
  page,
  sandbox,
}) => {
  await sandbox.leaveApplicants(300)
  await applicants.open()
  await expect(applicants.rows.first()).toBeVisible()
  const refusal = { status: 403, body: { message: 'Forbidden' } }
  await sandbox.fail({ endpoint: 'GET /applicants', times: null, match: { offsetAtLeast: 51 }, ...refusal })
  const { name, text } = await applicants.export()
  expect(name).toMatch(new RegExp(`^applicants-sandbox-${time}-partial\\.csv$`))
  const reason = 'The partner does not accept this desk’s key.'
  const lines = text.trimEnd().split('\r\n')
  expect(lines.at(-1)).toMatch(new RegExp(`^"Not complete: \\d+ applicants\\. ${reason}"$`))
  const count = parse(text).length - 1
  expect(lines.at(-1)).toContain(`: ${count} applicants.`)
  expect(count).toBeGreaterThan(49)
  const notice = applicants.exportNotice(`Not complete: ${count} applicants exported`)
  await expect(notice).toContainText(reason)
  await axe(page)
  await sandbox.clearFaults()
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export again' }).click()
  expect((await coming).suggestedFilename()).not.toContain('partial')
  await expect(notice).toBeHidden()
})

test('an unreadable record is skipped and reported, and the file has all others', async ({ applicants, sandbox }) => {
  await sandbox.leaveApplicants(70)
  await applicants.openAll()
  await sandbox.fail({ endpoint: 'GET /applicants', times: null, status: 504, match: { pageHolds: 60 } })
  const { name, text } = await applicants.export()
  expect(name).toContain('-partial.csv')
  expect(text).toMatch(/"Not complete: 69 applicants\. 1 applicant could not be read, at position 61\."\r\n$/)
  await expect(applicants.exportNotice('Not complete: 69 applicants exported')).toContainText('at position 61')
})

test('a truncated response is kept up to its last complete line and reported as partial', async ({
  applicants,
  page,
  sandbox,
}) => {
  await sandbox.leaveApplicants(70)
  await page.route('**/api/applicants/export*', async (route) => {
    const answer = await route.fetch()
    const text = await answer.text()
    await route.fulfill({ response: answer, body: text.slice(0, text.length / 2) })
  })
  await applicants.open()
  const { name, text } = await applicants.export()
  expect(name).toContain('-partial.csv')
  expect(text).toMatch(/\r\n"Not complete: \d+ applicants\. The desk’s answer was cut off\."\r\n$/)
  await expect(applicants.exportNotice('Not complete')).toContainText('The desk’s answer was cut off.')
})

test('a failure before the first row shows an error and produces no file', async ({
  applicants,
  page,
  browserErrors,
  sandbox,
}) => {
  browserErrors.allow(/502/)
  await sandbox.leaveApplicants(20)
  await applicants.openAll()
  await sandbox.fail({ endpoint: 'GET /applicants', times: null, status: 403, body: { message: 'Forbidden' } })
  await applicants.exportCsv.click()
  await expect(applicants.exportNotice('The partner does not accept this desk’s key')).toBeVisible()
  const answer = await page.request.get('/api/applicants/export')
  expect(answer.status()).toBe(502)
  expect(await answer.json()).toMatchObject({ failure: { kind: 'key-rejected' } })
})

test('"Cancel" stops the export and all requests to the partner', async ({ applicants, page, sandbox }) => {
  await applicants.open()
  await expect(applicants.rows.first()).toBeVisible()
  await sandbox.hold({ endpoint: 'GET /applicants', times: null, match: { offsetAtLeast: 300 } })
  const columnsAt = await applicants.columnsButton.boundingBox()
  const pace = await untilShown(page, ' exported · ', ' a second')
  await applicants.exportCsv.click()
  await pace()
  expect(await applicants.columnsButton.boundingBox()).toEqual(columnsAt)
  await expect(applicants.exporting).toHaveText(/^[1-9][\d,]* exported · /)
  await applicants.cancelExport.focus()
  await page.keyboard.press('Enter')
  await expect(applicants.exportNotice('Export cancelled')).toContainText('No file was saved.')
  await expect(applicants.exportCsv).toBeFocused()
  await sandbox.clearFaults()
  // Pages of a running export would come between this page's own reads.
  const exported = async () =>
    (await sandbox.requests('GET /applicants')).filter(({ query }) => Number(query.limit) > 1).length
  const readOne = () => page.request.get('/api/applicants?offset=0&limit=1')
  await readOne()
  const before = await exported()
  for (let read = 0; read < 4; read += 1) await readOne()
  expect(await exported()).toBe(before)
})

test('closing the outcome of an export that was started by key returns the focus to the list', async ({
  applicants,
  page,
  sandbox,
}) => {
  await sandbox.leaveApplicants(3)
  await applicants.openAll()
  await page.keyboard.press('e')
  const download = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('button', { name: 'Export' }).press('Enter')
  await download
  await applicants.exportNotice('All 3 applicants exported').getByRole('button', { name: 'Close' }).press('Enter')
  await expect(applicants.exportNotice('All 3 applicants exported')).toBeHidden()
  await expect(applicants.rows.first()).toBeFocused()
  await page.keyboard.press('j')
  await expect(applicants.rows.nth(1)).toBeFocused()
})

test('writes text that a spreadsheet could run as a formula as text, and numbers as numbers', async ({
  applicants,
  sandbox,
}) => {
  await sandbox.leaveApplicants(3)
  await sandbox.changeApplicants({
    records: [
      { id: 1, name: '=HYPERLINK("https://evil.example","x")', phone: '+49 30 555 0101', score: -5, city: '@A1' },
    ],
  })
  await applicants.open()
  const row = parse((await applicants.export()).text)[0]
  expect(row?.Name).toBe('\'=HYPERLINK("https://evil.example","x")')
  expect(row?.Phone).toBe('+49 30 555 0101')
  expect(row?.City).toBe("'@A1")
  expect(row?.Score).toBe('-5')
})

test.describe('a user in Berlin', () => {
  test.use({ timezoneId: 'Europe/Berlin' })

  test('gets times, lists and yes/no values in the file as on the screen', async ({ applicants, sandbox }) => {
    const answers = [{ question: 'Can you drive?', answer: 'yes' }]
    const skills = ['Baking', 'Coffee']
    await sandbox.haveApplicants(
      sampleApplicants(1, () => ({ skills, answers, applied_at: '2026-11-26T20:17:45Z', born_on: '1990-05-01' })),
    )
    await applicants.open()
    await expect(applicants.rows.first()).toBeVisible()
    expect(parse((await applicants.export()).text)).toMatchObject([
      {
        Skills: 'Baking; Coffee',
        Answers: 'Can you drive?: yes',
        'Applied at': '2026-11-26 21:17',
        'Born on': '1990-05-01',
      },
    ])
  })
})

test('the file holds only the chosen columns, in their order', async ({ applicants, sandbox }) => {
  await sandbox.haveApplicants(sampleApplicants(60, (index) => ({ city: 'Graz', experience: { years: index } })))
  await applicants.openAll('?column=/name&column=/email&column=/experience/years')
  await applicants.openColumns()
  await applicants.columns.getByRole('button', { name: 'Move Experience years up' }).click()
  await applicants.choice('Name').uncheck()
  await applicants.columns.getByRole('button', { name: 'Close' }).click()
  await expect(applicants.columns).toBeHidden()
  const { text } = await applicants.export()
  const lines = text.trimEnd().split('\r\n')
  expect(lines.slice(0, 3)).toEqual(['\ufeffExperience years,Email', '0,person0@example.com', '1,person1@example.com'])
  expect(lines).toHaveLength(61)
  await expect(applicants.exportNotice('All 60 applicants exported')).toBeVisible()
})

test('API clients choose the columns of the file', async ({ page, sandbox }) => {
  await sandbox.leaveApplicants(60)
  const answer = await page.request.get('/api/applicants/export?columns=/email&columns=/experience/years')
  expect(answer.headers()).toMatchObject({
    'content-type': expect.stringContaining('text/csv; charset=utf-8'),
    'content-disposition': expect.stringMatching(
      new RegExp(`^attachment; filename="applicants-sandbox-${time}\\.csv"$`),
    ),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  const rows = parse(await answer.text())
  expect(Object.keys(rows[0] ?? {})).toEqual(['Email', 'Experience years'])
  expect(rows).toHaveLength(60)
  expect((await page.request.get('/api/applicants/export?columns=email')).status()).toBe(400)
})

test.describe('a viewer', () => {
  test.use({ role: 'viewer' })

  test('has no export button, and the server rejects the request', async ({ applicants, page, sandbox }) => {
    await sandbox.leaveApplicants(20)
    await applicants.openAll()
    await expect(applicants.exportCsv).toBeHidden()
    const before = (await sandbox.requests('GET /applicants')).length
    expect((await page.request.get('/api/applicants/export')).status()).toBe(403)
    expect(await sandbox.requests('GET /applicants')).toHaveLength(before)
  })
})

type Box = { x: number; y: number; width: number; height: number }

async function boxOf(shown: Locator): Promise<Box> {
  const box = await shown.boundingBox()
  if (!box) throw new Error('It is not shown')
  return box
}

const isApart = (one: Box, other: Box) =>
  one.x + one.width <= other.x ||
  other.x + other.width <= one.x ||
  one.y + one.height <= other.y ||
  other.y + other.height <= one.y

for (const [size, width, height] of [
  ['a desk', 1440, 900],
  ['a phone', 390, 844],
] as const)
  test(`on ${size} the notices of an export and of an outcome cover neither each other nor the footer`, async ({
    aiChat,
    applicants,
    page,
    sandbox,
    tray,
  }) => {
    await tray.clear()
    await sandbox.leaveApplicants(120)
    await page.setViewportSize({ width, height })
    await aiChat.open()
    const put = 'PUT /jobs/ai_chat/subscription/:team_id'
    await sandbox.hold({ endpoint: put })
    const team = aiChat.team(12)
    const wasOn = (await team.on.getAttribute('aria-pressed')) === 'true'
    await (wasOn ? team.off : team.on).click()
    await expect(team.row).toContainText('Asking the partner…')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Applicants' }).click()
    await applicants.export()
    const exported = applicants.exportNotice('All 120 applicants exported')
    await expect(exported).toBeVisible()
    await sandbox.clearFaults(put)
    await expect(tray.toasts).toContainText('AI chat: Switched')
    const navigation = await boxOf(page.getByRole('navigation', { name: 'Main' }))
    await expect(async () => {
      const [note, toast] = [await boxOf(exported), await boxOf(tray.toasts)]
      expect(isApart(note, toast), 'apart from each other').toBe(true)
      for (const box of [note, toast]) {
        expect(isApart(box, navigation), 'apart from the navigation').toBe(true)
        expect(box.x).toBeGreaterThanOrEqual(0)
        expect(box.y).toBeGreaterThanOrEqual(0)
        expect(box.y + box.height).toBeLessThanOrEqual(height)
      }
    }).toPass()
  })
