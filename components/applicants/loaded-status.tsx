'use client'

import { timeOfDay, wholeNumber } from '../ui/formats'
import { useIsBrowser } from '../ui/use-is-browser'

type LoadedStatusProps = { count: number; hasMore: boolean; isLoading: boolean; hasFailed: boolean; loadedAt: number }

/** What is loaded, in one line under the table. */
export function LoadedStatus({ count, hasMore, isLoading, hasFailed, loadedAt }: LoadedStatusProps) {
  const isBrowser = useIsBrowser()
  const number = isBrowser ? wholeNumber(count) : count
  const time = isBrowser ? ` at ${timeOfDay(new Date(loadedAt))}` : ''
  const tail = isLoading ? 'loading more…' : hasFailed ? 'the next ones did not come' : 'more below'
  return (
    <p role="status" className="shrink-0 border-t bg-raised px-4 py-2 text-table text-quiet tabular-nums md:px-6">
      {hasMore || isLoading ? `${number} loaded · ${tail}` : `All ${number} loaded${time}`}
    </p>
  )
}
