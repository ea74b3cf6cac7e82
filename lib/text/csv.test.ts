import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import { exportNoteMark } from '../applicants/contract'
import { csvCell, csvLines } from './csv'

describe('lines after RFC 4180', () => {
  test('CRLF ends every line, the last one too; no row is no text', () => {
    expect(
      csvLines([
        ['a', 'b'],
        ['c', ''],
      ]),
    ).toBe('a,b\r\nc,\r\n')
    expect(csvLines([])).toBe('')
  })

  test('quotes stand around commas, quotes, line breaks and blanks at an end', () => {
    expect(csvLines([['a,b', 'say "hi"', 'x\ny', 'x\r\ny', 'x\ry', ' lead', 'trail ', 'mid dle']])).toBe(
      '"a,b","say ""hi""","x\ny","x\r\ny","x\ry"," lead","trail ",mid dle\r\n',
    )
  })

  test('an only cell that is empty is still a line; the mark of notes never begins one', () => {
    expect(csvLines([[''], ['x']])).toBe('""\r\nx\r\n')
    expect(csvLines([[`${exportNoteMark}{}`, 'x']])).toBe(`"${exportNoteMark}{}",x\r\n`)
  })

  test('what is written is read again as it was', () => {
    const rows = [
      ['Zoë, "the" O’Neill', ' two\r\nlines ', '日本語', '', '"', ',', '\n', 'tab\there', exportNoteMark, '💼'],
      ['1', '2', '3', '4', '5', '6', '7', '8', '9', '\ufeff'],
    ]
    expect(Papa.parse(csvLines(rows), { newline: '\r\n', delimiter: ',', skipEmptyLines: true }).data).toEqual(rows)
  })
})

describe('a value as a cell', () => {
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
  ])('%j is %j', (value, cell) => expect(csvCell(value)).toBe(cell))

  test.each(['=1+1', '+49 30 555 0101', '-5', '@SUM(A1)', '\t=1', '\rx', '\nx', ' =1+1', '＝1+1', '=HYPERLINK("x")'])(
    'the text %j gets an apostrophe',
    (text) => expect(csvCell(text)).toBe(`'${text}`),
  )
})
