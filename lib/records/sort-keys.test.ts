import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createSortKeys } from './sort-keys'

describe('sort keys of text', () => {
  it('sort as the text itself, whatever the characters', () => {
    const unit = fc.constantFrom(
      'a',
      'b',
      'aaaaaaa',
      ' ',
      '~',
      '\u007f',
      '\u0080',
      'é',
      '\u0431',
      '字',
      '\uffff',
      '\ud83c',
      '\u0001',
    )
    const text = fc.array(unit, { maxLength: 9 }).map((parts) => parts.join(''))
    fc.assert(
      fc.property(text, text, (one, other) => {
        const keys = createSortKeys()
        keys.add(one, 'text')
        keys.add(other, 'text')
        expect(Math.sign(keys.compare(1, 2))).toBe(one < other ? -1 : one > other ? 1 : 0)
      }),
      { numRuns: 5000 },
    )
  })
})
