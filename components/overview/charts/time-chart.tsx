import Link from 'next/link'
import type { TimeColumn } from '@/lib/overview/contract'
import { wholeNumber } from '../../ui/formats'
import { hueFills, hueOf } from '../../ui/hues'
import { applicantsHref } from '../applicant-links'
import { overviewWords } from '../words'
import { gridLines, stack } from './chart-scale'
import { ColumnList } from './column-list'
import { columnInWords, columnLabel, shortDayOf } from './column-words'

/** Applicants over time: one column per day or week, split by status and linked to its applicants. */
export function TimeChart({ columns }: { columns: readonly TimeColumn[] }) {
  const lines = gridLines(Math.max(0, ...columns.map(({ count }) => count)))
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 gap-y-1.5 pt-2 text-small text-quiet tabular-nums">
      <div aria-hidden className="flex flex-col justify-between">
        {lines.map((value) => (
          <span key={value} className="flex h-0 items-center justify-end">
            {wholeNumber(value)}
          </span>
        ))}
      </div>
      <div className="relative h-44">
        <div aria-hidden className="absolute inset-0 flex flex-col justify-between">
          {lines.map((value) => (
            <div key={value} className="border-t" />
          ))}
        </div>
        <ColumnList>
          {columns.map((column, index) => (
            <li key={column.first} className="min-w-0 flex-1">
              <Column column={column} top={lines[0] ?? 1} side={sideOf(index, columns.length)} />
            </li>
          ))}
        </ColumnList>
      </div>
      <div aria-hidden className="@container col-start-2 flex h-4">
        {columns.map((column, index) => {
          const label = columnLabel(columns, index)
          return (
            <span key={column.first} className={`flex min-w-0 flex-1 ${labelSides[sideOf(index, columns.length)]}`}>
              {label && (
                <span className={`whitespace-nowrap ${label.isMinor ? '@max-[280px]:hidden' : ''}`}>{label.text}</span>
              )}
            </span>
          )
        })}
      </div>
    </div>
  )
}

type Side = 'start' | 'middle' | 'end'

/** The side on which there is room for text wider than the column. */
function sideOf(index: number, count: number): Side {
  if (index < count * 0.2) return 'start'
  return index < count * 0.8 ? 'middle' : 'end'
}

const labelSides: Record<Side, string> = { start: 'justify-start', middle: 'justify-center', end: 'justify-end' }
const tipSides: Record<Side, string> = {
  start: 'start-0',
  middle: 'left-1/2 -translate-x-1/2',
  end: 'end-0',
}

type ColumnProps = { column: TimeColumn; top: number; side: Side }

function Column({ column, top, side }: ColumnProps) {
  const { from, until, first, last, count, parts } = column
  const when = columnInWords(column)
  const statuses = parts
    .map(({ status, count }) => overviewWords.ofStatus({ status: status ?? overviewWords.noStatus, count }))
    .join(', ')
  return (
    <Link
      href={applicantsHref({ applied: { from, until } })}
      prefetch={false}
      aria-label={
        statuses ? overviewWords.columnByStatus({ when, count, statuses }) : overviewWords.column({ when, count })
      }
      className="group relative block h-full px-px hover:bg-sunken focus-visible:z-10 sm:px-0.5"
    >
      <svg aria-hidden viewBox={`0 0 1 ${top}`} preserveAspectRatio="none" className="relative size-full">
        {stack(parts).map(({ status, count: height, below }) => (
          <rect
            key={status ?? ''}
            y={top - below - height}
            width="1"
            height={height}
            vectorEffect="non-scaling-stroke"
            strokeWidth="0.5"
            // Without a stroke, two statuses of the same hue would look like one block.
            className={`stroke-raised ${hueFills[hueOf(status)]}`}
          />
        ))}
      </svg>
      <span
        aria-hidden
        className={`pointer-events-none invisible absolute bottom-full z-10 mb-1 whitespace-nowrap rounded-control bg-ink px-2 py-1 text-surface group-hover:visible group-focus-visible:visible ${tipSides[side]}`}
      >
        {last === first
          ? overviewWords.dayTip({ day: shortDayOf(first), count })
          : overviewWords.weekTip({ first: shortDayOf(first), last: shortDayOf(last), count })}
      </span>
    </Link>
  )
}
