import { writeOds } from 'hucre/ods'
import { type CellValue, writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { zip } from '../../testing/sample-documents'
import { readSource } from './read-source'

const people: CellValue[][] = [
  ['Email', 'Name', 'Start'],
  ['ada@example.com', 'Ada Lovelace', new Date('2026-04-03T00:00:00Z')],
  ['zoe@example.com', 'Zoë', new Date('2026-04-03T14:30:00Z')],
]
const texts = {
  header: ['Email', 'Name', 'Start'],
  rows: [
    ['ada@example.com', 'Ada Lovelace', '2026-04-03'],
    ['zoe@example.com', 'Zoë', '2026-04-03 14:30'],
  ],
  numbers: [1, 2],
}

const read = (bytes: Uint8Array) =>
  readSource({ kind: 'file', file: new Blob([new Uint8Array(bytes)]), name: 'people.xlsx' })

const schema = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** What Excel writes for one part pointing at others. */
const relations = (...parts: [kind: string, target: string][]) =>
  `<Relationships>${parts
    .map(([kind, target], at) => `<Relationship Id="rId${at + 1}" Type="${schema}/${kind}" Target="${target}"/>`)
    .join('')}</Relationships>`

const inline = (cell: string, text: string) => `<c r="${cell}" t="inlineStr"><is><t>${text}</t></is></c>`

/** A workbook of one sheet, whose second row holds this cell in column B as Excel writes it. */
const workbook = (cell: string, formats = '', settings = '') =>
  zip([
    ['[Content_Types].xml', '<Types/>'],
    ['_rels/.rels', relations(['officeDocument', 'xl/workbook.xml'])],
    [
      'xl/workbook.xml',
      `<workbook xmlns:r="${schema}">${settings}<sheets><sheet name="People" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ],
    ['xl/_rels/workbook.xml.rels', relations(['worksheet', 'worksheets/sheet1.xml'], ['styles', 'styles.xml'])],
    ['xl/styles.xml', `<styleSheet>${formats}</styleSheet>`],
    [
      'xl/worksheets/sheet1.xml',
      `<worksheet><sheetData><row r="1">${inline('A1', 'Email')}${inline('B1', 'Value')}</row>
        <row r="2">${inline('A2', 'ada@example.com')}${cell}</row></sheetData></worksheet>`,
    ],
  ])

async function readCell(cell: string, formats?: string, settings?: string): Promise<string> {
  const table = await read(workbook(cell, formats, settings))
  if ('message' in table) throw new Error(table.message)
  return table.rows[0]?.[1] ?? ''
}

test('reads an Excel workbook as the spreadsheet shows it, with dates that a form accepts', async () => {
  expect(await read(await writeXlsx({ sheets: [{ name: 'People', rows: people }] }))).toMatchObject({
    ...texts,
    notes: [],
    readAs: 'Sheet “People”',
  })
})

test('reads an OpenDocument spreadsheet in the same way', async () => {
  expect(await read(await writeOds({ sheets: [{ name: 'People', rows: people }] }))).toMatchObject(texts)
})

test('reads the first visible sheet with content, and names the others', async () => {
  const sheets = [
    { name: 'Empty', rows: [[null]] },
    { name: 'Hidden', rows: [['secret']], hidden: true },
    { name: 'People', rows: people },
    { name: 'Jobs', rows: [['Cook']] },
  ]
  expect(await read(await writeXlsx({ sheets }))).toMatchObject({
    ...texts,
    notes: ['Only the sheet “People” is read. These are not: Jobs'],
  })
})

const hidden = (...rows: number[]) => new Map(rows.map((row) => [row, { hidden: true }]))

test('does not read rows that a filter hides, and says how many; the others keep their numbers', async () => {
  const sheets = [{ name: 'People', rows: people, rowDefs: hidden(0, 1) }]
  expect(await read(await writeXlsx({ sheets }))).toMatchObject({
    header: texts.header,
    rows: texts.rows.slice(1),
    numbers: [2],
    notes: ['1 hidden row is not read. To send it too, show it in the spreadsheet'],
  })
})

test('says so when all rows below the header are hidden', async () => {
  const sheets = [{ name: 'People', rows: people, rowDefs: hidden(1, 2) }]
  expect(await read(await writeXlsx({ sheets }))).toEqual({ message: expect.stringMatching(/^All rows below/) })
})

test('does not call a workbook damaged that has a cell far from all others', async () => {
  const far = `${inline('B2', 'Cook')}</row><row r="900000">${inline('ZZ900000', ' ')}`
  expect(await read(workbook(far))).toEqual({ message: expect.stringMatching(/^A sheet has a cell far below/) })
})

test('calls a workbook without content empty', async () => {
  expect(await read(await writeXlsx({ sheets: [{ name: 'A', rows: [] }] }))).toEqual({ message: 'The file is empty' })
})

const styled = (format: string) =>
  `<numFmts><numFmt numFmtId="170" formatCode="${format}"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="170" applyNumberFormat="1"/></cellXfs>`

test.each([
  ['a number', '<c r="B2"><v>1234.5</v></c>', '', '1234.5'],
  ['a phone number without an exponent', '<c r="B2"><v>4915112345678</v></c>', '', '4915112345678'],
  ['a small number without an exponent', '<c r="B2"><v>1E-7</v></c>', '', '0.0000001'],
  ['a sum without the error of binary fractions', '<c r="B2"><v>0.30000000000000004</v></c>', '', '0.3'],
  ['a post code with the zeros that its format shows', '<c r="B2" s="1"><v>1067</v></c>', styled('00000'), '01067'],
  ['a percentage, which no number field takes', '<c r="B2" s="1"><v>0.07</v></c>', styled('0%'), '7%'],
  ['a long number as cut short', '<c r="B2"><v>1234567890123450000</v></c>', '', '1.23456789012345e+18'],
  ['a time of day', '<c r="B2" s="1"><v>0.604166666666667</v></c>', styled('h:mm'), '14:30'],
  ['yes', '<c r="B2" t="b"><v>1</v></c>', '', 'TRUE'],
  ['a result', '<c r="B2" t="str"><f>A1&amp;"x"</f><v>Cook</v></c>', '', 'Cook'],
  ['an empty result', '<c r="B2" t="str"><f>A1&amp;"x"</f><v></v></c>', '', ''],
  ['a formula that was never calculated', '<c r="B2"><f>A1&amp;"x"</f></c>', '', '=A1&"x"'],
  ['an error', '<c r="B2" t="e"><v>#N/A</v></c>', '', '#N/A'],
])('reads %s', async (_, cell, formats, text) => {
  expect(await readCell(cell, formats)).toBe(text)
})

const euros = styled('#,##0.00\\ [$€-de-DE]')
const cellOf = (number: string) => `<c r="B2" s="1"><v>${number}</v></c>`

test.each(['55000', '0.01', '59', '60', '60.5', '61.25', '1234.5678', '-12.3'])(
  'reads %s in a currency with a language as a number, whatever day the workbook counts from',
  async (number) => {
    expect(await readCell(cellOf(number), euros)).toBe(number)
    expect(await readCell(cellOf(number), euros, '<workbookPr date1904="1"/>')).toBe(number)
  },
)

test.each([
  ['[Red]dd.mm.yyyy;@', '46115', '2026-04-03'],
  ['[$-407]d. mmmm yyyy', '46115', '2026-04-03'],
  ['[h]', '0.5', '12:00'],
  ['&quot;#&quot;0.00\\ [$kr.-da-DK]', '46115', '46115'],
])('reads what has the format %s as the spreadsheet shows it', async (format, number, text) => {
  expect(await readCell(cellOf(number), styled(format))).toBe(text)
})

test.each(['4915112345678901', '4915112345678', '3000000'])(
  'reads %s in a column of dates as the number signs that Excel shows',
  async (number) => {
    expect(await readCell(cellOf(number), styled('dd.mm.yyyy'))).toBe('########')
  },
)

test.each([
  ['Excel workbook', zip([['xl/workbook.xml', '<workbook>']])],
  ['OpenDocument spreadsheet', zip([['mimetype', 'application/vnd.oasis.opendocument.spreadsheet']])],
  ['Excel workbook', Buffer.from(`d0cf11e0a1b11ae1${'00'.repeat(600)}`, 'hex')],
])('reports that a damaged %s cannot be read', async (what, bytes) => {
  expect(await read(bytes)).toEqual({
    message: `This ${what} cannot be read: it may be damaged or locked with a password. Save it as CSV (UTF-8) and upload that`,
  })
})
