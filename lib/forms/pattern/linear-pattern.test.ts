import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { linearPattern } from './linear-pattern'

function run(source: string, text: string): boolean {
  const pattern = linearPattern(source)
  if ('refusal' in pattern) throw new Error(pattern.refusal.code)
  return pattern.test(text)
}

describe('a pattern matches as in JavaScript', () => {
  test.each([
    '^[0-9]+$',
    '^\\+?[0-9 ()/-]{3,6}$',
    '^(?!.*\\.\\.)[^@\\s]+@[^@\\s]+\\.[^@\\s]{2,}$',
    '^(?=.*[0-9])(?=.*[a-z]).{2,}$',
    '(a|b|ab)*c$',
    '\\bab\\b|\\Bx',
    'a{2}|b{,2}|[\\]^-]|[^\\w]|[]|\\x41\\u0042\\/\\-',
    '^(?<year>\\d{2})-(?:\\d\\d?)??$',
    '(a*)*b|(?:){3}$',
    '^(?:(?=a)*a|(?!b){2,3}.)+$',
    '.\\n.|\\p{L}|[^]\\0',
    '',
  ])('for %s', (source) => {
    const text = fc.string({ unit: fc.constantFrom(...'aab01 .@-+]^\\x\n\0ABpé\ud83d{L},'), maxLength: 9 })
    fc.assert(
      fc.property(text, (value) => run(source, value) === new RegExp(source).test(value)),
      { numRuns: 400 },
    )
  })

  test('for any combination of constructs', () => {
    const { pattern } = fc.letrec<{ pattern: string; unit: string }>((tie) => ({
      unit: fc.constantFrom('a', 'b', '.', '[ab]', '[^a]', '\\w', '^', '$', '\\b', '(?=a)', '(?!ab)'),
      pattern: fc.oneof(
        { maxDepth: 4 },
        tie('unit'),
        fc.tuple(tie('pattern'), tie('pattern')).map(([one, other]) => one + other),
        fc.tuple(tie('pattern'), tie('pattern')).map(([one, other]) => `(?:${one}|${other})`),
        fc
          .tuple(tie('pattern'), fc.constantFrom('*', '+', '?', '*?', '{2}', '{1,}', '{0,2}', '{1,3}?'))
          .map(([one, sign]) => `(${one})${sign}`),
      ),
    }))
    const text = fc.string({ unit: fc.constantFrom('a', 'b', ' '), maxLength: 7 })
    fc.assert(
      fc.property(pattern, text, (source, value) => run(source, value) === new RegExp(source).test(value)),
      { numRuns: 1_500 },
    )
  })
})

test.each([
  '^(a+)+$',
  '^(a|a)*$',
  '^(a|aa)+$',
  '^(.*a){20}$',
  '^(a?){30}a{30}b$',
  '^(a|b|ab)*c$',
  '(x+x+)+y',
  '.*.*.*=$',
])('%s takes linear time for a text made to keep it busy', (source) => {
  // Backtracking would take years.
  for (const unit of ['a', 'ab', 'x']) expect(run(source, `${unit.repeat(5_000)}!`)).toBe(false)
})

test.each([
  ['(a)\\1', 'back-reference'],
  ['(?<a>b)\\k<a>', 'back-reference'],
  ['(?<=a)b', 'look-behind'],
  ['(?<!a)b', 'look-behind'],
  ['(', 'invalid'],
  ['(a{100}){100}', 'large'],
  ['((){1000000000}){1000000000}', 'large'],
  [`${'a'.repeat(2_001)}`, 'long'],
])('rejects %s: %s', (source, code) => {
  expect(linearPattern(source)).toEqual({ refusal: { code, detail: expect.any(String) } })
})

test('a text too long for a large pattern does not match it', () => {
  expect(run('^(?:.{0,300})*$', 'a'.repeat(1_000_000))).toBe(false)
  expect(run('^[A-Za-z0-9+/]*={0,2}$', 'a'.repeat(1_000_000))).toBe(true)
})
