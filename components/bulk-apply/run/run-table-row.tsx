'use client'

import { memo } from 'react'
import type { ListedApplication } from '@/lib/applicants/contract'
import type { RowsDecision, RunRow } from '@/lib/bulk-apply/contract'
import { useSecondsUntil } from '../../dispatch/use-followed'
import { JobLink } from '../../links/links'
import { wholeNumber } from '../../ui/formats'
import { idlePart } from '../../ui/lazy-part'
import { RelativeTime } from '../../ui/relative-time'
import { Skeleton } from '../../ui/skeleton'
import { RowOutcomeMark } from './row-outcome-mark'
import { rowReason } from './row-reason'
import { rowWords } from './words'

/** Lazy, as only few rows need it. */
const ListedRow = idlePart(async () => (await import('./listed-row')).ListedRow)

/** A line, narrower beside an open panel; a card of three lines on phones. */
const columnClass = {
  row: 'truncate pr-4 text-right md:w-18 md:shrink-0 max-md:order-4 max-md:pr-0 max-md:text-quiet',
  email:
    'truncate pr-3 font-medium md:w-60 md:shrink-0 md:@max-[800px]:w-44 md:@min-[1160px]:w-80 max-md:order-1 max-md:pr-2',
  job: 'truncate pr-3 md:w-48 md:shrink-0 max-md:order-3 max-md:text-quiet md:@max-[960px]:w-32',
  outcome: 'truncate pr-3 md:w-36 md:shrink-0 md:@min-[1280px]:w-46 max-md:order-2 max-md:pr-0 max-md:text-right',
  reason:
    'flex min-w-0 items-center gap-2 pr-3 md:flex-1 max-md:order-5 max-md:col-span-2 max-md:pr-0 max-md:text-quiet',
  at: 'truncate text-right md:w-28 md:shrink-0 @max-[1280px]:hidden',
}

export const runColumns = () => [
  { name: 'row', label: rowWords.row, className: columnClass.row },
  { name: 'email', label: rowWords.applicant, className: columnClass.email },
  { name: 'job', label: rowWords.job, className: columnClass.job },
  { name: 'outcome', label: rowWords.outcome, className: columnClass.outcome },
  { name: 'reason', label: rowWords.reason, className: columnClass.reason },
  { name: 'at', label: rowWords.when, className: columnClass.at },
]

const rowClass =
  'flex w-full items-center border-b bg-surface px-4 text-table tabular-nums -outline-offset-2 md:h-10 md:px-6 max-md:grid max-md:h-19 max-md:grid-cols-[minmax(0,1fr)_auto] max-md:content-center'

type RunTableRowProps = {
  row: RunRow
  /** The row's entry in the list of applicants, if it is unconfirmed. */
  listed: ListedApplication | null
  index: number
  isOpen: boolean
  isActive: boolean
  deciding: string | null
  onDecide: (decision: RowsDecision) => void
}

/** One row of the upload. Clicks and keys on it are handled by the table. */
export const RunTableRow = memo(function RunTableRow(props: RunTableRowProps) {
  const { row, listed, index, isOpen, isActive, deciding, onDecide } = props
  const seconds = useSecondsUntil(row.failure ? row.nextAt : null)
  const reason = rowReason(row, seconds)
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-current={isOpen || undefined}
      data-index={index}
      tabIndex={isActive ? 0 : -1}
      className={`${rowClass} cursor-pointer hover:bg-sunken aria-[current]:bg-accent-soft`}
    >
      <div role="cell" className={columnClass.row}>
        <span className="md:hidden">{rowWords.row} </span>
        {wholeNumber(row.row)}
      </div>
      <div role="cell" className={columnClass.email}>
        <span className="flex gap-1">
          <button type="button" tabIndex={-1} className="list-name">
            <bdi>{row.applicantName ?? row.applicantEmail ?? rowWords.noEmail}</bdi>
          </button>
          {row.applicantName !== null && row.applicantEmail !== null && (
            <span className="max-w-[calc(100%-4.25rem)] shrink-0 truncate font-normal text-quiet">
              {' '}
              {row.applicantEmail}
            </span>
          )}
        </span>
      </div>
      <div role="cell" className={columnClass.job}>
        <bdi>
          {row.jobId === null ? (
            row.jobTitle
          ) : (
            <JobLink id={row.jobId} isInRow>
              {row.jobTitle}
            </JobLink>
          )}
        </bdi>
      </div>
      <div role="cell" className={columnClass.outcome}>
        <RowOutcomeMark outcome={row.outcome} />
      </div>
      <div role="cell" className={columnClass.reason}>
        <span className="max-md:truncate md:line-clamp-2 md:leading-4" title={reason === '' ? undefined : reason}>
          {listed ? <ListedRow row={row} listed={listed} /> : reason}
        </span>
        {row.outcome === 'needs-decision' && (
          // The next row moves up into this position; the key keeps its buttons from inheriting the pressed one's
          // focus.
          <RowChoice key={row.id} row={row} isListed={listed !== null} deciding={deciding} onDecide={onDecide} />
        )}
      </div>
      <div role="cell" className={columnClass.at}>
        {row.at !== null && <RelativeTime iso={row.at} isInRow />}
      </div>
    </div>
  )
})

type RowChoiceProps = Pick<RunTableRowProps, 'row' | 'deciding' | 'onDecide'> & { isListed: boolean }

/**
 * For the mouse; on phones, in narrow lists and by keyboard, the row's details have the same buttons. Rows that are in
 * the list of applicants can be resent only from there.
 */
function RowChoice({ row, isListed, deciding, onDecide }: RowChoiceProps) {
  const about = { row: String(row.row) }
  const choices = isListed ? (['arrived', 'abandon'] as const) : (['send-again', 'abandon'] as const)
  return (
    <span data-choice className="ml-auto flex shrink-0 gap-1.5 @max-[960px]:hidden">
      {choices.map((what) => (
        <button
          key={what}
          type="button"
          tabIndex={-1}
          aria-disabled={deciding !== null || undefined}
          aria-label={choiceWords(what).full(about)}
          onClick={() => onDecide({ what, ids: [row.id] })}
          className="h-7 rounded-control border border-line-strong bg-raised px-2 text-small font-medium hover:bg-sunken aria-disabled:opacity-55"
        >
          {choiceWords(what).short}
        </button>
      ))}
    </span>
  )
}

function choiceWords(what: RowsDecision['what']) {
  switch (what) {
    case 'arrived':
      return { short: rowWords.arrived, full: rowWords.arrivedRow }
    case 'abandon':
      return { short: rowWords.dontResend, full: rowWords.dontResendRow }
    case 'send-again':
      return { short: rowWords.resend, full: rowWords.resendRow }
  }
}

/** A placeholder for a row that is loading. */
export function LoadingRow({ index, isActive }: { index: number; isActive: boolean }) {
  return (
    <div role="row" aria-rowindex={index + 2} data-index={index} tabIndex={isActive ? 0 : -1} className={rowClass}>
      <div role="cell" className="max-md:col-span-2">
        <span className="sr-only">{rowWords.loading}</span>
        <Skeleton className="h-3.5 w-64 max-w-full" />
      </div>
    </div>
  )
}
