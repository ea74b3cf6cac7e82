import Link from 'next/link'
import type { TimeColumn, ValueCount } from '@/lib/overview/contract'
import { wholeNumber } from '../../ui/formats'
import { Status } from '../../ui/status'
import { applicantsHref } from '../applicant-links'
import { overviewWords } from '../words'
import { columnInWords } from './column-words'

type TimeTableProps = { columns: readonly TimeColumn[]; statuses: readonly ValueCount[]; caption: string }

/** The chart over time as a table, latest first. Each row adds up: statuses that are not listed share a column. */
export function TimeTable({ columns, statuses, caption }: TimeTableProps) {
  const others = columns.some((column) => othersOf(column, statuses) > 0)
  const heads = [
    ...statuses.map(({ value, name }) => ({
      key: value ?? '',
      head: <Status value={value} none={name ?? overviewWords.none} />,
    })),
    ...(others ? [{ key: ' other', head: overviewWords.other }] : []),
  ]
  return (
    <details className="text-table">
      <summary className="w-fit rounded-control text-quiet hover:text-ink">{overviewWords.asTable}</summary>
      <div className="mt-2 max-h-80 overflow-auto">
        <table className="w-full border-collapse tabular-nums">
          <caption className="sr-only">{caption}</caption>
          <thead className="sticky top-0 bg-raised text-quiet">
            <tr>
              <th scope="col" className="py-1.5 pe-4 text-start font-medium">
                {overviewWords.appliedHead}
              </th>
              {heads.map(({ key, head }) => (
                <th key={key} scope="col" dir="auto" className="px-2 py-1.5 text-end font-medium whitespace-nowrap">
                  {head}
                </th>
              ))}
              <th scope="col" className="ps-2 py-1.5 text-end font-medium">
                {overviewWords.all}
              </th>
            </tr>
          </thead>
          <tbody>
            {columns.toReversed().map((column) => (
              <tr key={column.first} className="border-t">
                <th scope="row" className="py-1.5 pe-4 text-start font-normal whitespace-nowrap">
                  <Link
                    href={applicantsHref({ applied: { from: column.from, until: column.until } })}
                    prefetch={false}
                    className="link"
                  >
                    {columnInWords(column)}
                  </Link>
                </th>
                {statuses.map(({ value }) => (
                  <td key={value ?? ''} className="px-2 text-end">
                    {wholeNumber(column.parts.find(({ status }) => status === value)?.count ?? 0)}
                  </td>
                ))}
                {others && <td className="px-2 text-end">{wholeNumber(othersOf(column, statuses))}</td>}
                <td className="ps-2 text-end font-medium">{wholeNumber(column.count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}

function othersOf({ parts }: TimeColumn, statuses: readonly ValueCount[]): number {
  return parts
    .filter(({ status }) => !statuses.some(({ value }) => value === status))
    .reduce((sum, { count }) => sum + count, 0)
}
