import { pointerOf, tokensOf } from '../../records/pointer'
import { isRecord } from '../../records/record'
import { createRandom } from '../../sandbox/data/random'
import type { Accepted, FieldValue, Truth } from './convention'

const syllables: [string, ...string[]] = [
  'bru',
  'fel',
  'gax',
  'hom',
  'jiv',
  'kug',
  'lop',
  'myd',
  'nuz',
  'pij',
  'qua',
  'rof',
  'siv',
  'tug',
  'vok',
  'wex',
  'zob',
]

type Rename = (name: string) => string

/** An answer with every field name replaced by nonsense, consistently for the same name. Values are kept. */
export function renameFields(value: unknown, rename: Rename = nonsenseFor): unknown {
  if (Array.isArray(value)) return value.map((inner) => renameFields(inner, rename))
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [rename(key), renameFields(inner, rename)]))
}

/** The truth for answers renamed this way. */
export function renameTruth({ applicants, jobs }: Truth, rename: Rename = nonsenseFor): Truth {
  return { applicants: renameMapping(applicants, rename), jobs: renameMapping(jobs, rename) }
}

function renameMapping<Fields extends Record<string, Accepted>>(fields: Fields, rename: Rename): Fields {
  const renamed = Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, renameAccepted(value, rename)]))
  // Object.fromEntries loses the keys' types; the keys are the same.
  return renamed as Fields
}

function renameAccepted(value: Accepted, rename: Rename): Accepted {
  return Array.isArray(value) ? value.map((one) => renameValue(one, rename)) : renameValue(value, rename)
}

function renameValue(value: FieldValue | null, rename: Rename): FieldValue | null {
  const renamed = (pointer: string) =>
    pointerOf(tokensOf(pointer).map((token) => (/^\d+$/.test(token) ? token : rename(token))))
  if (value === null) return null
  if (typeof value === 'string') return renamed(value)
  if ('at' in value) return { ...value, at: renamed(value.at) }
  const { first, middle, last, ...rest } = value
  return {
    ...rest,
    ...(first === undefined ? {} : { first: renamed(first) }),
    ...(middle === undefined ? {} : { middle: renamed(middle) }),
    ...(last === undefined ? {} : { last: renamed(last) }),
  }
}

/** Shuffles the field names of an answer at random; the same seed gives the same result. */
export function exchangeNames(answers: unknown, seed: number): Rename {
  const random = createRandom(seed, 8)
  const names = [...namesIn(answers)].sort()
  const drawn = names
    .map((name) => ({ name, order: random.int(1_000_000) }))
    .sort((one, other) => one.order - other.order)
    .map(({ name }) => name)
  const exchanged = new Map(names.map((name, index) => [name, drawn[index] ?? name]))
  return (name) => exchanged.get(name) ?? name
}

function namesIn(value: unknown): Set<string> {
  if (Array.isArray(value)) return new Set(value.slice(0, 20).flatMap((inner) => [...namesIn(inner)]))
  if (!isRecord(value)) return new Set()
  return new Set(Object.entries(value).flatMap(([key, inner]) => [key, ...namesIn(inner)]))
}

/** Three syllables and a number, so that no two names become the same. */
function nonsenseFor(name: string): string {
  let seed = 17
  for (const letter of name) seed = (Math.imul(seed, 31) + (letter.codePointAt(0) ?? 0)) | 0
  const random = createRandom(seed, 5)
  return `${random.pick(syllables)}${random.pick(syllables)}${random.pick(syllables)}${seed >>> 0}`
}
