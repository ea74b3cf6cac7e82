'use client'

import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'
import type { ApplicantPlaces } from '@/lib/applicants/contract'
import type { PartnerRecord } from '@/lib/partner/read-list'
import { TroubleNotice } from '../trouble-notice'
import { Button } from '../ui/button'
import { useIsBrowser } from '../ui/use-is-browser'
import { useMediaQuery } from '../ui/use-media-query'
import { ApplicantRow, cellClass } from './applicant-row'
import { fieldLabel } from './cell-text'

type ApplicantsTableProps = {
  rows: PartnerRecord[]
  places: ApplicantPlaces
  hasMore: boolean
  error: unknown
  isLoading: boolean
  loadMore: () => void
  onOpen: (index: number) => void
  opened: number | null
}

const rowHeight = 40
const phoneRowHeight = 60
/** How many rows before the end the next page is asked for. */
const ahead = 30

/**
 * The rows near the view, and space in place of the others. Rows stand in the normal flow between two spacers, so that the
 * server's HTML needs no style attributes, which the Content-Security-Policy forbids.
 */
export function ApplicantsTable({
  rows,
  places,
  hasMore,
  error,
  isLoading,
  loadMore,
  onOpen,
  opened,
}: ApplicantsTableProps) {
  const isBrowser = useIsBrowser()
  const region = useRef<HTMLElement>(null)
  const isPhone = useMediaQuery('(width < 48rem)')
  const size = isPhone ? phoneRowHeight : rowHeight
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => region.current,
    estimateSize: () => size,
    overscan: 10,
    initialRect: { width: 1024, height: 840 },
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the row height is what makes the measures stale
  useEffect(() => virtual.measure(), [size])

  const items = virtual.getVirtualItems()
  const first = items[0]?.index ?? 0
  const last = items.at(-1)?.index ?? -1
  const isNearEnd = last >= rows.length - ahead
  useEffect(() => {
    if (isNearEnd && hasMore && !isLoading && !error) loadMore()
  }, [isNearEnd, hasMore, isLoading, error, loadMore])

  return (
    <section
      ref={region}
      aria-label="Applicants list"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="min-h-0 flex-1 overflow-auto -outline-offset-2"
    >
      <div
        role="table"
        aria-label="Applicants"
        aria-rowcount={hasMore ? -1 : rows.length + 1}
        className="min-w-full md:w-max"
      >
        <div role="rowgroup" className="sticky top-0 z-10 bg-surface max-md:sr-only">
          <div
            role="row"
            aria-rowindex={1}
            className="flex h-9 items-center border-b px-4 text-table font-medium text-quiet md:px-6"
          >
            {places.columns.map((column, index) => (
              <div key={column} role="columnheader" className={cellClass(index)}>
                {fieldLabel(column)}
              </div>
            ))}
          </div>
        </div>
        <div role="rowgroup">
          <Space height={first * size} />
          {items.map(({ index }) => {
            const record = rows[index]
            return (
              record && (
                <ApplicantRow
                  key={index}
                  index={index}
                  record={record}
                  places={places}
                  isOpen={opened === index}
                  onOpen={onOpen}
                />
              )
            )
          })}
          {isBrowser && <Space height={(rows.length - 1 - last) * size} />}
        </div>
      </div>
      <div className="sticky left-0 p-4 md:px-6">
        {Boolean(error) && <TroubleNotice error={error} onRetry={loadMore} isRetrying={isLoading} />}
        {!error && hasMore && (
          <Button onClick={loadMore} isPending={isLoading} pendingLabel="Loading…">
            Load more
          </Button>
        )}
      </div>
    </section>
  )
}

function Space({ height }: { height: number }) {
  return height > 0 ? <div aria-hidden style={{ height }} /> : null
}
