import { describe, expect, test } from 'vitest'
import { zip } from '../../testing/sample-documents'
import { maxUploadBytes, type Source } from './contract'
import { readSource } from './read-source'
import { readTable } from './read-table'

const file = (content: string | Uint8Array): Source => ({
  kind: 'file',
  name: 'people.csv',
  file: new Blob([typeof content === 'string' ? content : Uint8Array.from(content)]),
})
const latin1 = (text: string) => Buffer.from(text, 'latin1')
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')

function tableIn(text: string) {
  const table = readTable(text)
  if ('message' in table) throw new Error(table.message)
  return table
}

describe('tables from common programs', () => {
  const rows = [
    ['zoe@example.com', 'Zoë'],
    ['bo@example.com', 'Bo'],
  ]
  test.each([
    ['commas', 'Email,Name\nzoe@example.com,Zoë\nbo@example.com,Bo\n', 'UTF-8, separated by commas'],
    ['semicolons', 'Email;Name\r\nzoe@example.com;Zoë\r\nbo@example.com;Bo', 'UTF-8, separated by semicolons'],
    ['tabs', 'Email\tName\rzoe@example.com\tZoë\rbo@example.com\tBo\r', 'UTF-8, separated by tabs'],
    ['pipes', 'Email|Name\nzoe@example.com|Zoë\nbo@example.com|Bo\n', 'UTF-8, separated by pipes'],
    ['a byte order mark', '\ufeffEmail,Name\nzoe@example.com,Zoë\nbo@example.com,Bo', 'UTF-8, separated by commas'],
    ['sep=', 'sep=;\r\nEmail;Name\r\nzoe@example.com;Zoë\r\nbo@example.com;Bo\r\n', 'UTF-8, separated by semicolons'],
    ['mixed line ends', 'Email,Name\r\nzoe@example.com,Zoë\nbo@example.com,Bo\r\n', 'UTF-8, separated by commas'],
    ['quotes', '"Email","Name"\n"zoe@example.com","Zoë"\n"bo@example.com","Bo"', 'UTF-8, separated by commas'],
  ])('can have %s', async (_, text, readAs) => {
    expect(await readSource(file(text))).toMatchObject({ header: ['Email', 'Name'], rows, readAs, notes: [] })
  })

  test('can be in Windows-1252 with semicolons, as Excel writes them in much of Europe', async () => {
    const text = latin1('E-Mail;Name\r\njorg@example.com;J\xf6rg M\xfcller \x96 Stra\xdfe\r\n')
    expect(await readSource(file(text))).toMatchObject({
      rows: [['jorg@example.com', 'Jörg Müller – Straße']],
      readAs: 'Windows-1252, separated by semicolons',
    })
  })

  test('can be in UTF-16, as Excel writes "Unicode text", in both byte orders', async () => {
    const little = utf16('Email\tName\r\nli@example.com\t李小龙\r\n')
    const big = Buffer.from(little).swap16()
    for (const bytes of [little, big])
      expect(await readSource(file(bytes))).toMatchObject({
        rows: [['li@example.com', '李小龙']],
        readAs: 'UTF-16, separated by tabs',
      })
  })

  test('keep line breaks, separators and quotes inside quotes', () => {
    const { rows } = tableIn('Email,Note\r\na@example.com,"one\ntwo, ""three"""\r\nb@example.com,"x\ny"\r\n')
    expect(rows).toEqual([
      ['a@example.com', 'one\ntwo, "three"'],
      ['b@example.com', 'x\ny'],
    ])
  })

  test('can be pasted from Excel: tabs, and quotes only around cells with a line break', () => {
    const { rows, separatedBy } = tableIn('Email\tNote\n a@example.com \t"one\ntwo"\nb@example.com\t5" pipe, blue')
    expect(separatedBy).toBe('tabs')
    expect(rows).toEqual([
      ['a@example.com', 'one\ntwo'],
      ['b@example.com', '5" pipe, blue'],
    ])
  })

  test('can have commas in texts when semicolons separate', () => {
    const { header } = tableIn('Email;Note, long;City\na@x.example;a, b, c;Rome\nb@x.example;d;Oslo\n')
    expect(header).toEqual(['Email', 'Note, long', 'City'])
  })

  test('with rows all longer than the header are cut to its length', () => {
    const { header, separatedBy, notes } = tableIn('Email,Name\na@example.com,A,x\nb@example.com,B,y\n')
    expect({ header, separatedBy }).toEqual({ header: ['Email', 'Name', 'Column 3'], separatedBy: 'commas' })
    expect(notes).toEqual([
      '2 rows have more cells than the header, the first is row 1: what is beyond it is in “Column 3” and after',
    ])
  })

  test('with one column of addresses need no separator', () => {
    expect(tableIn('Email\na@example.com\nb@example.com')).toMatchObject({ header: ['Email'], separatedBy: null })
  })

  test('keep names in any script', () => {
    const names = [
      'Zoe\u0308 Nguyễn',
      'عبد الله',
      '李 小龙',
      'Þórður',
      'O’Neill',
      'Ⅷ 👩🏽‍🚀 क्षत्रिय',
      'दे\u200cव',
      'İpek',
    ]
    const { rows } = tableIn(`Email,Name\n${names.map((name) => `a@example.com,${name}`).join('\n')}`)
    expect(rows.map(([, name]) => name)).toEqual(names)
  })
})

describe('reading a table', () => {
  test('trims white space and invisible characters from the ends of cells, not from inside', () => {
    const { rows } = tableIn('Email,Name\n\u00a0a@example.com\u200b , \ufeffA\u00a0B\u200e \n')
    expect(rows).toEqual([['a@example.com', 'A\u00a0B']])
  })

  test('removes the apostrophe of this desk’s downloads, but not one in a name', () => {
    const { rows } = tableIn("Email,A,B,C,D\na@example.com,'+49 30,'=1+1,'t Hooft,'-5\n")
    expect(rows[0]?.slice(1)).toEqual(['+49 30', '=1+1', "'t Hooft", '-5'])
  })

  test('skips empty rows, but counts them in the row numbers', () => {
    const { rows, numbers } = tableIn('\n\nEmail,Name\na@example.com,A\n,\n\nb@example.com,B\n\n')
    expect(rows).toHaveLength(2)
    expect(numbers).toEqual([1, 4])
  })

  test('gives empty and repeated headings unique names', () => {
    const { header } = tableIn('Email,,Email,email\na@example.com,b,c,d\n')
    expect(header).toEqual(['Email', 'Column 2', 'Email (2)', 'email (3)'])
  })

  test('keeps and reports longer and shorter rows', () => {
    const { header, rows, notes } = tableIn('Email,Name\na@example.com,A,more\nb@example.com\nc@example.com,C\n')
    expect(header).toEqual(['Email', 'Name', 'Column 3'])
    expect(rows).toEqual([['a@example.com', 'A', 'more'], ['b@example.com'], ['c@example.com', 'C']])
    expect(notes).toEqual([
      'Row 1 has more cells than the header: what is beyond it is in “Column 3” and after',
      'Row 2 has fewer cells than the header: the cells at the end count as empty',
    ])
  })

  test('ignores empty columns at the end, as Excel writes them', () => {
    expect(tableIn('Email,Name,,\na@example.com,A,,\n')).toMatchObject({ header: ['Email', 'Name'], notes: [] })
  })

  test('takes the first row for data when there is no header', () => {
    const { header, rows, numbers, notes } = tableIn('a@example.com;A\nb@example.com;B\n')
    expect(header).toEqual(['Column 1', 'Column 2'])
    expect(rows).toHaveLength(2)
    expect(numbers).toEqual([1, 2])
    expect(notes.join()).toContain('no header')
  })

  test('reports an unclosed quotation mark', () => {
    expect(tableIn('Email,Name\na@example.com,A\nb@example.com,"B\nc@example.com,C\n').notes.join()).toContain(
      'quotation mark in row 2',
    )
  })
})

describe('titles above the headings', () => {
  test('are not taken for the headings', () => {
    const table = tableIn(
      'Applicants autumn;;\n;;\nAs of today\nEmail;Name;Job\n;;\nzoe@example.com;Zoë;7\nbo@example.com;Bo;8\n',
    )
    expect(table).toMatchObject({
      header: ['Email', 'Name', 'Job'],
      rows: [
        ['zoe@example.com', 'Zoë', '7'],
        ['bo@example.com', 'Bo', '8'],
      ],
      numbers: [2, 3],
      notes: ['Above the headings, and not read: “Applicants autumn, As of today”'],
    })
  })

  test.each([
    ['a single heading', 'Email\nzoe@example.com\nbo@example.com\n', ['Email']],
    ['a heading of one of two columns', 'Email,\nzoe@example.com,Zoë\nbo@example.com,Bo\n', ['Email', 'Column 2']],
    ['data without an email address', 'Email,\nnobody,7\nbo@example.com,8\n', ['Email', 'Column 2']],
  ])('are not seen in %s', (_, text, header) => expect(tableIn(text).header).toEqual(header))
})

describe('input that is not a table', () => {
  const workbook = zip([
    ['[Content_Types].xml', '<Types/>'],
    ['xl/workbook.xml', '<workbook/>'],
  ])
  const openDocument = zip([['mimetype', 'application/vnd.oasis.opendocument.spreadsheet']])
  test.each<[string, string | Uint8Array, string]>([
    ['nothing', '', 'The file is empty'],
    ['only blanks', ' \r\n\r\n ', 'The file is empty'],
    ['only a header', 'Email,Name\r\n', 'only one line, the header'],
    [
      'a quote without an end',
      'Email,"Name\r\nzoe@example.com,Zoë\r\nbo@example.com,Bo\r\n',
      'opened and never closed',
    ],
    ['a damaged Excel workbook', workbook, 'This Excel workbook cannot be read'],
    ['a truncated Excel workbook', workbook.subarray(0, 40), 'This is a ZIP archive'],
    ['a damaged OpenDocument sheet', openDocument, 'OpenDocument spreadsheet'],
    ['Numbers', zip([['Index/Tables/DataList.iwa', 'x']]), 'Numbers spreadsheet'],
    [
      'the start of an old Excel workbook',
      latin1('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'),
      'This Excel workbook cannot be read',
    ],
    ['a PDF', '%PDF-1.7\n1 0 obj', 'This is a PDF'],
    ['a picture', latin1('\x89PNG\r\n\x1a\n\0\0\0\rIHDR'), 'a PNG picture'],
    ['other bytes', latin1('\x01\x02\0\x03\0\0'), 'something other than text'],
    ['a web page', '<!DOCTYPE html><html><body><table></table></body></html>', 'a web page'],
    ['JSON', '[{"email":"a@example.com"},{"email":"b@example.com"}]', 'This is JSON'],
    ['JSON line by line', '{"email":"a@example.com"}\n{"email":"b@example.com"}\n', 'This is JSON'],
    ['a letter', 'Dear Sir or Madam,\nI should like to apply\nYours\n', 'This isn’t a table'],
  ])('reports %s', async (_, content, sentence) => {
    const read = await readSource(file(content))
    expect('message' in read && read.message).toContain(sentence)
  })

  test('reports more than 50,000 rows, giving both numbers', async () => {
    const read = await readSource(file(`Email,Name\n${'a@example.com,A\n'.repeat(50_001)}`))
    const message = 'There are 50,001 rows; one run takes at most 50,000. Split them'
    expect(read).toEqual({ message, isTooLarge: true })
  })

  test('reports a cell longer than the limit, as after an unclosed quotation mark', async () => {
    const read = await readSource(
      file(`Email,Name\na@example.com,A\nb@example.com,"${'c@example.com,C\n'.repeat(2_000)}`),
    )
    expect('message' in read && read.message).toContain('Row 2 has a cell with more than 20,000 characters')
  })

  test('reports more than 20 MB, giving both numbers', async () => {
    const read = await readSource(file(new Uint8Array(maxUploadBytes + 1024 * 1024)))
    expect(read).toEqual({ message: 'This is 21 MB; at most 20 MB can be read. Split it', isTooLarge: true })
  })
})
