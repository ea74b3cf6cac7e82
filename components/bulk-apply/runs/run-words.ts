import type { RowOutcome, Run } from '@/lib/bulk-apply/contract'
import type { Tone } from '../../ui/notice'
import { bulkApplyWords } from '../words'
import { isRunEnded, leftOutCount, needsDecision, sentCount, undecidedCount } from './run-facts'
import { runsWords } from './words'

const tones: Record<Run['state'], Tone> = {
  draft: 'info',
  enqueueing: 'info',
  running: 'info',
  paused: 'warn',
  stopped: 'bad',
  cancelling: 'info',
  finished: 'good',
  cancelled: 'info',
}

export function stateInWords(run: Pick<Run, 'state' | 'counts' | 'isHeld' | 'waitsForFields'>): {
  tone: Tone
  text: string
} {
  if (run.isHeld) return { tone: 'warn', text: runsWords.held }
  if (run.waitsForFields) return { tone: 'warn', text: runsWords.waitsForFields }
  if (isRunEnded(run) && needsDecision(run)) return { tone: 'unclear', text: runsWords.needsDecision }
  const { refused } = run.counts
  if (run.state === 'finished' && refused > 0)
    return { tone: 'bad', text: runsWords.finishedRefused({ count: refused }) }
  return { tone: tones[run.state], text: runsWords.states[run.state] }
}

const sentOf = (run: Pick<Run, 'counts' | 'rows'>) => ({ sent: sentCount(run), rows: run.rows })

/** "38 of 40 rows · 2 left out", or "40 rows" when all are in the run or the number left out is unknown. */
export function uploadedRowsInWords({ rows, leftOut }: Pick<Run, 'rows' | 'leftOut'>): string {
  const count = leftOutCount(leftOut)
  if (count === 0) return bulkApplyWords.rows({ count: rows })
  return `${runsWords.rowsOf({ rows, all: rows + count })} · ${runsWords.leftOut({ count })}`
}

/** "1,240 of 4,700". */
export function sentInWords(run: Pick<Run, 'counts' | 'rows'>): string {
  return runsWords.sentOf(sentOf(run))
}

/** "1,240 of 4,700 sent". */
export function sentShareInWords(run: Pick<Run, 'counts' | 'rows'>): string {
  return runsWords.sent(sentOf(run))
}

/** "3 need you"; '' for none. For a held run, how many rows may have been sent, as the run itself needs a decision. */
export function needInWords(run: Pick<Run, 'counts'>): string {
  const held = run.counts['held-for-review']
  if (held > 0) return runsWords.mayHaveBeenSent({ count: held })
  const count = undecidedCount(run)
  return count === 0 ? '' : runsWords.needYou({ count })
}

/** "1,240 of 4,700 sent · 3 need you". */
export function progressInWords(run: Pick<Run, 'counts' | 'rows'>): string {
  return [sentShareInWords(run), needInWords(run)].filter((text) => text !== '').join(' · ')
}

/** In the order of the summary. */
const endedOutcomes = [
  'submitted',
  'queued',
  'already-applied',
  'refused',
  'abandoned',
  'needs-decision',
  'held',
  'held-for-review',
  'waiting',
  'cancelled',
] as const satisfies RowOutcome[]

/** Outcomes that still need attention in a finished run. */
const openOutcomes: readonly RowOutcome[] = ['refused', 'needs-decision', 'held', 'held-for-review']

/** "4,650 submitted, 38 already applied, 12 refused". */
export function outcomesInWords(
  { counts }: Pick<Run, 'counts'>,
  isListed: (outcome: RowOutcome) => boolean = () => true,
): string {
  return endedOutcomes
    .filter(isListed)
    .flatMap((outcome) => (counts[outcome] > 0 ? runsWords.outcomes[outcome]({ count: counts[outcome] }) : []))
    .join(', ')
}

/** How an ended run ended, in a sentence; null while it is in progress or waiting. */
export function endInWords(run: Pick<Run, 'state' | 'endedBy' | 'counts' | 'rows'>): string | null {
  if (!isRunEnded(run) || run.state === 'draft') return null
  const { rows, endedBy } = run
  const outcomes = outcomesInWords(run)
  if (run.state === 'cancelled')
    return endedBy === null
      ? runsWords.cancelled({ ...sentOf(run), outcomes })
      : runsWords.cancelledBy({ ...sentOf(run), outcomes, by: endedBy })
  const openCount = undecidedCount(run) + run.counts.refused
  if (openCount === 0) return runsWords.done({ rows, outcomes })
  const open = outcomesInWords(run, (outcome) => openOutcomes.includes(outcome))
  if (openCount === rows) return runsWords.noneDone({ rows, open })
  const done = outcomesInWords(run, (outcome) => !openOutcomes.includes(outcome))
  return runsWords.partlyDone({ done: rows - openCount, rows, outcomes: done, open })
}
