import {
  type CorrectedRow,
  type CorrectionAnswer,
  correctionsUrl,
  type NewRow,
  type RefusedRow,
  type Run,
  rowsPerRequest,
} from '@/lib/bulk-apply/contract'
import { uploadBytes } from '@/lib/http/contract'
import { type ApiError, postToDesk } from '../../api/desk-api'

/** `run`: the run from the latest answer; null when no request was answered. */
export type SentCorrections = { sent: number[]; movedOn: number[]; run: Run | null } & (
  | { state: 'sent' | 'too-late' }
  | { state: 'invalid'; errors: Map<number, string> }
  | { state: 'failed'; error: ApiError }
)

type Input = {
  runId: string
  refused: readonly RefusedRow[]
  /** Rows that are ready, starting at offset `from`; null when the sheet was closed. */
  rows: (from: number, count: number) => Promise<NewRow[] | null>
}

/**
 * Sends corrected rows in batches. A batch that is resent after a lost answer is queued only once, because the desk
 * knows each refusal by its id.
 */
export async function sendCorrections({ runId, refused, rows }: Input): Promise<SentCorrections> {
  const refusals = new Map(refused.map(({ row, refusal }) => [row, refusal]))
  const done: { sent: number[]; movedOn: number[]; run: Run | null } = { sent: [], movedOn: [], run: null }
  for (let from = 0; ; ) {
    const next = await rows(from, rowsPerRequest)
    if (!next || next.length === 0) return { state: 'sent', ...done }
    const part = fitting(next)
    const corrected = part.map(
      ({ row, body, isAgain }): CorrectedRow => ({ row, body, isAgain, refusal: refusals.get(row) ?? '' }),
    )
    const answer = await postToDesk<CorrectionAnswer>(correctionsUrl(runId), { rows: corrected })
    if ('error' in answer) return { state: 'failed', error: answer.error, ...done }
    if (answer.value.state === 'invalid')
      return { state: 'invalid', errors: messagesByRow(answer.value.errors), ...done }
    done.run = answer.value.run
    if (answer.value.state === 'too-late') return { state: 'too-late', ...done }
    const movedOn = new Set(answer.value.movedOn)
    for (const { row } of part) (movedOn.has(row) ? done.movedOn : done.sent).push(row)
    from += part.length
  }
}

/** As many of the rows as fit into one request, but at least one. */
function fitting(rows: NewRow[]): NewRow[] {
  if (rows.length === 1 || new Blob([JSON.stringify({ rows })]).size <= uploadBytes) return rows
  return fitting(rows.slice(0, Math.ceil(rows.length / 2)))
}

function messagesByRow(errors: Extract<CorrectionAnswer, { state: 'invalid' }>['errors']): Map<number, string> {
  return new Map(errors.map(({ row, errors }) => [row, [...new Set(Object.values(errors))].join('. ')]))
}
