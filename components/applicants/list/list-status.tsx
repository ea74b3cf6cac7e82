'use client'

import { ArrowDownToLine, RotateCw, Square } from 'lucide-react'
import type { MouseEvent } from 'react'
import { applicantsRepeat } from '@/lib/applicants/contract'
import { useRetry } from '../../retries/retry-notice'
import { Button } from '../../ui/button'
import { timeOfDay, wholeNumber } from '../../ui/formats'
import { SpokenLine } from '../../ui/spoken-line'
import { useElapsed } from '../../ui/use-elapsed'
import { useIsBrowser } from '../../ui/use-is-browser'
import type { ApplicantList, ListState } from './applicant-list'

/** From here on a page is slow, and said to be. */
export const slowFromS = 5

/** The line under the table: what is loaded, what is under way, and the way to load all or to stop. */
export function ListStatus({ list, state }: { list: ApplicantList; state: ListState }) {
  const { count, hasMore, work } = state
  const isBrowser = useIsBrowser()
  const seconds = useElapsed(work?.pageSince ?? null)
  const isSlow = work !== null && seconds >= slowFromS
  const canStop = work !== null && (isSlow || work.kind === 'all')
  return (
    <div className="flex min-h-11 shrink-0 touch:min-h-13 items-center justify-between gap-3 border-t bg-raised px-4 text-table text-quiet tabular-nums md:px-6">
      {work?.kind === 'all' ? (
        <p>
          <AllLine state={state} from={work.from} since={work.since} isSlow={isSlow} />
        </p>
      ) : (
        <p role="status">
          {isSlow ? `${loadedLine(state, isBrowser)} · ${slowLine(state)}` : loadedLine(state, isBrowser)}
        </p>
      )}
      {canStop && (
        <Button key="stop" onClick={once(list.stop)}>
          <Square aria-hidden className="size-4" />
          Stop
        </Button>
      )}
      {!canStop && count > 0 && hasMore && (
        <Button key="all" onClick={once(list.loadAll)} disabled={work?.kind === 'newcomers'}>
          <ArrowDownToLine aria-hidden className="size-4" />
          Load all
        </Button>
      )}
      {!canStop && count > 0 && !hasMore && (
        <Button onClick={list.showNewcomers} isPending={work !== null} pendingLabel="Looking…">
          <RotateCw aria-hidden className="size-4" />
          Look for new ones
        </Button>
      )}
    </div>
  )
}

/** The second press of a double click is for nobody: by then another button may stand in the same place. */
function once(act: () => void) {
  return ({ detail }: MouseEvent) => {
    if (detail < 2) act()
  }
}

function loadedLine(
  { count, hasMore, hasNoNews, work, error, loadedAt, isStuck }: ListState,
  isBrowser: boolean,
): string {
  const number = isBrowser ? wholeNumber(count) : String(count)
  if (isStuck) return `${number} loaded · the partner sends the same again and again`
  if (!hasMore && !work)
    return `All ${number} loaded${isBrowser && loadedAt ? ` at ${timeOfDay(new Date(loadedAt))}` : ''}${hasNoNews ? ' · nothing new on top' : ''}`
  const tail = work ? 'loading more…' : error ? 'the next ones did not come' : 'more below'
  return `${number} loaded · ${tail}`
}

function slowLine({ isInSmallerPages }: ListState): string {
  return isInSmallerPages ? 'The partner is slow: loading in smaller pages' : 'The partner is slow to answer'
}

type AllLineProps = { state: ListState; from: number; since: number; isSlow: boolean }

/** "12,350 loaded · 420 a second · about 3 min left". */
function AllLine({ state, from, since, isSlow }: AllLineProps) {
  const repeat = useRetry(applicantsRepeat)
  const { count, tail } = state
  const seconds = useElapsed(since)
  const pace = (count - from) / Math.max(1, seconds)
  const parts = [
    tail ? `${wholeNumber(count)} of about ${wholeNumber(tail.below)} loaded` : `${wholeNumber(count)} loaded`,
    repeat
      ? `${repeat.failure.short}, trying again`
      : isSlow
        ? slowLine(state)
        : seconds > 1
          ? paceWords(pace)
          : 'loading all',
    tail && pace > 0 ? timeLeft((tail.below - count) / pace) : 'time left not known yet',
  ]
  return <SpokenLine line={parts.join(' · ')} everyMs={5_000} />
}

function paceWords(pace: number): string {
  return pace >= 1 ? `${wholeNumber(Math.round(pace))} a second` : `${wholeNumber(Math.round(pace * 60))} a minute`
}

function timeLeft(seconds: number): string {
  if (seconds < 60) return 'under a minute left'
  const minutes = Math.ceil(seconds / 60)
  return minutes < 90 ? `about ${minutes} min left` : `about ${Math.round(minutes / 60)} h left`
}
