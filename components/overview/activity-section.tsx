import type { Route } from 'next'
import Link from 'next/link'
import type { ActivityCount, FilterKind, OutcomeFilter } from '@/lib/activity/contract'
import { entryWords } from '@/lib/activity/words'
import { anyChoice, writeFilterAddress } from '../activity/address'
import { wholeNumber } from '../ui/formats'
import { OverviewSection } from './figures-panel'
import { overviewWords } from './words'

/** What was done at this desk within the last 24 hours; each number links to its entries. */
export function ActivitySection({ counts }: { counts: readonly ActivityCount[] }) {
  const kinds = [...new Set(counts.map(({ kind }) => kind))]
  return (
    <OverviewSection
      id="desk-activity"
      title={overviewWords.doneHere}
      aside={<span className="text-small text-quiet">{overviewWords.doneByAll}</span>}
    >
      <div className="grid h-full content-start gap-2 rounded-panel border bg-raised p-4">
        {kinds.length === 0 && <p className="text-quiet">{overviewWords.nothingDone}</p>}
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2 empty:hidden">
          {kinds.map((kind) => (
            <div key={kind} className="contents">
              <dt className="text-quiet">{entryWords.kindFilters[kind]}</dt>
              <dd className="flex flex-wrap gap-x-4 gap-y-1">
                {counts
                  .filter((count) => count.kind === kind)
                  .map(({ outcome, count }) => (
                    <Link
                      key={outcome}
                      href={activityHref(kind, outcome)}
                      prefetch={false}
                      className={`link ${outcome === 'needs-somebody' ? 'text-unclear' : ''}`}
                    >
                      <span className="font-medium tabular-nums">{wholeNumber(count)}</span>{' '}
                      {afterNumber(kind, outcome, count)}
                    </Link>
                  ))}
              </dd>
            </div>
          ))}
        </dl>
        <p>
          <Link href="/activity" prefetch={false} className="link">
            {overviewWords.allActivity}
          </Link>
        </p>
      </div>
    </OverviewSection>
  )
}

function afterNumber(kind: FilterKind, outcome: OutcomeFilter, count: number): string {
  // A run counts once, however many of its rows are concerned.
  if (kind === 'bulk-apply') return overviewWords.runs[outcome]({ count })
  if (outcome === 'needs-somebody') return overviewWords.needDecision({ count })
  const text = entryWords.outcomeFilters[outcome]
  return text.charAt(0).toLowerCase() + text.slice(1)
}

function activityHref(kind: FilterKind, outcome: OutcomeFilter): Route {
  const choice = { ...anyChoice, kind, outcome, time: '24-hours' as const }
  // Safe: a query on an existing page.
  return `/activity${writeFilterAddress({ choice, entry: null })}` as Route
}
