import { expect, test } from 'vitest'
import { isLikeEmail, normalizeCell, trimCell } from './cell-text'

test.each([
  ['\u200b a \u2060', 'a'],
  ['a\u00adb\u00ad', 'a\u00adb'],
  ['', ''],
  ['\ufeff', ''],
  ['a', 'a'],
])('trims %j to %j', (text, trimmed) => expect(trimCell(text)).toBe(trimmed))

test.each([
  ["'=1+1", '=1+1'],
  ["' -5", '-5'],
  ["'\ta", 'a'],
  ["'＋1", '＋1'],
  ["'t Hooft", "'t Hooft"],
  ["O'-Neill", "O'-Neill"],
  [" 'a", "'a"],
])('reads the cell %j as %j', (text, cell) => expect(normalizeCell(text)).toBe(cell))

test.each(['a@b.co', 'a.b+c@sub.example.com', 'ü@bücher.example', `${'a'.repeat(64)}@b.co`])(
  '%j looks like an e-mail address',
  (text) => expect(isLikeEmail(text)).toBe(true),
)

test.each(['a@b', 'a@b.c', '@b.co', 'a b@c.co', 'a@b.co;', '<a@b.co>', 'a@b@c.co', `${'a'.repeat(65)}@b.co`])(
  '%j does not look like one',
  (text) => expect(isLikeEmail(text)).toBe(false),
)
