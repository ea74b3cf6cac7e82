import type { NewestFigures } from '@/lib/overview/contract'
import { wholeNumber } from '../ui/formats'
import { RelativeTime } from '../ui/relative-time'
import { Sentence } from '../ui/sentence'
import { tellsApart } from './applicants-section'
import { BarList } from './charts/bar-list'
import { FiguresPanel, OverviewSection } from './figures-panel'
import { ReadNewest } from './read-newest'
import { overviewWords } from './words'

/** Without an index: figures for the newest applicants the desk has read. The list cannot filter by these figures. */
export function NewestSection({ newest }: { newest: NewestFigures | null }) {
  if (newest === null)
    return (
      <OverviewSection id="all-applicants" title={overviewWords.applicants}>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-panel border bg-raised p-4">
          <p className="min-w-0 flex-1 basis-72 text-quiet">{overviewWords.noneLoaded}</p>
          <ReadNewest />
        </div>
      </OverviewSection>
    )
  const { count, asOf, areNewest, areAll, isFull, statuses, teams, jobs } = newest
  const parts = [
    { title: overviewWords.byStatus, breakdown: statuses, areStatuses: true },
    { title: overviewWords.byTeam, breakdown: teams, areStatuses: false },
  ].filter(({ breakdown }) => tellsApart(breakdown))
  return (
    <>
      <OverviewSection
        id="all-applicants"
        title={overviewWords.applicants}
        aside={
          <span className="text-small text-quiet">
            <Sentence text={overviewWords.readAt} parts={{ when: <RelativeTime iso={asOf} /> }} />
          </span>
        }
      >
        <div className="-mt-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <p className="text-quiet">
            <Sentence
              text={({ shown }) => scopeInWords({ areNewest, areAll }, shown)}
              parts={{
                shown: <span className="text-figure font-semibold text-ink tabular-nums">{wholeNumber(count)}</span>,
              }}
            />
          </p>
          {!isFull && <ReadNewest />}
        </div>
        <div className="grid gap-3 lg:grid-cols-2">
          {parts.map(({ title, breakdown, areStatuses }) => (
            <FiguresPanel key={title} title={title}>
              <BarList breakdown={breakdown} areStatuses={areStatuses} isLinked={false} />
            </FiguresPanel>
          ))}
        </div>
      </OverviewSection>
      {jobs.values.some(({ value }) => value !== null) && (
        <OverviewSection id="jobs-figures" title={overviewWords.jobs}>
          <FiguresPanel title={overviewWords.mostOfThese({ count })}>
            <BarList breakdown={jobs} isLinked={false} />
          </FiguresPanel>
        </OverviewSection>
      )}
    </>
  )
}

function scopeInWords({ areNewest, areAll }: Pick<NewestFigures, 'areNewest' | 'areAll'>, count: string): string {
  if (areAll) return overviewWords.ofAll({ count })
  return areNewest ? overviewWords.ofNewest({ count }) : overviewWords.ofFirst({ count })
}
