import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { transitions } from './transitions'

test('the README lists the states and transitions of the code', () => {
  const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8')
  const rows = [...readme.matchAll(/^\| `([a-z-]+)` \| [^|]* \|([^|]*)\|$/gm)]
  const written = rows.map(([, state = '', next = '']) => [state, next.split(',').flatMap((word) => word.trim() || [])])
  const sorted = (table: Record<string, readonly string[]>) =>
    Object.fromEntries(Object.entries(table).map(([state, next]) => [state, [...next].sort()]))
  expect(sorted(Object.fromEntries(written))).toEqual(sorted(transitions))
})
