import type { Job } from '@/lib/jobs/contract'
import { normalizeText } from '@/lib/records/normalize-text'

/** The jobs of the list that have this very title, in any spelling. */
export function findSameTitles(jobs: readonly Job[], title: string): Job[] {
  const wanted = normalizeText(title.trim())
  return wanted === '' ? [] : jobs.filter((job) => normalizeText(job.title.trim()) === wanted)
}
