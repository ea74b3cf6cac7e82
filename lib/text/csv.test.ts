import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import { cpuMsOf } from '../testing/cpu-time'
import { csvCell, csvLines, textOfCell } from './csv'

describe('CSV lines according to RFC 4180', () => {
  test('end with CRLF, the last one too, and are none without rows', () => {
    expect(
      csvLines([
        ['a', 'b'],
        ['c', ''],
      ]),
    ).toBe('a,b\r\nc,\r\n')
    expect(csvLines([])).toBe('')
  })

  test('quote cells with commas, quotes, line breaks, or spaces at either end', () => {
    expect(csvLines([['a,b', 'say "hi"', 'x\ny', 'x\r\ny', 'x\ry', ' lead', 'trail ', 'mid dle']])).toBe(
      '"a,b","say ""hi""","x\ny","x\r\ny","x\ry"," lead","trail ",mid dle\r\n',
    )
  })

  test('are written for a row whose only cell is empty', () => {
    expect(csvLines([[''], ['x']])).toBe('""\r\nx\r\n')
  })

  test('can be read back by a parser', () => {
    const rows = [
      ['Zoë, "the" O’Neill', ' two\r\nlines ', '日本語', '', '"', ',', '\n', 'tab\there', '\u001e', '💼'],
      ['1', '2', '3', '4', '5', '6', '7', '8', '9', '\ufeff'],
    ]
    expect(Papa.parse(csvLines(rows), { newline: '\r\n', delimiter: ',', skipEmptyLines: true }).data).toEqual(rows)
  })
})

describe('a cell value', () => {
  test.each([
    [null, ''],
    [undefined, ''],
    ['', ''],
    [0, '0'],
    [-5, '-5'],
    [1.5, '1.5'],
    [false, 'false'],
    ['265733753123456789012', '265733753123456789012'],
    ['two words', 'two words'],
    [['a', 'b'], '["a","b"]'],
    [{ years: -3, at: '=1+1' }, '{"years":-3,"at":"=1+1"}'],
  ])('%j is written as %j', (value, cell) => expect(csvCell(value)).toBe(cell))

  test.each(['+49 170 1234', '+491701234', '+1 (555) 010-0199', '+49 (0)170 1234', '+49 30/555 01-01'])(
    'leaves the phone number %j unchanged',
    (text) => expect(csvCell(text)).toBe(text),
  )

  test('puts an apostrophe before a phone number at the start of a line, as some readers take the line for one cell', () => {
    expect(csvLines([['+49 170 1234', '+49 170 1234']])).toBe("'+49 170 1234,+49 170 1234\r\n")
  })

  test.each([
    '=1+1',
    '+49-30-5550101',
    '+1+2',
    '+A1 2',
    '-5',
    '@SUM(A1)',
    '\tx',
    '\rx',
    '\nx',
    ' =1+1',
    '＝1+1',
    '=HYPERLINK("x")',
  ])('puts an apostrophe before the text %j', (text) => expect(csvCell(text)).toBe(`'${text}`))

  test.each(['\0=1', '\u200b=1', '\ufeff+1', '\u202e@x', '\u00ad-1', '\u3164=1', '\u{e0001}=1', '﹦1', "'=1"])(
    'also puts one before the text %j, which starts with invisible characters',
    (text) => expect(csvCell(text)).toBe(`'${text}`),
  )

  test.each([
    ['Berlin;=1+1', "Berlin;'=1+1"],
    ['+49 170 1234;=1', "'+49 170 1234;'=1"],
    ['a\t@x', "a\t'@x"],
    ['\t=1', "'\t'=1"],
    ['two\r\n- lines', "two\r\n'- lines"],
    ['a; \u200b=1', "a;' \u200b=1"],
    ['a;b - c', 'a;b - c'],
    ['a;"=1"', `a;'"=1"`],
    [{ note: 'a;=1;b' }, '{"note":"a\\u003b=1;b"}'],
    [['x\u2028=1'], '["x\\u2028=1"]'],
  ])('also puts one after separators and line ends in %j: %j', (value, cell) => {
    expect(csvCell(value)).toBe(cell)
    if (typeof value === 'object') expect(JSON.parse(cell)).toEqual(value)
  })
})

describe('for any value', () => {
  const pieces = [
    '=',
    '+',
    '-',
    '@',
    '＝',
    "'",
    '"',
    ',',
    ';',
    '\t',
    '\r',
    '\n',
    ' ',
    '\0',
    '\u200b',
    '\ufeff',
    '\u202e',
    'a',
    '1',
  ]
  const text = fc.oneof(fc.string({ unit: fc.constantFrom(...pieces), maxLength: 12 }), fc.string({ unit: 'grapheme' }))
  const value = fc.oneof(
    text,
    fc.integer(),
    fc.dictionary(text, text, { maxKeys: 3 }),
    fc.array(text, { maxLength: 3 }),
  )
  const rows = fc.array(fc.array(value, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 })
  const isFormula = (cell: string) => /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]*[=+\-@＝＋－＠]/u.test(cell)

  test('no reader sees a formula, whatever its separator and with or without quotation marks', () => {
    fc.assert(
      fc.property(rows, (rows) => {
        const file = csvLines(rows.map((row) => row.map(csvCell)))
        for (const delimiter of [';', '\t', ','])
          for (const quoteChar of delimiter === ',' ? ['"'] : ['"', '\u0001']) {
            const { data } = Papa.parse<string[]>(file, { delimiter, quoteChar })
            const cells = data.flat().filter((cell) => !/^-?\d+$/.test(cell))
            expect(cells.filter((cell) => isFormula(cell) && !/^\+[\d ]+$/.test(cell))).toEqual([])
          }
      }),
    )
  })

  test('reading a cell returns the text that it was written from', () => {
    fc.assert(
      fc.property(text, (text) => {
        expect(textOfCell(csvCell(text))).toBe(text)
      }),
    )
  })

  test('writing takes linear time', async () => {
    const texts = ['\t', "'", ';=', '\n-', '\u200b'].map((part) => `${part.repeat(200_000)}=`)
    expect(await cpuMsOf(() => texts.map((text) => textOfCell(csvCell(text))))).toBeLessThan(2_000)
  })
})
