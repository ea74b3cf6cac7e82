import { isRecord } from '../records/record'
import 'server-only'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { valueKindOf } from '../records/kind-of'
import { meaningsOf } from '../records/name-words'
import { type Pointer, pointerOf, readPointer, tokensOf } from '../records/pointer'
import { leafText } from '../records/record-text'
import { store } from '../store/connection'
import { indexedApplicants } from '../store/index-tables'
import type { OfferedFacet } from './contract'

const sampleSize = 1_000
const minRecords = 50
const maxFacets = 8
const maxValues = 40
const maxValueLength = 60
const deepest = 3

/** The fields worth counting (`facetPathsOf`), judged by a sample of records from the whole list. */
export async function chooseFacets(indexId: number, taken: readonly Pointer[]): Promise<Pointer[]> {
  const { indexId: index, key, record } = indexedApplicants
  // Sampled from the keys alone, which an index holds.
  const sample = store()
    .select({ key })
    .from(indexedApplicants)
    .where(eq(index, indexId))
    .orderBy(sql`md5(${key})`)
    .limit(sampleSize)
  const rows = await store()
    .select({ record })
    .from(indexedApplicants)
    .where(and(eq(index, indexId), inArray(key, sample)))
  return facetPathsOf(
    rows.map(({ record }) => record),
    taken,
  )
}

/** Free text about a person rather than a chosen value: users don't filter by it. */
const written =
  /employer|company|firm|role|position|title|note|comment|remark|question|answer|description|message|summary|reason|feedback/i
/** A value with this many words or more was written, not chosen. */
const manyWords = 5

/**
 * Fields with few different values: filled in at least three of ten records, with 2 to 40 values of at most 60
 * characters, at most one value per five records. The applicants' source comes first, then other texts, then booleans
 * and numbers; within these, the most frequently filled first. Excludes free text. `taken`: fields that have their own
 * columns.
 */
export function facetPathsOf(records: readonly unknown[], taken: readonly Pointer[]): Pointer[] {
  if (records.length < minRecords) return []
  const paths = [...new Set(records.flatMap((record) => leafPaths(record, '', 1)))]
  return paths
    .filter((path) => !taken.includes(path) && !written.test(tokensOf(path).at(-1) ?? ''))
    .flatMap((path) => {
      const values = records.flatMap((record) => facetValue(readPointer(record, path)) ?? [])
      const distinct = new Set(values).size
      const isUseful =
        values.length >= 0.3 * records.length &&
        distinct >= 2 &&
        distinct <= Math.min(maxValues, values.length / 5) &&
        values.every((value) => value.length <= maxValueLength && value.split(/\s+/).length < manyWords)
      return isUseful ? [{ path, rank: rankOf(path, records), filled: values.length, distinct }] : []
    })
    .sort((one, other) => one.rank - other.rank || other.filled - one.filled || one.distinct - other.distinct)
    .slice(0, maxFacets)
    .map(({ path }) => path)
}

function rankOf(path: Pointer, records: readonly unknown[]): number {
  if (facetKindOf(path, records) !== 'text') return 2
  return isSourceField(path) ? 0 : 1
}

/** Whether a field's name says that it holds the applicants' source. */
export function isSourceField(path: Pointer): boolean {
  return tokensOf(path).some((token) => meaningsOf(token).some((meanings) => meanings.has('source')))
}

/** The kind of a field's values, judged by the first record that has one. */
export function facetKindOf(path: Pointer, records: readonly unknown[]): OfferedFacet['kind'] {
  for (const record of records) {
    const kind = valueKindOf(readPointer(record, path))
    if (kind === 'boolean' || kind === 'number') return kind
    if (kind !== 'empty') return 'text'
  }
  return 'text'
}

function leafPaths(value: unknown, path: Pointer, depth: number): Pointer[] {
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([name, inner]) => {
    const own = path + pointerOf([name])
    if (isRecord(inner)) return depth < deepest ? leafPaths(inner, own, depth + 1) : []
    return facetValue(inner) === null ? [] : [own]
  })
}

/** Dates, addresses and lists cannot be facets. */
function facetValue(value: unknown): string | null {
  const kind = valueKindOf(value)
  if (kind !== 'text' && kind !== 'boolean' && kind !== 'number') return null
  const text = leafText(value)
  return text === '' ? null : text
}
