import { describe, expect, it } from 'vitest'
import { fieldLabel } from './field-label'
import { searchText, valueText } from './record-text'
import { naturalKey } from './sort-keys'
import { splitWords } from './split-words'
import { webLink } from './web-link'

const deep: unknown = JSON.parse(`${'['.repeat(20_000)}"bottom"${']'.repeat(20_000)}`)

describe('a value as a line of text', () => {
  it.each([
    [null, ''],
    [false, 'No'],
    [0, '0'],
    [['a', true, null, 2], 'a, Yes, , 2'],
    [{ years: 3, role: '', last: { employer: 'Café' } }, '3 · Café'],
    ['two\r\nlines', 'two lines'],
  ])('%j reads "%s"', (value, text) => {
    expect(valueText(value)).toBe(text)
  })
  it('reads values of any depth', () => {
    expect(valueText(deep)).toBe('bottom')
    expect(searchText({ deep })).toBe('bottom')
  })
})

describe('the searchable text of a record', () => {
  it('contains every value in full, separated from the next', () => {
    const long = 'x'.repeat(100_000)
    expect(searchText({ name: 'Zoë', a: { b: ['Łódź', null, ''], c: 12 }, long, done: true })).toBe(
      ['zoe', 'lodz', '12', long, 'yes'].join('\u0000'),
    )
  })
})

describe('sort keys for text with numbers', () => {
  it('put shorter numbers first and ignore leading zeros', () => {
    const texts = [
      'job 10',
      'job 2',
      'job 02b',
      'job',
      'job 9',
      'a2b10',
      'a2b9',
      `n${'9'.repeat(20)}`,
      `n1${'0'.repeat(20)}`,
    ]
    const sorted = texts.toSorted((one, other) => (naturalKey(one) < naturalKey(other) ? -1 : 1))
    expect(sorted).toEqual(['a2b9', 'a2b10', 'job', 'job 2', 'job 02b', 'job 9', 'job 10', texts[7], texts[8]])
  })
})

describe('filter words', () => {
  it.each([
    ['  Zoë   LEE ', ['zoe', 'lee']],
    ['"night shift" lager', ['night shift', 'lager']],
    ['„Night shift“', ['night shift']],
    ['"night sh', ['night sh']],
    ['a a', ['a']],
    [' "" "', []],
    ['', []],
  ])('of %j are %j', (text, words) => {
    expect(splitWords(text)).toEqual(words)
  })
})

describe('a field label', () => {
  it.each([
    ['/job_name', 'Job name'],
    ['/experience/lastRole', 'Experience last role'],
    ['/job_id', 'Job ID'],
    ['/a~1b', 'A/b'],
    ['/', 'Without a name'],
    ['/__', '__'],
  ])('for %s is %s', (pointer, label) => {
    expect(fieldLabel(pointer)).toBe(label)
  })
})

describe('a safe link', () => {
  it.each([
    ['https://www.example.com/', 'https://www.example.com/', 'example.com'],
    ['HTTPS://Example.com/A?b=1#c', 'https://example.com/A?b=1#c', 'example.com/A'],
    [`http://example.com/${'a'.repeat(60)}`, `http://example.com/${'a'.repeat(60)}`, `example.com/${'a'.repeat(27)}…`],
  ])('can be %s', (text, href, label) => {
    expect(webLink(text)).toEqual({ href, label })
  })
  it.each([
    'javascript:alert(1)',
    ' JAVASCRIPT:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    '//example.com',
    'https://user:secret@example.com',
    'https://user@example.com',
    ' https://example.com',
    'https://exa mple.com',
    'https://\nexample.com',
    'https:/\\example.com',
    'https://[oops',
    'file:///etc/passwd',
    'blob:https://example.com/1',
    'https://example.com/\u0001',
    'https://exam\u200bple.com',
    'https://example.com/\u202egpj.exe',
    `https://example.com/${'a'.repeat(2_048)}`,
  ])('cannot be %j', (text) => {
    expect(webLink(text)).toBeNull()
  })
})
