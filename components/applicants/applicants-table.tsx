'use client'

import { useEffect, useRef } from 'react'
import { type ApplicantPlaces, applicantsRepeat } from '@/lib/applicants/contract'
import type { SteppedOver } from '@/lib/partner/paging/isolation'
import type { PartnerRecord } from '@/lib/partner/read-list'
import { RepeatNotice, useRepeat } from '../repeats/repeat-notice'
import { TroubleNotice } from '../trouble-notice'
import { Button } from '../ui/button'
import { useRowWindow } from '../ui/use-row-window'
import { ApplicantRow, cellClass } from './applicant-row'
import { fieldLabel } from './cell-text'
import { LeftOut } from './left-out'

type ApplicantsTableProps = {
  rows: PartnerRecord[]
  places: ApplicantPlaces
  hasMore: boolean
  error: unknown
  steppedOver: SteppedOver[]
  isLoading: boolean
  loadMore: () => void
  onOpen: (index: number) => void
  opened: number | null
}

const heights = { wide: 40, phone: 60 }
/** How many rows before the end the next page is asked for. */
const ahead = 15

/** The rows as far as they are loaded; those far from the view are left out. */
export function ApplicantsTable({
  rows,
  places,
  hasMore,
  error,
  steppedOver,
  isLoading,
  loadMore,
  onOpen,
  opened,
}: ApplicantsTableProps) {
  const region = useRef<HTMLElement>(null)
  const repeat = useRepeat(applicantsRepeat)
  const { indexes, before, after } = useRowWindow(rows.length, region, heights)
  const isNearEnd = (indexes.at(-1) ?? -1) >= rows.length - ahead
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
          <Space height={before} />
          {indexes.map((index) => {
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
          <Space height={after} />
        </div>
      </div>
      <div className="sticky left-0 grid justify-items-start gap-3 p-4 md:px-6">
        <LeftOut steppedOver={steppedOver} />
        <RepeatNotice name={applicantsRepeat} />
        {Boolean(error) && !repeat && <TroubleNotice error={error} onRetry={loadMore} isRetrying={isLoading} />}
        {!error && hasMore && !repeat && (
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
