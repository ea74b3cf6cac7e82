'use client'

import { type Job, jobIdWords } from '@/lib/jobs/contract'
import { useIsAdmin } from '../api/role-context'

type UnreadableIdsProps = { jobs: readonly Job[]; isGuessHinted: boolean }

/**
 * Says why jobs of the list cannot be chosen for applications. Nothing where every id can be read, or where none can
 * because nobody has confirmed the fields: the hint above the list says so.
 */
export function UnreadableIds({ jobs, isGuessHinted }: UnreadableIdsProps) {
  const isAdmin = useIsAdmin()
  if (isGuessHinted && jobs.every(({ id }) => id === '')) return null
  const words = jobIdWords(jobs, isAdmin)
  return words && <p className="px-4 pb-3 text-table text-warn md:px-6">{words}</p>
}
