import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inRoot } from '../commands/root.mjs'

const text = readFileSync(inRoot('SECURITY.md'), 'utf8')

/** The number of level 1 and 2 requirements in each section of ASVS 5.0.0; they are numbered from 1 without gaps. */
const counts: Record<string, number> = {
  'V1.1': 2,
  'V1.2': 9,
  'V1.3': 11,
  'V1.4': 3,
  'V1.5': 2,
  'V2.1': 3,
  'V2.2': 3,
  'V2.3': 4,
  'V2.4': 1,
  'V3.2': 2,
  'V3.3': 4,
  'V3.4': 6,
  'V3.5': 5,
  'V3.7': 2,
  'V4.1': 3,
  'V4.2': 1,
  'V4.3': 2,
  'V4.4': 4,
  'V5.1': 1,
  'V5.2': 3,
  'V5.3': 2,
  'V5.4': 3,
  'V6.1': 3,
  'V6.2': 12,
  'V6.3': 4,
  'V6.4': 4,
  'V6.5': 5,
  'V6.6': 3,
  'V6.8': 4,
  'V7.1': 3,
  'V7.2': 4,
  'V7.3': 2,
  'V7.4': 5,
  'V7.5': 2,
  'V7.6': 2,
  'V8.1': 2,
  'V8.2': 3,
  'V8.3': 1,
  'V8.4': 1,
  'V9.1': 3,
  'V9.2': 4,
  'V10.1': 2,
  'V10.2': 2,
  'V10.3': 4,
  'V10.4': 11,
  'V10.5': 5,
  'V10.6': 2,
  'V10.7': 3,
  'V11.1': 2,
  'V11.2': 3,
  'V11.3': 3,
  'V11.4': 4,
  'V11.5': 1,
  'V11.6': 1,
  'V12.1': 3,
  'V12.2': 2,
  'V12.3': 4,
  'V13.1': 1,
  'V13.2': 5,
  'V13.3': 2,
  'V13.4': 5,
  'V14.1': 2,
  'V14.2': 4,
  'V14.3': 3,
  'V15.1': 3,
  'V15.2': 3,
  'V15.3': 7,
  'V16.1': 1,
  'V16.2': 5,
  'V16.3': 4,
  'V16.4': 3,
  'V16.5': 3,
  'V17.1': 1,
  'V17.2': 4,
  'V17.3': 2,
}
const required = Object.entries(counts).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
)

type Row = { ids: string[]; state: string; why: string }
const rows: Row[] = [...text.matchAll(/^\| (V\d[^|]*) \| [^|]+ \| ([^|]+) \| ([^|]+) \|$/gm)].map(
  ([, ids = '', state = '', why = '']) => ({ ids: ids.split(', ').flatMap(expand), state, why }),
)

/** Expands a range: `V4.4.1–V4.4.4` is four requirements. */
function expand(range: string): string[] {
  const [from = '', to = from] = range.trim().split('–')
  const section = from.replace(/\.\d+$/, '')
  const numberOf = (id: string) => Number(id.split('.').at(-1))
  return Array.from({ length: numberOf(to) - numberOf(from) + 1 }, (_, at) => `${section}.${numberOf(from) + at}`)
}

test('the table has every requirement of levels 1 and 2 exactly once', () => {
  expect(required).toHaveLength(253)
  expect(rows.flatMap(({ ids }) => ids).toSorted()).toEqual(required.toSorted())
})

test('every row says whether it is met, and how or why not', () => {
  for (const { ids, state, why } of rows) {
    expect(['met', 'not met', 'not applicable'], ids.join()).toContain(state)
    expect(why.length, ids.join()).toBeGreaterThan(5)
  }
})

test('every file named on the page exists', () => {
  const named = [
    ...text.matchAll(
      /`([\w./[\]()-]+\.(?:ts|tsx|mjs|md|json|yaml|conf|service)|[\w/.-]*(?:Caddyfile|Dockerfile|\.dockerignore))`/g,
    ),
  ]
    .map(([, path = '']) => path)
    // A name without a folder, such as `input.ts`, could refer to several files.
    .filter((path) => path.includes('/') || existsSync(inRoot(path)))
  const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, path = '']) => path)
  expect(named.length).toBeGreaterThan(150)
  expect([...named, ...links].filter((path) => !existsSync(inRoot(path)))).toEqual([])
})
