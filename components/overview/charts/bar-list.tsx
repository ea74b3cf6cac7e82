import Link from 'next/link'
import type { ReactNode } from 'react'
import type { Breakdown, ValueCount } from '@/lib/overview/contract'
import { shortTeamInWords } from '@/lib/records/teams/team-in-words'
import { mayBeEmail } from '@/lib/text/may-be-email'
import { wholeNumber } from '../../ui/formats'
import { hueFills, hueOf } from '../../ui/hues'
import { Status } from '../../ui/status'
import { applicantsHref } from '../applicant-links'
import { overviewWords } from '../words'
import { barWidths } from './chart-scale'

type BarListProps = {
  breakdown: Breakdown
  /** Whether each bar has its status's hue; otherwise all bars have the same. */
  areStatuses?: boolean
  /** False if the list cannot show the applicants a bar counts. */
  isLinked?: boolean
}

/** How many applicants have each value: one bar per value, linked to its applicants. */
export function BarList({ breakdown: { facet, values, more }, areStatuses = false, isLinked = true }: BarListProps) {
  const widths = barWidths(values.map(({ count }) => count))
  return (
    <>
      <ul className="-mx-2">
        {values.map((one, index) => {
          const { value, count } = one
          const name = nameOf(facet, one)
          const fill = hueFills[areStatuses ? hueOf(value) : 'hue-1']
          const isLink = isLinked && canBeLinked(value)
          const label = areStatuses ? <Status value={value} none={name} /> : <bdi>{name}</bdi>
          const bar = (
            <Bar name={name} isNone={value === null} count={count} width={widths[index] ?? 0} fill={fill}>
              {isLink ? <span className="link">{label}</span> : label}
            </Bar>
          )
          return (
            <li key={value ?? ''}>
              {isLink ? (
                <Link
                  href={applicantsHref({ where: { [facet]: [value] } })}
                  prefetch={false}
                  className={`${barClass} hover:bg-sunken`}
                >
                  {bar}
                </Link>
              ) : (
                <div className={barClass}>{bar}</div>
              )}
            </li>
          )
        })}
      </ul>
      {more !== 0 && (
        <p className="pt-1 text-small text-quiet">
          <Link href={facet === 'jobId' ? '/jobs' : '/applicants'} prefetch={false} className="link">
            {more === null ? overviewWords.andOthers : overviewWords.andMore({ count: more })}
          </Link>
        </p>
      )}
    </>
  )
}

const barClass =
  'grid min-h-8 grid-cols-[minmax(0,1fr)_3.5rem] items-center gap-x-3 rounded-control px-2 text-table touch:min-h-11 max-sm:py-1.5 sm:grid-cols-[minmax(7rem,2fr)_minmax(0,3fr)_3.5rem]'

type BarProps = { name: string; isNone: boolean; count: number; width: number; fill: string; children: ReactNode }

function Bar({ name, isNone, count, width, fill, children }: BarProps) {
  return (
    <>
      <span className={`truncate max-sm:col-span-2 ${isNone ? 'text-quiet' : ''}`} title={name}>
        {children}
      </span>
      <svg aria-hidden viewBox="0 0 100 1" preserveAspectRatio="none" className="h-2 w-full rtl:-scale-x-100">
        <rect width={width} height="1" className={fill} />
      </svg>
      <span className="text-end tabular-nums">
        {wholeNumber(count)}
        <span className="sr-only"> {overviewWords.countedPeople({ count })}</span>
      </span>
    </>
  )
}

/** Jobs and teams whose name is unknown are shown by their id. */
function nameOf(facet: string, { value, name }: ValueCount): string {
  if (value === null) return overviewWords.none
  if (facet !== 'jobId') return shortTeamInWords(value, name)
  return name ?? overviewWords.jobOf({ id: value })
}

/** URLs must not contain an e-mail address, nor be too long. */
function canBeLinked(value: string | null): boolean {
  return value === null || (!mayBeEmail(value) && value.length <= 500)
}
