import type { FieldMapping } from '@/lib/connection/contract'

/** What has to be chosen before the mapping can be used, by place. */
export function findIssues({ jobs }: FieldMapping, { hasJobs }: { hasJobs: boolean }): Record<string, string> {
  const issues: Record<string, string> = {}
  if (hasJobs && jobs.id === null)
    issues['jobs.id'] = 'Choose the field that holds a job’s ID: applications name the job by it'
  if (jobs.open !== null && typeof jobs.open === 'object' && jobs.open.values.length === 0)
    issues['jobs.open'] = 'Tick the values that mean that a job takes applications'
  return issues
}
