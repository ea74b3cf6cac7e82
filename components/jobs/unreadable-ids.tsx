'use client'

import { type Job, jobIdWords } from '@/lib/jobs/contract'
import { useIsAdmin } from '../api/role-context'

type UnreadableIdsProps = { jobs: readonly Job[]; isGuessHinted: boolean }

/**
 * Says why listed jobs cannot be chosen for applications. Renders nothing if every id can be read, or if none can
 * because the fields are unconfirmed: the hint above the list says so.
 */
export function UnreadableIds({ jobs, isGuessHinted }: UnreadableIdsProps) {
  const isAdmin = useIsAdmin()
  if (isGuessHinted && jobs.every(({ id }) => id === '')) return null
  const words = jobIdWords(jobs, isAdmin)
  return words && <p className="px-4 pb-3 text-table text-warn md:px-6">{words}</p>
}
