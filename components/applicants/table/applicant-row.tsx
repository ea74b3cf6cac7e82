'use client'

import { memo, type ReactNode } from 'react'
import type { ApplicantMapping } from '@/lib/applicants/contract'
import { pathOf } from '@/lib/records/field-path'
import { type FieldReader, shownTime } from '@/lib/records/field-reader'
import type { MarkedWord } from '@/lib/records/find-marks'
import { textAt } from '@/lib/records/read-field'
import type { PartnerRecord } from '@/lib/records/record'
import { valueText } from '@/lib/records/record-text'
import { knownLabels } from '@/lib/records/words'
import { JobLink } from '../../links/links'
import { dayCell, fieldCell } from '../../records/cell-value'
import {
  type DrawnColumns,
  isNumber,
  type VisibleColumn,
  widthClass,
  widthStyle,
} from '../../records/columns/visible-columns'
import { markedText } from '../../records/marked-text'
import { statusClass } from '../../ui/status'
import { listWords } from '../words'

/**
 * The fields that a row renders in a special way: the e-mail address when there is no name, the job's title as a link,
 * the team by its name, and the application time, which a card shows as a day.
 */
export type RowMapping = Pick<
  ApplicantMapping,
  'email' | 'job' | 'jobTitle' | 'jobTitles' | 'team' | 'teamNames' | 'time'
>

type ApplicantRowProps = {
  index: number
  record: PartnerRecord
  columns: DrawnColumns
  reader: FieldReader
  mapping: RowMapping
  /** Whether the row is rendered as a card, for phones. */
  isCard: boolean
  isOpen: boolean
  isSelected: boolean
  /** Whether the Tab key reaches this row. */
  isActive: boolean
  isBrowser: boolean
  /** The search words, marked in the cells. */
  words: readonly MarkedWord[]
  /** The field that contains them, if no column shows it. */
  foundIn: string | null
}

/** Classes of every cell but the first, also in the head; styled in list.css. */
export function cellClass(column: VisibleColumn): string {
  return `list-cell ${widthClass(column)}${isNumber(column) ? ' is-number' : ''}`
}

export function firstClass(column: VisibleColumn): string {
  return `list-first ${widthClass(column)}`
}

/** One applicant. The table handles clicks and keys on it. */
export const ApplicantRow = memo(function ApplicantRow(props: ApplicantRowProps) {
  const { index, record, columns, reader, mapping, isOpen, isSelected, isActive, words, foundIn } = props
  const { first, others, from, before, after } = columns
  const { email, time } = mapping
  const tabIndex = isActive ? 0 : -1
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-current={isOpen || undefined}
      data-index={index}
      data-selected={isSelected || undefined}
      tabIndex={tabIndex}
      className="list-row"
    >
      <div role="cell" aria-colindex={1} className="list-select">
        <input
          type="checkbox"
          aria-label={listWords.selectRow}
          checked={isSelected}
          readOnly
          tabIndex={tabIndex}
          className="list-box"
        />
      </div>
      {first && (
        <div
          role="rowheader"
          aria-colindex={2}
          dir={dirOf(reader.read(record, first.pointer))}
          className={firstClass(first)}
          style={widthStyle(first)}
        >
          <button type="button" tabIndex={-1} className="list-name">
            {markedText(valueText(reader.read(record, first.pointer)), words) || (
              <NoValue words={words}>{email && reader.read(record, email)}</NoValue>
            )}
          </button>
          {foundIn !== null && <Reason>{listWords.matchedIn({ field: foundIn })}</Reason>}
        </div>
      )}
      <Gap width={before} />
      {others.map((column, index) => {
        const { pointer } = column
        const isTime = time !== null && pointer === pathOf(time)
        const value = reader.read(record, pointer)
        // The dot is part of the cell itself: one element fewer per row.
        const status = pointer === reader.statusAt && typeof value === 'string' && value.trim() !== '' ? value : null
        return (
          <div
            key={pointer}
            role="cell"
            aria-colindex={from + index + 3}
            dir={dirOf(value)}
            className={`${cellClass(column)}${status === null ? '' : ` ${statusClass(status)}`}${isTime ? ' is-time' : ''}`}
            style={widthStyle(column)}
          >
            {status === null ? cellOf(props, pointer) : markedText(status, words)}
          </div>
        )
      })}
      <Gap width={after} />
    </div>
  )
})

/** Browsers scan all text for `dir="auto"`: set it only where some text may run from right to left. */
function dirOf(value: unknown): 'auto' | undefined {
  if (typeof value === 'string') return rightToLeft.test(value) ? 'auto' : undefined
  return typeof value === 'object' && value !== null ? 'auto' : undefined
}

const rightToLeft = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{1efff}]/u

/** The job's title is a link; a team is shown by its name. */
function cellOf(props: ApplicantRowProps, pointer: string): ReactNode {
  const { record, reader, mapping, isCard, isActive, isBrowser, words } = props
  const { job, jobTitle, jobTitles, team, teamNames, time } = mapping
  if (pointer === team) {
    const teamId = textAt(record, team) ?? ''
    const teamName = teamNames?.[teamId]
    if (teamName) return <bdi title={`${knownLabels['Team ID']}: ${teamId}`}>{markedText(teamName, words)}</bdi>
  }
  if (isCard && time !== null && pointer === pathOf(time)) return dayCell(shownTime(record, time), isBrowser)
  const cell = fieldCell(record, { reader, pointer, isBrowser, tabIndex: isActive ? 0 : -1, words })
  const id = job !== null && pointer === (jobTitles ? job : jobTitle) ? textAt(record, job) : null
  if (id === null) return cell
  const title = jobTitles?.[id]
  return (
    <JobLink id={id} isInRow>
      {title ? markedText(title, words) : cell}
    </JobLink>
  )
}

/** Which field matched; the title has what is cut off. */
function Reason({ children }: { children: string }) {
  return (
    <span title={children} className="list-found-in">
      {' '}
      {children}
    </span>
  )
}

/** The text of the button that opens a row without a name: the e-mail address, if there is one. */
function NoValue({ words, children }: { words: readonly MarkedWord[]; children: unknown }) {
  const text = valueText(children)
  return text === '' ? (
    <>
      <span aria-hidden>–</span>
      <span className="sr-only">{listWords.details}</span>
    </>
  ) : (
    <span className="text-quiet">{markedText(text, words)}</span>
  )
}

/** Fills the space of columns that are not rendered. */
export function Gap({ width }: { width: number }) {
  return width > 0 ? <div aria-hidden className="shrink-0 max-md:hidden" style={{ width }} /> : null
}
