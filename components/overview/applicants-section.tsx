import { TriangleAlert } from 'lucide-react'
import Link from 'next/link'
import type { ApplicantFigures, Breakdown, Period } from '@/lib/overview/contract'
import { fieldLabel } from '@/lib/records/field-label'
import { shownLabel } from '@/lib/records/shown-label'
import { language } from '@/lib/text/language'
import { wholeNumber } from '../ui/formats'
import { RelativeTime } from '../ui/relative-time'
import { Sentence } from '../ui/sentence'
import { applicantsHref } from './applicant-links'
import { BarList } from './charts/bar-list'
import { TimeChart } from './charts/time-chart'
import { TimeTable } from './charts/time-table'
import { FiguresPanel, OverviewSection } from './figures-panel'
import { overviewWords } from './words'

/**
 * Figures for all applicants: over time, and by status, team and source. Each bar links to the applicants it counts.
 * `isLate`: the last update failed.
 */
export function ApplicantsSection({ figures, isLate }: { figures: ApplicantFigures; isLate: boolean }) {
  const { total, asOf, isRecounting, overTime, statuses, teams, source } = figures
  const others = [
    { title: overviewWords.byTeam, breakdown: teams },
    ...(source ? [{ title: overviewWords.byField({ field: fieldInSentence(source.facet) }), breakdown: source }] : []),
  ].filter(({ breakdown }) => tellsApart(breakdown))
  return (
    <OverviewSection
      id="all-applicants"
      title={overviewWords.applicants}
      aside={asOf && <AsOf iso={asOf} isLate={isLate} isRecounting={isRecounting} />}
    >
      <p className="-mt-2">
        <Link href="/applicants" prefetch={false} className="link">
          <span className="me-1.5 inline-block text-figure font-semibold tabular-nums">{wholeNumber(total)} </span>
          <span className="text-quiet">{overviewWords.inAll}</span>
        </Link>
      </p>
      <div className="grid gap-3 lg:grid-cols-3">
        {overTime && (
          <div className="min-w-0 lg:col-span-2">
            <OverTime overTime={overTime} statuses={statuses} />
          </div>
        )}
        {tellsApart(statuses) && (
          <FiguresPanel title={overviewWords.byStatus}>
            <BarList breakdown={statuses} areStatuses />
          </FiguresPanel>
        )}
      </div>
      {others.length > 0 && (
        <div className="grid gap-3 lg:grid-cols-2">
          {others.map(({ title, breakdown }) => (
            <FiguresPanel key={title} title={title}>
              <BarList breakdown={breakdown} />
            </FiguresPanel>
          ))}
        </div>
      )}
    </OverviewSection>
  )
}

/** A breakdown in which everyone has the same value is not worth showing. */
export function tellsApart({ values, more }: Breakdown): boolean {
  return values.length > 1 || more !== 0
}

function AsOf({ iso, isLate, isRecounting }: { iso: string; isLate: boolean; isRecounting: boolean }) {
  return (
    <span className="text-small text-quiet">
      <Sentence text={overviewWords.asOf} parts={{ when: <RelativeTime iso={iso} /> }} />
      {isRecounting && ` · ${overviewWords.recounting}`}
      {isLate && (
        <span className="text-warn">
          {' · '}
          <TriangleAlert aria-hidden className="inline size-4 align-[-3px]" /> {overviewWords.late}
        </span>
      )}
    </span>
  )
}

/** Field names are in English, where a common noun inside a title is lowercase. */
function fieldInSentence(facet: string): string {
  const label = shownLabel(fieldLabel(facet))
  return language() === 'en' ? label.toLowerCase() : label
}

type OverTimeProps = {
  overTime: NonNullable<ApplicantFigures['overTime']>
  statuses: Breakdown
}

function OverTime({ overTime: { period, timeZone, columns }, statuses }: OverTimeProps) {
  const count = columns.reduce((sum, column) => sum + column.count, 0)
  const [first, last] = [columns.at(0), columns.at(-1)]
  return (
    <FiguresPanel title={overviewWords.appliedIn[period]} aside={<PeriodChoice period={period} />}>
      <p className="text-quiet">
        {first && last && count > 0 ? (
          <Link
            href={applicantsHref({ applied: { from: first.from, until: last.until } })}
            prefetch={false}
            className="link tabular-nums"
          >
            {overviewWords.applicantCount({ count })}
          </Link>
        ) : (
          overviewWords.noneInPeriod
        )}
      </p>
      <TimeChart columns={columns} />
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <TimeTable columns={columns} statuses={statuses.values} caption={overviewWords.appliedIn[period]} />
        <p className="text-small text-quiet">{overviewWords.zone({ zone: timeZone.replaceAll('_', ' ') })}</p>
      </div>
    </FiguresPanel>
  )
}

function PeriodChoice({ period }: { period: Period }) {
  return (
    <nav aria-label={overviewWords.timeShown} className="flex gap-1 text-table">
      <PeriodLink href="/" isCurrent={period === 'days'}>
        {overviewWords.periods.days}
      </PeriodLink>
      <PeriodLink href="/?period=weeks" isCurrent={period === 'weeks'}>
        {overviewWords.periods.weeks}
      </PeriodLink>
    </nav>
  )
}

function PeriodLink({
  href,
  isCurrent,
  children,
}: {
  href: '/' | '/?period=weeks'
  isCurrent: boolean
  children: string
}) {
  return (
    <Link
      href={href}
      prefetch={false}
      scroll={false}
      aria-current={isCurrent || undefined}
      className={`inline-flex h-7 items-center rounded-control px-2 touch:h-11 ${isCurrent ? 'bg-accent-soft font-medium text-accent' : 'text-quiet hover:bg-sunken'}`}
    >
      {children}
    </Link>
  )
}
