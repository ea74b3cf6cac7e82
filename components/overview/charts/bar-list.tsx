import Link from 'next/link'
import type { Breakdown } from '@/lib/overview/contract'
import { mayBeEmail } from '@/lib/text/may-be-email'
import { type Hue, hueFills } from '../../ui/hues'
import { applicantsHref } from '../applicant-links'
import { barWidths } from './chart-scale'

type BarListProps = {
  breakdown: Breakdown
  /** Of the values that have one. Without hues all bars have the same. */
  hues?: ReadonlyMap<string, Hue>
  /** False where the list cannot show whom a bar counts. */
  isLinked?: boolean
}

/** How many applicants have each value: a bar for each, which leads to them. */
export function BarList({ breakdown: { facet, values, more }, hues, isLinked = true }: BarListProps) {
  const widths = barWidths(values.map(({ count }) => count))
  return (
    <>
      <ul className="-mx-2">
        {values.map(({ value, name, count }, place) => {
          const fill = hues ? hueFills[hues.get(value ?? '') ?? 'none'] : 'fill-hue-1'
          const bar = <Bar name={name} isNone={value === null} count={count} width={widths[place] ?? 0} fill={fill} />
          return (
            <li key={value ?? ''}>
              {isLinked && canBeLinked(value) ? (
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
          {more === null ? 'And others' : `And ${more.toLocaleString('en')} more`}
        </p>
      )}
    </>
  )
}

const barClass =
  'grid min-h-8 grid-cols-[minmax(0,1fr)_3.5rem] items-center gap-x-3 rounded-control px-2 text-table touch:min-h-10 max-sm:py-1.5 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_3.5rem]'

type BarProps = { name: string; isNone: boolean; count: number; width: number; fill: string }

function Bar({ name, isNone, count, width, fill }: BarProps) {
  return (
    <>
      <span className={`truncate max-sm:col-span-2 ${isNone ? 'text-quiet' : ''}`} title={name}>
        <bdi>{name}</bdi>
      </span>
      <svg aria-hidden viewBox="0 0 100 1" preserveAspectRatio="none" className="h-2 w-full rtl:-scale-x-100">
        <rect width={width} height="1" className={fill} />
      </svg>
      <span className="text-end tabular-nums">
        {count.toLocaleString('en')}
        <span className="sr-only"> {count === 1 ? 'applicant' : 'applicants'}</span>
      </span>
    </>
  )
}

/** No address may hold an e-mail address, and none is endlessly long. */
function canBeLinked(value: string | null): boolean {
  return value === null || (!mayBeEmail(value) && value.length <= 500)
}
