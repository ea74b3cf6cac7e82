'use client'

import { RotateCw, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button'
import { RelativeTime } from '../../ui/relative-time'
import { Sentence } from '../../ui/sentence'
import type { FoundState } from './found-applicants'
import { LazyWatchIndex } from './lazy-everyone'
import type { WatchedIndex } from './watch-index'
import { foundWords } from './words'

/** The line under the table: when changes were last checked, and whether newer results are available. */
export function FoundStatus({ state, onRefresh }: { state: FoundState; onRefresh: () => void }) {
  const { asOf } = state
  const [seen, setSeen] = useState<{ status: WatchedIndex; asOf: FoundState['asOf'] }>()
  const status = seen?.status
  // A status that came before the list's latest answer may be older than the list.
  const isLater = seen?.asOf === asOf
  const hasChanged = isLater && status !== undefined && (status.total !== asOf.total || status.walkedAt !== asOf.all)

  return (
    <div
      className={`flex min-h-11 shrink-0 touch:min-h-13 short:min-h-8 ${hasChanged || status?.isLate ? '' : 'max-md:hidden'} items-center justify-between gap-3 border-t bg-raised px-4 text-table text-quiet tabular-nums md:px-6`}
    >
      <LazyWatchIndex onStatus={(status) => setSeen({ status, asOf })} />
      <p>
        {asOf.all && (
          <span className="max-md:hidden">
            <Sentence text={foundWords.changesAsOf} parts={{ when: <RelativeTime iso={asOf.all} /> }} />
          </span>
        )}
        {status?.progress && ` · ${foundWords.rereading({ progress: status.progress })}`}
        {status?.isLate && (
          <span className="text-warn">
            {' · '}
            <TriangleAlert aria-hidden className="inline size-4 align-[-3px]" />{' '}
            {status.failure ? foundWords.lateFailed : foundWords.late}
          </span>
        )}
      </p>
      {hasChanged && (
        <Button onClick={onRefresh}>
          <RotateCw aria-hidden className="size-4" />
          {foundWords.update}
        </Button>
      )}
    </div>
  )
}
