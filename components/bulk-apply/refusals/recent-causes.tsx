'use client'

import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { RefusalCause } from '@/lib/bulk-apply/contract'
import { NoticeLine } from '../../ui/notice-line'
import { causeWords } from '../words'
import { LinkedCauseLine } from './cause-line'
import { useRecentCauses } from './use-refusal-causes'

/**
 * What was refused in recent runs, by cause, as one expandable line. `first` came with the page; `isOpen`: expanded at
 * first because the user is looking for refusals anyway.
 */
export function RecentCauses({ first, isOpen: isOpenAtFirst }: { first: RefusalCause[]; isOpen: boolean }) {
  const { data: causes } = useRecentCauses('everybody', { first, isWanted: true })
  const [choice, setChoice] = useState<boolean | null>(null)
  if (!causes || causes.length === 0) return null
  const isOpen = choice ?? isOpenAtFirst
  const rows = causes.reduce((sum, cause) => sum + cause.rows, 0)
  return (
    <div className="grid gap-2 px-4 pb-3 md:px-6">
      <NoticeLine
        tone="warn"
        title={causeWords.recent({ count: rows })}
        actions={
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setChoice(!isOpen)}
            className="inline-flex h-8 items-center gap-1 rounded-control px-2 font-medium hover:bg-raised touch:h-11"
          >
            {isOpen ? causeWords.hide : causeWords.show}
            <ChevronDown aria-hidden className={`size-4 ${isOpen ? 'rotate-180' : ''}`} />
          </button>
        }
      />
      {isOpen && (
        <ul aria-label={causeWords.list} className="max-h-60 overflow-y-auto rounded-panel border bg-raised">
          {causes.map((cause) => (
            <LinkedCauseLine key={`${cause.run.id} ${cause.key}`} cause={cause} />
          ))}
        </ul>
      )}
    </div>
  )
}
