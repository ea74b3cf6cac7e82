import type { Job } from '@/lib/jobs/contract'
import { type Pointer, readPointer } from '@/lib/partner/profile/pointer'
import { fold } from '@/lib/records/fold'
import { valueText } from '@/lib/records/record-text'
import { splitWords } from '@/lib/records/split-words'

/** What tells jobs of one title apart: the team, what the profile names of the record, and the id. */
export function jobDetails({ id, team, record }: Job, columns: readonly Pointer[]): string[] {
  const values = columns.map((column) => valueText(readPointer(record, column)).trim()).filter(Boolean)
  return [...(team === null ? [] : [`Team ${team}`]), ...values, id]
}

/** Finds jobs by the beginnings or pieces of words, in any order; those whose title begins with what was typed come first. */
export function createJobFinder(jobs: readonly Job[], columns: readonly Pointer[]) {
  let texts: string[] | null = null
  return (typed: string): readonly Job[] => {
    const words = splitWords(typed)
    if (words.length === 0) return jobs
    // Made with the first letter: folding thousands of titles is not for the first paint.
    texts ??= jobs.map((job) => fold([job.title, ...jobDetails(job, columns)].join('\n')))
    const start = fold(typed.trim())
    const first: Job[] = []
    const rest: Job[] = []
    for (const [index, job] of jobs.entries()) {
      const text = texts[index] ?? ''
      if (words.every((word) => text.includes(word))) (text.startsWith(start) ? first : rest).push(job)
    }
    return [...first, ...rest]
  }
}
