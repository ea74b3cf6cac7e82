'use client'

import { memo } from 'react'
import type { ActivityRow } from '@/lib/activity/contract'
import { kindInWords } from '@/lib/activity/words'
import { RelativeTime } from '../ui/relative-time'
import { ActorName, ApplicantName, SubjectName } from './entry-links'
import { OutcomeMark } from './outcome-mark'
import { activityWords, formatDuration } from './words'

/** A line on wide screens, shorter beside open details, a card of three lines on phones. */
const columnClass = {
  at: 'truncate pr-3 md:w-32 md:shrink-0 max-md:pr-0 max-md:order-5 max-md:text-right max-md:text-quiet',
  who: 'truncate pr-3 md:w-32 md:shrink-0 max-md:order-4 max-md:text-quiet',
  kind: 'truncate pr-3 md:w-36 md:shrink-0 font-medium max-md:order-1 max-md:pr-2',
  subject: 'truncate pr-3 md:min-w-0 md:flex-1 max-md:order-3 max-md:col-span-2 max-md:pr-0',
  outcome: 'pr-3 max-md:truncate md:w-48 @max-[800px]:md:w-38 md:shrink-0 max-md:order-2 max-md:pr-0 max-md:text-right',
  duration: 'truncate pr-3 text-right md:w-24 md:shrink-0 @max-[900px]:hidden',
  reference: 'truncate pl-3 md:w-26 md:shrink-0 @max-[1040px]:hidden',
}

export const activityColumns = () => [
  { name: 'at', label: activityWords.when, className: columnClass.at },
  { name: 'who', label: activityWords.who, className: columnClass.who },
  { name: 'kind', label: activityWords.what, className: columnClass.kind },
  { name: 'subject', label: activityWords.onWhat, className: columnClass.subject },
  { name: 'outcome', label: activityWords.outcome, className: columnClass.outcome },
  { name: 'duration', label: activityWords.duration, className: columnClass.duration },
  { name: 'reference', label: activityWords.reference, className: columnClass.reference },
]

type ActivityTableRowProps = { row: ActivityRow; index: number; isOpen: boolean; isActive: boolean }

/** Clicks and keys on it are handled by the table. */
export const ActivityTableRow = memo(function ActivityTableRow({
  row,
  index,
  isOpen,
  isActive,
}: ActivityTableRowProps) {
  const { at, applicantEmail, outcome, durationMs, reference } = row
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-current={isOpen || undefined}
      data-index={index}
      tabIndex={isActive ? 0 : -1}
      className="flex w-full cursor-pointer items-center border-b bg-surface px-4 text-table tabular-nums -outline-offset-2 hover:bg-sunken aria-[current]:bg-accent-soft md:h-10 md:px-6 max-md:grid max-md:h-19 max-md:grid-cols-[minmax(0,1fr)_auto] max-md:content-center"
    >
      <div role="cell" className={columnClass.at}>
        <RelativeTime iso={at} isInRow />
      </div>
      <div role="cell" dir="auto" className={`${columnClass.who} text-start`}>
        <ActorName row={row} isInRow />
      </div>
      <div role="cell" className={columnClass.kind}>
        <button type="button" tabIndex={-1} className="list-name">
          {kindInWords(row)}
        </button>
      </div>
      <div role="cell" dir="auto" className={`${columnClass.subject} text-start`}>
        <SubjectName row={row} isInRow />
        {applicantEmail !== null && (
          <span className="text-quiet">
            {' · '}
            <ApplicantName row={row} isInRow />
          </span>
        )}
      </div>
      <div role="cell" className={columnClass.outcome}>
        <OutcomeMark outcome={outcome} />
      </div>
      <div role="cell" className={columnClass.duration}>
        {durationMs !== null && formatDuration(durationMs)}
      </div>
      <div role="cell" title={reference ?? undefined} className={`${columnClass.reference} text-small text-quiet`}>
        {reference?.slice(0, 8)}
      </div>
    </div>
  )
})
