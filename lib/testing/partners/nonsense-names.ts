import { pointerOf, tokensOf } from '../../records/pointer'
import { isRecord } from '../../records/record'
import { createRandom } from '../../sandbox/data/random'
import type { Accepted, PlaceValue, Truth } from './convention'

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

/** An answer with every field name replaced by nonsense, the same name always by the same. Values stay. */
export function renameToNonsense(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(renameToNonsense)
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [nonsenseFor(key), renameToNonsense(inner)]))
}

/** Where everything is in answers that were renamed so. */
export function renameTruth({ applicants, jobs }: Truth): Truth {
  return { applicants: renamePlaces(applicants), jobs: renamePlaces(jobs) }
}

function renamePlaces<Places extends Record<string, Accepted>>(places: Places): Places {
  const renamed = Object.fromEntries(Object.entries(places).map(([place, value]) => [place, renameAccepted(value)]))
  // Object.fromEntries forgets the keys, which are the same.
  return renamed as Places
}

function renameAccepted(value: Accepted): Accepted {
  return Array.isArray(value) ? value.map(renameValue) : renameValue(value)
}

function renameValue(value: PlaceValue | null): PlaceValue | null {
  if (value === null) return null
  if (typeof value === 'string') return renamePointer(value)
  if ('at' in value) return { ...value, at: renamePointer(value.at) }
  const { first, middle, last, ...rest } = value
  return {
    ...rest,
    ...(first === undefined ? {} : { first: renamePointer(first) }),
    ...(middle === undefined ? {} : { middle: renamePointer(middle) }),
    ...(last === undefined ? {} : { last: renamePointer(last) }),
  }
}

function renamePointer(pointer: string): string {
  return pointerOf(tokensOf(pointer).map((token) => (/^\d+$/.test(token) ? token : nonsenseFor(token))))
}

/** Three syllables and a few digits, so that two names never become one. */
function nonsenseFor(name: string): string {
  let seed = 17
  for (const letter of name) seed = (Math.imul(seed, 31) + (letter.codePointAt(0) ?? 0)) | 0
  const random = createRandom(seed, 5)
  return `${random.pick(syllables)}${random.pick(syllables)}${random.pick(syllables)}${seed >>> 0}`
}
