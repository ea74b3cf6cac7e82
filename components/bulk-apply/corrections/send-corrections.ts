import {
  type CorrectedRow,
  type CorrectionAnswer,
  correctionsUrl,
  type NewRow,
  type RefusedRow,
  type Run,
  rowsPerRequest,
} from '@/lib/bulk-apply/contract'
import { type ApiError, postToDesk } from '../../api/desk-api'
import { messagesByRow, rowsThatFit, rowTooLarge } from '../fit-rows'

/** `run`: the run from the latest answer; null when no request was answered. */
export type SentCorrections = { sent: number[]; movedOn: number[]; run: Run | null } & (
  | { state: 'sent' }
  /** The run takes no corrections, for instance while it is being cancelled. */
  | { state: 'too-late' }
  /** The sheet was closed before anything was sent. */
  | { state: 'gone' }
  | { state: 'invalid'; errors: Map<number, string> }
  | { state: 'failed'; error: ApiError }
)

/** The desk may have queued the last batch: its answer is missing. */
export function isUnconfirmed(answer: SentCorrections): boolean {
  if (answer.state !== 'failed') return false
  const { error } = answer
  return error.kind === 'desk-unreachable' || (error.kind === 'desk-fault' && !error.isNotFound)
}

type Input = {
  runId: string
  refused: readonly RefusedRow[]
  /** The first `count` rows that are ready; null when the sheet was closed. */
  rows: (count: number) => Promise<NewRow[] | null>
}

/**
 * Sends corrected rows in batches. All rows are read first: later edits, or closing the sheet, change nothing about
 * what is sent. A batch that is resent after a lost answer is queued only once, because the desk knows each refusal by
 * its id.
 */
export async function sendCorrections({ runId, refused, rows }: Input): Promise<SentCorrections> {
  const refusals = new Map(refused.map(({ row, refusal }) => [row, refusal]))
  const done: { sent: number[]; movedOn: number[]; run: Run | null } = { sent: [], movedOn: [], run: null }
  const due = await rows(refused.length)
  if (!due) return { state: 'gone', ...done }
  for (let from = 0; from < due.length; ) {
    const next = due.slice(from, from + rowsPerRequest)
    const corrected = next.map(
      ({ row, body, isAgain }): CorrectedRow => ({ row, body, isAgain, refusal: refusals.get(row) ?? '' }),
    )
    const part = rowsThatFit(corrected)
    if (part === 'too-large')
      return { state: 'invalid', errors: new Map([[next[0]?.row ?? 0, rowTooLarge()]]), ...done }
    const answer = await postToDesk<CorrectionAnswer>(correctionsUrl(runId), { rows: part })
    if ('error' in answer) return { state: 'failed', error: answer.error, ...done }
    if (answer.value.state === 'invalid')
      return { state: 'invalid', errors: messagesByRow(answer.value.errors), ...done }
    done.run = answer.value.run
    if (answer.value.state === 'too-late') return { state: 'too-late', ...done }
    const movedOn = new Set(answer.value.movedOn)
    for (const { row } of part) (movedOn.has(row) ? done.movedOn : done.sent).push(row)
    from += part.length
  }
  return { state: 'sent', ...done }
}
