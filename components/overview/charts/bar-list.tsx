import Link from 'next/link'
import type { Breakdown } from '@/lib/overview/contract'
import { type Hue, hueFills } from '../../ui/hues'
import { applicantsHref } from '../applicant-links'
import { barWidths } from './chart-scale'

type BarListProps = {
  breakdown: Breakdown
  /** Of the values that have one. Without hues all bars have the same. */
  hues?: ReadonlyMap<string, Hue>
}

/** How many applicants have each value: a bar for each, which leads to them. */
export function BarList({ breakdown: { facet, values, more }, hues }: BarListProps) {
  const widths = barWidths(values.map(({ count }) => count))
  return (
    <>
      <ul className="-mx-2">
        {values.map(({ value, name, count }, place) => (
          <li key={value ?? ''}>
            <Link
              href={applicantsHref({ where: { [facet]: [value] } })}
              prefetch={false}
              className="grid min-h-8 grid-cols-[minmax(0,1fr)_3.5rem] items-center gap-x-3 rounded-control px-2 text-table hover:bg-sunken max-sm:py-1.5 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_3.5rem]"
            >
              <span className={`truncate max-sm:col-span-2 ${value === null ? 'text-quiet' : ''}`} title={name}>
                <bdi>{name}</bdi>
              </span>
              <svg aria-hidden viewBox="0 0 100 1" preserveAspectRatio="none" className="h-2 w-full rtl:-scale-x-100">
                <rect
                  width={widths[place]}
                  height="1"
                  className={hues ? hueFills[hues.get(value ?? '') ?? 'none'] : 'fill-hue-1'}
                />
              </svg>
              <span className="text-end tabular-nums">
                {count.toLocaleString('en')}
                <span className="sr-only"> {count === 1 ? 'applicant' : 'applicants'}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {more !== 0 && (
        <p className="pt-1 text-small text-quiet">
          {more === null ? 'And others' : `And ${more.toLocaleString('en')} more`}
        </p>
      )}
    </>
  )
}
