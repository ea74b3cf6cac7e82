import { textAt } from '../../records/read-field'
import type { PartnerRecord } from '../../records/record'
import { fromName, type ScoredValue } from './choose-guess'
import { type FieldColumn, isIdLike, isUnique } from './field-column'
import { formatOf } from './guess-time'
import type { Join } from './match-lists'
import { applicantRules, jobRules } from './path-words'
import type { Reason } from './reason'

/** Fields that could be the applicants' ids. `again`: the first page from a second read. */
export function applicantIds(
  columns: FieldColumn[],
  joins: Join[],
  again: PartnerRecord[] | null,
): ScoredValue<string>[] {
  const jobFields = new Set(joins.filter(({ isProven }) => isProven).map(({ applicant }) => applicant))
  const own = ownIds(columns, jobFields, again)
  // A person's id is unique per record too, until they apply again: only names tell it from the application's id.
  const isAlone = own.filter(({ isTime }) => !isTime).length === 1
  return own.map(({ column, base, isStable, isRunning, isTime }) => {
    const fit = applicantRules.id(column.words)
    return {
      value: column.pointer,
      score: base + fromName(fit, 0.5),
      filled: column.filled,
      reasons: reasonsFor(column, 'applicants-differ', fit, isStable),
      isProven: fit >= 0.7 && isAlone && !isRunning && !isTime && isStable !== false && isUnique(column),
    }
  })
}

type OwnId = { column: FieldColumn; base: number; isStable: boolean | null; isRunning: boolean; isTime: boolean }

/** Fields with a unique value per record that stays the same when read again. */
function ownIds(columns: FieldColumn[], foreign: Set<FieldColumn>, again: PartnerRecord[] | null): OwnId[] {
  return columns
    .filter((column) => column.filled >= 0.98 && isAlmostUnique(column) && isIdLike(column) && !foreign.has(column))
    .map((column) => {
      const isStable = again ? isSame(column, again) : null
      const isRunning = isRunningIndex(column)
      const isTime = formatOf(column) !== null
      const base =
        0.42 +
        (isOrdered(column) ? 0.03 : 0) +
        (isStable === true ? 0.05 : isStable === false ? -0.6 : 0) +
        (isRunning ? -0.25 : 0) +
        (isUnique(column) ? 0 : -0.15) +
        (isTime ? -0.3 : 0) +
        (column.share('uuid') === 1 ? 0.04 : 0) -
        Math.min(4, column.depth) * 0.015
      return { column, base, isStable, isRunning, isTime }
    })
}

/** A record that changed between two overlapping pages appears twice. */
function isAlmostUnique(column: FieldColumn): boolean {
  return isUnique(column) || (column.count >= 50 && column.distinct >= column.count * 0.98)
}

function reasonsFor(
  column: FieldColumn,
  code: 'applicants-differ' | 'jobs-differ',
  fit: number,
  isStable: boolean | null,
): Reason[] {
  return [
    { code, part: column.distinct, whole: column.values.length },
    ...(isStable === true ? [{ code: 'stays-the-same' as const }] : []),
    ...(fit >= 0.7 ? [{ code: 'named-id' as const }] : []),
  ]
}

/** Whether most values of the second read were in the first: new records may have been added in between. */
function isSame(column: FieldColumn, again: PartnerRecord[]): boolean {
  const known = new Set(column.texts)
  const read = again.flatMap((record) => textAt(record, column.pointer)?.trim() ?? [])
  return read.length > 0 && read.filter((text) => known.has(text)).length >= read.length * 0.7
}

/** 0, 1, 2 … in list order: the row number, which changes when the list does. */
function isRunningIndex(column: FieldColumn): boolean {
  if (column.share('integer', 'digits') < 1 || column.count < 3) return false
  const numbers = column.texts.map(Number)
  const step = (numbers[1] ?? 0) - (numbers[0] ?? 0)
  if (Math.abs(step) !== 1 || Math.min(...numbers) > 1) return false
  return numbers.every((number, row) => row === 0 || number - (numbers[row - 1] ?? 0) === step)
}

/** Integers that only rise or only fall: assigned one after the other, in list order. */
function isOrdered(column: FieldColumn): boolean {
  if (column.share('integer', 'digits') < 1 || column.count < 3) return false
  const numbers = column.texts.map(Number)
  const isFalling = (numbers[1] ?? 0) < (numbers[0] ?? 0)
  return numbers.every((number, row) => row === 0 || number < (numbers[row - 1] ?? 0) === isFalling)
}

/** Fields that could be the ids of jobs. */
export function jobIds(columns: FieldColumn[], joins: Join[], again: PartnerRecord[] | null): ScoredValue<string>[] {
  return ownIds(columns, new Set(), again).map(({ column, base, isStable, isRunning }) => {
    const fit = jobRules.id(column.words)
    const join = joins.find(({ job }) => job === column)
    const byName = { score: base + fromName(fit, 0.4), isProven: fit >= 0.7 && !isRunning && joins.length > 0 }
    return {
      value: column.pointer,
      score: join ? Math.max(byName.score, 0.35 + 0.45 * join.strength + fromName(fit, 0.2)) : byName.score - 0.1,
      filled: column.filled,
      reasons: [
        ...reasonsFor(column, 'jobs-differ', fit, isStable),
        ...(join ? [{ code: 'job-named' as const, part: join.matched, whole: join.applicant.count }] : []),
      ],
      isProven: join ? join.isProven && isStable !== false : false,
    }
  })
}

/** Fields that could hold the id of an applicant's job. */
export function applicantJobs(columns: FieldColumn[], joins: Join[], jobId: string | null): ScoredValue<string>[] {
  return columns
    .filter((column) => column.filled >= 0.3 && isIdLike(column) && column.share('phone') === 0)
    .map((column) => {
      const fit = applicantRules.job(column.words)
      const own = joins.filter(({ applicant }) => applicant === column)
      const join = own.find(({ job }) => job.pointer === jobId) ?? (jobId === null ? own[0] : undefined)
      const byValues = join ? 0.3 + 0.45 * join.strength : 0.05 - (isUnique(column) ? 0.1 : 0)
      return {
        value: column.pointer,
        score: byValues + fromName(fit, join ? 0.2 : 0.4),
        filled: column.filled,
        reasons: [
          ...(join ? [{ code: 'job-id-matched' as const, part: join.matched, whole: column.count }] : []),
          ...(fit >= 0.6 ? [{ code: 'named-job' as const }] : []),
        ],
        isProven: join?.isProven ?? false,
      }
    })
}
