'use client'

import { memo } from 'react'
import type { ActivityRow } from '@/lib/activity/contract'
import { kindInWords } from '@/lib/activity/words'
import type { Language } from '@/lib/text/language'
import { Reference } from '../ui/copying/reference'
import { RelativeTime } from '../ui/relative-time'
import { ActorName, ApplicantName, SubjectName } from './entry-links'
import { OutcomeMark } from './outcome-mark'
import { activityWords } from './words'

/** One line on wide screens; beside open details the job is above the applicant; a card of three lines on phones. */
const columnClass = {
  at: 'truncate pr-3 md:w-32 @max-[900px]:md:w-28 md:shrink-0 max-md:pr-0 max-md:order-5 max-md:text-right max-md:text-quiet',
  who: 'truncate pr-3 md:w-32 @max-[900px]:md:w-24 md:shrink-0 max-md:order-4 max-md:text-quiet',
  kind: 'truncate pr-3 md:w-36 @max-[900px]:md:w-34 md:shrink-0 font-medium max-md:order-1 max-md:pr-2',
  subject: 'flex min-w-0 pr-3 md:flex-1 max-md:order-3 max-md:col-span-2 max-md:pr-0 @max-[900px]:md:flex-col',
  outcome:
    'pr-3 max-md:truncate md:w-58 @max-[1040px]:md:w-48 @max-[800px]:md:w-38 md:shrink-0 max-md:order-2 max-md:pr-0 max-md:text-right',
  reference: 'md:w-30 md:shrink-0 @max-[1040px]:hidden',
}

export const activityColumns = () => [
  { name: 'at', label: activityWords.when, className: columnClass.at },
  { name: 'who', label: activityWords.who, className: columnClass.who },
  { name: 'kind', label: activityWords.what, className: columnClass.kind },
  { name: 'subject', label: activityWords.onWhat, className: columnClass.subject },
  { name: 'outcome', label: activityWords.outcome, className: columnClass.outcome },
  { name: 'reference', label: activityWords.reference, className: columnClass.reference },
]

const besideSubjectClass = "text-quiet before:content-['·'] before:mx-1.5"
/** Below the subject if there is no room beside it. */
const applicantClass = `truncate ${besideSubjectClass} @max-[900px]:md:text-small @max-[900px]:md:before:hidden`

type ActivityTableRowProps = {
  row: ActivityRow
  index: number
  isOpen: boolean
  isActive: boolean
  canWrite: boolean
  /** Makes the row rerender in another language even if nothing else has changed. */
  language: Language
}

/** The table handles clicks and keys on it. */
export const ActivityTableRow = memo(function ActivityTableRow({
  row,
  index,
  isOpen,
  isActive,
  canWrite,
}: ActivityTableRowProps) {
  const { at, applicantEmail, reference } = row
  const counts = runCounts(row)
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
      <div role="cell" className={columnClass.who}>
        <bdi>
          <ActorName row={row} isInRow />
        </bdi>
      </div>
      <div role="cell" className={columnClass.kind}>
        <button type="button" tabIndex={-1} className="list-name">
          {kindInWords(row)}
        </button>
      </div>
      <div role="cell" className={columnClass.subject}>
        <span className="truncate" title={[row.subject, ...counts].join(' · ')}>
          <bdi>
            <SubjectName row={row} canWrite={canWrite} isInRow />
          </bdi>
          {counts.map((count) => (
            <span key={count} className={besideSubjectClass}>
              {count}
            </span>
          ))}
        </span>
        {applicantEmail !== null && (
          <span className={applicantClass}>
            <ApplicantName row={row} isInRow />
          </span>
        )}
      </div>
      <div role="cell" className={columnClass.outcome}>
        <OutcomeMark row={row} />
      </div>
      <div role="cell" className={`${columnClass.reference} text-small text-quiet`}>
        {reference !== null && <Reference value={reference} isInRow />}
      </div>
    </div>
  )
})

/** Says how many rows a run has, and how many of them were sent again. */
function runCounts({ rows, resent }: ActivityRow): string[] {
  return [
    ...(rows === null ? [] : [activityWords.rows({ count: rows })]),
    ...(resent === null || resent === 0 ? [] : [activityWords.sentAgainRows({ count: resent })]),
  ]
}
