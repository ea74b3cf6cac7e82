import { type FieldColumn, isIdLike, isUnique } from './field-column'

/** A field of the applicants whose values are job ids. */
export type Join = {
  applicant: FieldColumn
  job: FieldColumn
  matched: number
  /** From 0 to 1: how unlikely it is that this is chance. */
  strength: number
  isProven: boolean
  /** By applicant: the index of their job, or null. */
  rows: (number | null)[]
}

/** A field of the applicants that repeats a field of their job. */
export type Mirror = { applicant: FieldColumn; job: FieldColumn }

const maxIds = 40
const maxCompared = 120
const maxJoins = 8

/** The fields of the applicants that refer to jobs, the most convincing first. Names are not considered. */
export function findJoins(applicants: FieldColumn[], jobs: FieldColumn[]): Join[] {
  const ids = jobs.filter((column) => column.filled >= 0.98 && isUnique(column) && isIdLike(column)).slice(0, maxIds)
  const rowsOf = new Map(ids.map((column) => [column, new Map(column.texts.map((text, row) => [text, row]))]))
  const joins = applicants
    .filter((column) => column.filled >= 0.3 && isIdLike(column))
    .flatMap((applicant) => ids.flatMap((job) => joinOf(applicant, job, rowsOf.get(job) ?? new Map())))
    .sort((one, other) => other.strength - one.strength)
    .slice(0, maxJoins)
  return joins.map((join) => withMirrors(join, applicants, jobs)).sort((one, other) => other.strength - one.strength)
}

function joinOf(applicant: FieldColumn, job: FieldColumn, rowOf: Map<string | null, number>): Join[] {
  const rows = applicant.texts.map((text) => (text === null ? null : (rowOf.get(text) ?? null)))
  const found = rows.filter((row) => row !== null)
  const hits = new Set(found).size
  if (found.length === 0 || (hits < 2 && job.count > 1 && applicant.distinct > 1)) return []
  const share = found.length / applicant.count
  const isSparse = sparsenessOf(job) >= 4
  const expected = job.count * (1 - (1 - 1 / job.count) ** applicant.count)
  const coverage = Math.min(1, hits / Math.max(1, expected))
  // Sparse ids do not match by chance, even if the list lacks many of the jobs.
  const weight = isSparse && hits >= 3 && share >= 0.2 ? Math.max(share, 0.8) : share
  // A record's path identifies it too, but applications are unlikely to be sent with it.
  const isAddress = isPathLike(job)
  const strength = 0.35 * weight + 0.25 * coverage * weight + (isSparse ? 0.3 : 0) - (isAddress ? 0.15 : 0)
  const isProven = isSparse && !isAddress && hits >= 3 && share >= 0.6
  return [{ applicant, job, matched: found.length, strength, isProven, rows }]
}

/** `/jobs/48213` */
function isPathLike({ texts, count }: FieldColumn): boolean {
  return texts.filter((text) => text?.startsWith('/')).length > count / 2
}

/** How sparse the ids are: the range per id, infinite for texts. */
function sparsenessOf(column: FieldColumn): number {
  if (column.share('integer', 'digits') < 1) return Number.POSITIVE_INFINITY
  const numbers = column.texts.filter((text) => text !== null).map(Number)
  const [low, high] = numbers.reduce(
    ([least, most], number) => [Math.min(least, number), Math.max(most, number)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  )
  // Ids counted up from a high number are dense, but no score or age looks like them.
  return low >= 1_000 ? Number.POSITIVE_INFINITY : (high - low + 1) / Math.max(1, column.count)
}

function withMirrors(join: Join, applicants: FieldColumn[], jobs: FieldColumn[]): Join {
  const mirrors = findMirrors(join, applicants, jobs).length
  return {
    ...join,
    strength: Math.min(1, join.strength + 0.1 * Math.min(2, mirrors)),
    isProven: join.isProven || (mirrors >= 1 && join.strength >= 0.5 && !isPathLike(join.job)),
  }
}

/** The fields of the applicants that repeat a field of the job they refer to. */
export function findMirrors({ applicant, job, rows }: Join, applicants: FieldColumn[], jobs: FieldColumn[]): Mirror[] {
  const candidates = jobs.filter((column) => column !== job && column.distinct >= 2).slice(0, maxCompared)
  return applicants
    .filter((column) => column !== applicant && column.distinct >= 2 && column.share('boolean') === 0)
    .slice(0, maxCompared)
    .flatMap((column) =>
      candidates.filter((other) => isMirrored(column, other, rows)).map((other) => ({ applicant: column, job: other })),
    )
}

function isMirrored(applicant: FieldColumn, job: FieldColumn, rows: Join['rows']): boolean {
  let compared = 0
  let equal = 0
  const seen = new Set<string>()
  for (const [row, jobRow] of rows.entries()) {
    const own = applicant.texts[row] ?? null
    const other = jobRow === null ? null : (job.texts[jobRow] ?? null)
    if (own === null || other === null) continue
    compared++
    if (own === other) {
      equal++
      seen.add(own)
    }
    if (compared - equal > 5) return false
  }
  return compared >= 4 && equal / compared >= 0.95 && seen.size >= 2
}

/** Whether each value of one corresponds to exactly one value of the other, like a team's id and name. */
export function isOneToOne(one: FieldColumn, other: FieldColumn): boolean {
  const to = new Map<string, string>()
  const from = new Map<string, string>()
  for (const [row, text] of one.texts.entries()) {
    const partner = other.texts[row] ?? null
    if (text === null || partner === null) continue
    if ((to.get(text) ?? partner) !== partner || (from.get(partner) ?? text) !== text) return false
    to.set(text, partner)
    from.set(partner, text)
  }
  return to.size >= 2
}
