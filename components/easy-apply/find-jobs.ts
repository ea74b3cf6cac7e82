import type { Job } from '@/lib/jobs/contract'
import { normalizeText } from '@/lib/records/normalize-text'
import { type Pointer, readPointer } from '@/lib/records/pointer'
import { valueText } from '@/lib/records/record-text'
import { splitWords } from '@/lib/records/split-words'
import { shortTeamInWords } from '@/lib/records/teams/team-in-words'

/** What distinguishes jobs with the same title: the team, the profile's columns of the record, and the id. */
export function jobDetails({ id, team, teamName, record }: Job, columns: readonly Pointer[]): string[] {
  const values = columns.map((column) => valueText(readPointer(record, column)).trim()).filter(Boolean)
  const inTeam = team === null ? teamName : shortTeamInWords(team, teamName)
  return [...(inTeam === null ? [] : [inTeam]), ...values, id]
}

/**
 * Finds jobs by words in any order, which may be parts of the title or id, or prefixes of words in the other columns.
 * Titles that start with the text come first.
 */
export function createJobFinder(jobs: readonly Job[], columns: readonly Pointer[]) {
  let texts: string[] | null = null
  return (typed: string): readonly Job[] => {
    const words = splitWords(typed)
    if (words.length === 0) return jobs
    // Built on the first keystroke: normalizing thousands of titles must not delay the first paint.
    texts ??= jobs.map((job) => textOf(job, columns))
    const starts = words.map((word) => between + word.replaceAll(' ', between))
    const typedStart = normalizeText(typed.trim())
    const first: Job[] = []
    const rest: Job[] = []
    for (const [index, job] of jobs.entries()) {
      const text = texts[index] ?? ''
      const titleEnd = text.indexOf(between)
      const isFound = words.every((word, number) => {
        const at = text.indexOf(word)
        return (at >= 0 && at < titleEnd) || text.includes(starts[number] ?? '', titleEnd)
      })
      if (isFound) (text.startsWith(typedStart) ? first : rest).push(job)
    }
    return [...first, ...rest]
  }
}

/** Comes before each word of the details; users cannot type it. */
const between = '\u0000'

function textOf(job: Job, columns: readonly Pointer[]): string {
  const details = jobDetails(job, columns).flatMap((detail) => normalizeText(detail).split(' '))
  return [`${normalizeText(job.title)} ${normalizeText(job.id)}`, ...details].join(between)
}
