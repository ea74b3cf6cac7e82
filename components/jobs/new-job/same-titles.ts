import type { Job } from '@/lib/jobs/contract'
import { normalizeText } from '@/lib/records/normalize-text'

/** The listed jobs with exactly this title, ignoring case and accents. */
export function findSameTitles(jobs: readonly Job[], title: string): Job[] {
  const wanted = normalizeText(title.trim())
  return wanted === '' ? [] : jobs.filter((job) => normalizeText(job.title.trim()) === wanted)
}
