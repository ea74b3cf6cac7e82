'use client'

import { type Job, jobIdWords } from '@/lib/jobs/contract'
import { useIsAdmin } from '../api/role-context'

/** Says why jobs of the list cannot be chosen for applications. Nothing where every id can be read. */
export function UnreadableIds({ jobs }: { jobs: readonly Job[] }) {
  const words = jobIdWords(jobs, useIsAdmin())
  return words && <p className="px-4 pb-3 text-table text-warn md:px-6">{words}</p>
}
