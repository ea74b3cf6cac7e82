import { fromName, type ScoredValue } from './choose-guess'
import { type FieldColumn, isIdLike, isTextLike } from './field-column'
import { isOneToOne, type Mirror } from './match-lists'
import { applicantRules, jobRules, type NameRule } from './path-words'
import type { Guess } from './proposal'
import type { Reason } from './reason'

/** Titles of jobs and teams appear in both lists: a job's field repeated in its applicants needs no telling name. */
export function jobTitles(columns: FieldColumn[], mirrors: Mirror[]): ScoredValue<string>[] {
  const repeated = new Set(mirrors.map(({ job }) => job).filter((job) => isTextLike(job)))
  const outstanding = outstandingText(columns)
  const mostDifferent = Math.max(0, ...[...repeated].map(({ distinct }) => distinct))
  return columns
    .filter((column) => isTextLike(column) && column.filled >= 0.8 && column.meanLength >= 2)
    .map((column) => {
      const fit = jobRules.title(column.words)
      const own = column.distinct / column.count
      const isRepeated = repeated.has(column)
      const isLong = column.share('long-text') > 0.2 || column.meanLength > 120
      return {
        value: column.pointer,
        score:
          0.1 +
          0.25 * own +
          (isRepeated ? 0.2 : 0) +
          (column === outstanding ? 0.08 : 0) +
          (column.withBlank > 0.3 ? 0.05 : 0) +
          fromName(fit, 0.4) -
          (isLong ? 0.4 : 0),
        filled: column.filled,
        reasons: [
          { code: 'texts-differ', part: column.distinct, whole: column.count },
          ...(isRepeated ? [{ code: 'job-text-repeated' as const }] : []),
          ...(fit >= 0.6 ? [{ code: 'named-title' as const }] : []),
        ],
        isProven: fit >= 0.85 && own >= 0.3 && !isLong && isRepeated && column.distinct === mostDifferent,
      }
    })
}

/** The one short text that varies far more between jobs than any other. */
function outstandingText(columns: FieldColumn[]): FieldColumn | null {
  const [first, second] = columns
    .filter((column) => isTextLike(column) && column.filled >= 0.8 && column.meanLength <= 80 && column.withBlank > 0.3)
    .sort((one, other) => other.distinct - one.distinct)
  if (!first || first.distinct < first.count * 0.5) return null
  return second && second.distinct * 1.3 > first.distinct ? null : first
}

/** Fields of applicants that repeat their job's title. */
export function applicantJobTitles(
  columns: FieldColumn[],
  mirrors: Mirror[],
  title: Guess<string>,
): ScoredValue<string>[] {
  return columns
    .filter((column) => isTextLike(column) && column.filled >= 0.3)
    .map((column) => {
      const fit = applicantRules.jobTitle(column.words)
      const isRepeated = mirrors.some(({ applicant, job }) => applicant === column && job.pointer === title.value)
      return {
        value: column.pointer,
        score: (isRepeated ? 0.6 : 0.05) + fromName(fit, isRepeated ? 0.2 : 0.38),
        filled: column.filled,
        reasons: [
          ...(isRepeated ? [{ code: 'repeats-job-title' as const }] : []),
          ...(fit >= 0.6 ? [{ code: 'named-job-title' as const }] : []),
        ],
        isProven: isRepeated && fit >= 0.5 && title.confidence === 'sure',
      }
    })
}

type Side = 'applicants' | 'jobs'
type TeamSource = { side: Side; columns: FieldColumn[]; mirrors: Mirror[]; rule: NameRule; records: number }

/** Fields that could be a team's id: few values, shared by applicants and their jobs. */
export function teamIds({ side, columns, mirrors, rule }: TeamSource): ScoredValue<string>[] {
  const texts = columns.filter((column) => isTextLike(column) && isFew(column))
  const candidates = columns.filter(
    (column) => column.filled >= 0.5 && isFew(column) && isIdLike(column) && !isOfOneJob(column, mirrors),
  )
  const shared = candidates.filter((column) => isMirrored(side, column, mirrors) && isLikeTeamId(column))
  return candidates.map((column) => {
    const fit = rule(column.words)
    const isShared = isMirrored(side, column, mirrors)
    const looksLikeId = isLikeTeamId(column)
    const hasName = texts.some((text) => text !== column && isOneToOne(column, text))
    return {
      value: column.pointer,
      score:
        (isShared ? 0.25 : 0) +
        (looksLikeId ? (fit >= 0.6 ? 0.17 : 0.12) : 0) +
        (hasName ? 0.08 : 0) +
        (shared.length === 1 && shared[0] === column ? 0.1 : 0) +
        fromName(fit, 0.45),
      filled: column.filled,
      reasons: teamReasons(column, isShared, fit),
      isProven: isShared && fit >= 0.9,
    }
  })
}

/** Fields that could be a team's name; `team`: the field with its id, if known. */
export function teamNames(
  { side, columns, mirrors, rule }: TeamSource,
  team: FieldColumn | null,
): ScoredValue<string>[] {
  return columns
    .filter(
      (column) =>
        isTextLike(column) && isFew(column) && column.filled >= 0.5 && column !== team && column.meanLength >= 2,
    )
    .map((column) => {
      const fit = rule(column.words)
      const isShared = isMirrored(side, column, mirrors)
      const isOfTeam = team !== null && isOneToOne(column, team)
      const isBeside = isOfTeam && fit >= 0 && isNameBeside(column, team)
      return {
        value: column.pointer,
        score:
          (isShared ? 0.15 : 0) +
          (isOfTeam ? 0.3 : team ? -0.1 : 0) +
          (team === null && fit > 0 && column.distinct >= 2 ? 0.17 : 0) +
          fromName(isBeside ? Math.max(0.6, fit) : fit, 0.4),
        filled: column.filled,
        reasons: [...(isOfTeam ? [{ code: 'one-per-team' as const }] : []), ...teamReasons(column, isShared, fit)],
        isProven: isOfTeam && isShared && fit >= 0.9,
      }
    })
}

/** `/crew/name` beside `/crew/id`: one object names the team, whatever the partner calls it. */
function isNameBeside(column: FieldColumn, team: FieldColumn): boolean {
  const parentOf = ({ pointer }: FieldColumn) => pointer.slice(0, pointer.lastIndexOf('/'))
  const isName = column.words.last.has('name') || column.words.last.has('title')
  return isName && parentOf(column) !== '' && parentOf(column) === parentOf(team)
}

function teamReasons(column: FieldColumn, isShared: boolean, fit: number): Reason[] {
  return [
    { code: 'values-in-records', values: column.distinct, records: column.count },
    ...(isShared ? [{ code: 'jobs-agree' as const }] : []),
    ...(fit >= 0.6 ? [{ code: 'named-team' as const }] : []),
  ]
}

function isMirrored(side: Side, column: FieldColumn, mirrors: Mirror[]): boolean {
  return mirrors.some(({ applicant, job }) => (side === 'applicants' ? applicant : job) === column && isFew(job))
}

/** Values that differ from job to job belong to the job, not to its team. */
function isOfOneJob(column: FieldColumn, mirrors: Mirror[]): boolean {
  return mirrors.some(({ applicant, job }) => applicant === column && !isFew(job))
}

/** A few values that keep recurring: of three records, two that share one. */
function isFew({ count, distinct, share }: FieldColumn): boolean {
  const most = Math.max(1, count <= 5 ? count - 1 : count * 0.6)
  return count > 0 && distinct <= most && share('boolean') === 0
}

function isLikeTeamId(column: FieldColumn): boolean {
  return column.share('uuid') > 0.9 || (column.withDigit > 0.9 && !isSmallNumbers(column))
}

/** Numbers up to 12, such as seats, years or ratings. */
function isSmallNumbers(column: FieldColumn): boolean {
  return column.share('integer', 'digits') === 1 && column.texts.every((text) => text === null || Number(text) <= 12)
}
