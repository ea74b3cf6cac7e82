import type { ApplicantMapping } from '@/lib/applicants/contract'
import { textAt } from '@/lib/records/read-field'
import type { PartnerRecord } from '@/lib/records/record'

type Loaded = { mapping: Pick<ApplicantMapping, 'job' | 'jobTitle' | 'jobTitles'>; records: readonly PartnerRecord[] }

/** Returns job titles by id, from the loaded records or else from the list of jobs. */
export function readJobNames(
  ids: readonly (string | null)[],
  { records, mapping: { job, jobTitle, jobTitles = {} } }: Loaded,
): Record<string, string> {
  const wanted = new Set(ids)
  const names: Record<string, string> = {}
  if (job === null) return names
  if (jobTitle === null) return jobTitles
  for (const record of records) {
    if (wanted.size === 0) break
    const id = textAt(record, job)
    const title = id !== null && wanted.has(id) ? textAt(record, jobTitle) : null
    if (id === null || title === null) continue
    names[id] = title
    wanted.delete(id)
  }
  return names
}
