import { expect, test } from 'vitest'
import { fingerprintOf } from './fingerprint'

test.each([
  [
    { a: 1, b: { c: 2, d: [3] } },
    { b: { d: [3], c: 2 }, a: 1 },
  ],
  [{ a: 1, b: undefined }, { a: 1 }],
  [[undefined], [null]],
])('%j and %j have the same fingerprint', (one, other) => expect(fingerprintOf(one)).toBe(fingerprintOf(other)))

test.each([
  [
    [1, 2],
    [2, 1],
  ],
  [{ a: '1' }, { a: 1 }],
  [{ a: null }, {}],
  [
    { a: 1, b: 2 },
    { a: 2, b: 1 },
  ],
  [{ a: 1, b: 2 }, { a: 1 }],
  [{ a: { b: 1 } }, { 'a:{b': 1 }],
  [['a', 'b'], ['a,b']],
  [[], {}],
  [{}, null],
])('%j and %j have different fingerprints', (one, other) => expect(fingerprintOf(one)).not.toBe(fingerprintOf(other)))

test('stays the same across releases, as stored ones are compared with it', () => {
  expect(fingerprintOf({ b: [1, 'x'], a: null })).toBe('wiy3sDU3cOKzgJSvZBFD6_AI3fLR8t7bnYdZlvzyRfo')
})
