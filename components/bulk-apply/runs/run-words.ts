import type { RowOutcome, Run, RunState } from '@/lib/bulk-apply/contract'
import type { Tone } from '../../ui/notice'
import { isRunEnded, needsDecision, sentCount, undecidedCount } from './run-facts'

/** How a number is written for this reader. */
export type FormatCount = (count: number) => string

const states: Record<RunState, { tone: Tone; text: string }> = {
  draft: { tone: 'info', text: 'Nothing was sent' },
  enqueueing: { tone: 'info', text: 'Getting ready' },
  running: { tone: 'info', text: 'Sending' },
  paused: { tone: 'warn', text: 'Paused' },
  stopped: { tone: 'bad', text: 'Stopped' },
  cancelling: { tone: 'info', text: 'Cancelling' },
  finished: { tone: 'good', text: 'Done' },
  cancelled: { tone: 'info', text: 'Cancelled' },
}

export function stateInWords(run: Pick<Run, 'state' | 'counts' | 'isHeld' | 'waitsForFields'>): {
  tone: Tone
  text: string
} {
  if (run.isHeld) return { tone: 'warn', text: 'Held after restore' }
  if (run.waitsForFields) return { tone: 'warn', text: 'Waiting for an admin' }
  return isRunEnded(run) && needsDecision(run) ? { tone: 'unclear', text: 'Needs your decision' } : states[run.state]
}

/** "1,240 of 4,700". */
export function sentInWords(run: Pick<Run, 'counts' | 'rows'>, formatCount: FormatCount): string {
  return `${formatCount(sentCount(run))} of ${formatCount(run.rows)}`
}

/** "4,700 rows by Rosa"; of a draft only by whom, since nobody has said yet how many it will have. */
export function originInWords(
  { state, rows, who }: Pick<Run, 'state' | 'rows' | 'who'>,
  formatCount: FormatCount,
): string {
  return state === 'draft' ? `By ${who.name}` : `${formatCount(rows)} ${rows === 1 ? 'row' : 'rows'} by ${who.name}`
}

/** "3 need you"; '' for none. Of a held run how many rows may have been sent: it is the run that needs somebody. */
export function needInWords(run: Pick<Run, 'counts'>, formatCount: FormatCount): string {
  const held = run.counts['held-for-review']
  if (held > 0) return `${formatCount(held)} may have been sent`
  const count = undecidedCount(run)
  return count === 0 ? '' : `${formatCount(count)} ${count === 1 ? 'needs' : 'need'} you`
}

/** "1,240 of 4,700 sent · 3 need you". */
export function progressInWords(run: Pick<Run, 'counts' | 'rows'>, formatCount: FormatCount): string {
  return [`${sentInWords(run, formatCount)} sent`, needInWords(run, formatCount)]
    .filter((text) => text !== '')
    .join(' · ')
}

/** Each outcome as the end of a sentence, in the order of the summary. */
const outcomeWords: [RowOutcome, string][] = [
  ['submitted', 'submitted'],
  ['queued', 'queued'],
  ['already-applied', 'already applied'],
  ['refused', 'refused'],
  ['abandoned', 'left unconfirmed'],
  ['needs-decision', 'unconfirmed'],
  ['held', 'held'],
  ['held-for-review', 'held, may have been sent'],
  ['waiting', 'waiting'],
  ['cancelled', 'not sent'],
]

/** "4,650 submitted, 38 had applied already, 12 refused". */
export function outcomesInWords({ counts }: Pick<Run, 'counts'>, formatCount: FormatCount): string {
  return outcomeWords
    .flatMap(([outcome, words]) => (counts[outcome] > 0 ? `${formatCount(counts[outcome])} ${words}` : []))
    .join(', ')
}

/** How an ended run ended, in a sentence; null while it goes on or waits to. */
export function endInWords(
  run: Pick<Run, 'state' | 'endedBy' | 'counts' | 'rows'>,
  formatCount: FormatCount,
): string | null {
  if (!isRunEnded(run) || run.state === 'draft') return null
  const outcomes = outcomesInWords(run, formatCount)
  if (run.state === 'cancelled')
    return `${run.endedBy === null ? 'Cancelled' : `Cancelled by ${run.endedBy}`} after ${sentInWords(run, formatCount)}: ${outcomes}.`
  const need = undecidedCount(run)
  if (need > 0) return `${formatCount(run.rows - need)} of ${formatCount(run.rows)} are done: ${outcomes}.`
  return `${run.rows === 1 ? 'The one row is' : `All ${formatCount(run.rows)} are`} done: ${outcomes}.`
}
