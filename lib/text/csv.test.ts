import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import { csvCell, csvLines } from './csv'

describe('lines after RFC 4180', () => {
  test('ends every line with CRLF, the last one too, and writes nothing for no rows', () => {
    expect(
      csvLines([
        ['a', 'b'],
        ['c', ''],
      ]),
    ).toBe('a,b\r\nc,\r\n')
    expect(csvLines([])).toBe('')
  })

  test('quotes cells with commas, quotes, line breaks, or blanks at either end', () => {
    expect(csvLines([['a,b', 'say "hi"', 'x\ny', 'x\r\ny', 'x\ry', ' lead', 'trail ', 'mid dle']])).toBe(
      '"a,b","say ""hi""","x\ny","x\r\ny","x\ry"," lead","trail ",mid dle\r\n',
    )
  })

  test('writes a line for a row whose only cell is empty', () => {
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
