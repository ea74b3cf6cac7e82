import type { FieldMapping } from '@/lib/partner/profile/field-mapping'
import { mappingWords } from './words'

/** What still has to be chosen before the mapping can be used, by field. */
export function findIssues({ jobs }: FieldMapping, { hasJobs }: { hasJobs: boolean }): Record<string, string> {
  const issues: Record<string, string> = {}
  if (hasJobs && jobs.id === null) issues['jobs.id'] = mappingWords.chooseJobId
  if (jobs.open !== null && typeof jobs.open === 'object' && jobs.open.values.length === 0)
    issues['jobs.open'] = mappingWords.selectOpen
  return issues
}
