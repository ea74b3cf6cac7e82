import {
  type DecideRunAction,
  type LeftOutRow,
  type LeftOutRows,
  leftOutRowsUrl,
  type NewRow,
  type NewRun,
  type RowsSaved,
  rowsPerRequest,
  runRowsUrl,
  runsUrl,
  type StartRunAction,
} from '@/lib/bulk-apply/contract'
import { callAction } from '../../api/call-action'
import { type ApiError, postToDesk } from '../../api/desk-api'
import { askToSignInAgain } from '../../api/session-ended'
import { messagesByRow, rowsThatFit, rowTooLarge } from '../fit-rows'
import { sendWords } from './send/words'
import type { SendError } from './upload-state'

type UploadRunInput = {
  run: NewRun
  /** Id of the upload the run was prepared from. */
  uploadId: string
  leftOut: LeftOutRows
  /** Total number of rows in the run. */
  of: number
  rows: (from: number, count: number) => Promise<NewRow[] | null>
  /** The rows of the upload that are not sent. */
  leftOutRows: (from: number, count: number) => Promise<LeftOutRow[] | null>
  startRun: StartRunAction
  onProgress: (state: 'uploading' | 'starting', done: number) => void
}

/** `errors`: messages by row number. */
type UploadedRun =
  | { state: 'started' }
  /** Sent from another tab or browser, as this run. */
  | { state: 'sent-before'; runId: string }
  | { state: 'failed'; error: SendError; done: number }
  | { state: 'invalid'; errors: Map<number, string> }
  /** The sheet was closed during the upload. */
  | { state: 'gone' }

/**
 * Creates the run, uploads its rows in batches starting at offset `done`, and starts it. Idempotent: the desk knows the
 * run and its rows by their ids.
 */
export async function uploadRun(
  { run, uploadId, leftOut, of, rows, leftOutRows, startRun, onProgress }: UploadRunInput,
  done: number,
): Promise<UploadedRun> {
  let saved = done
  if (saved === 0) {
    onProgress('uploading', 0)
    const made = await postToDesk<unknown>(runsUrl, run)
    if ('error' in made) return { state: 'failed', error: sendErrorOf(made.error), done: 0 }
    const error = await keepLeftOut(run.id, leftOutRows)
    if (error) return { state: 'failed', error: sendErrorOf(error), done: 0 }
  }
  while (saved < of) {
    onProgress('uploading', saved)
    const next = await rows(saved, rowsPerRequest)
    if (!next) return { state: 'gone' }
    if (next.length === 0) break
    const part = rowsThatFit(next)
    if (part === 'too-large') return { state: 'invalid', errors: new Map([[next[0]?.row ?? 0, rowTooLarge()]]) }
    const answer = await postToDesk<RowsSaved>(runRowsUrl(run.id), { rows: part })
    if ('error' in answer)
      return { state: 'failed', error: sendErrorOf(answer.error), done: isGone(answer.error) ? 0 : saved }
    if (answer.value.state === 'invalid') return { state: 'invalid', errors: messagesByRow(answer.value.errors) }
    saved += part.length
  }
  onProgress('starting', saved)
  const answer = await callAction(() => startRun({ id: run.id, rows: of, uploadId, leftOut }))
  switch (answer.state) {
    case 'started':
      return { state: 'started' }
    case 'sent-before':
      return answer
    case 'incomplete':
      // Upload from the first row again: rows that are already there stay unchanged.
      return { state: 'failed', error: { kind: 'desk-fault', errorId: null }, done: 0 }
    case 'signed-out':
      askToSignInAgain()
      return { state: 'failed', error: { kind: 'signed-out' }, done: saved }
    case 'not-allowed':
      return { state: 'failed', error: { kind: 'refused', reason: answer.reason }, done: saved }
    case 'invalid': {
      const [reason = sendWords.notTaken] = Object.values(answer.errors)
      // The desk has no such run: the next attempt creates it again.
      return { state: 'failed', error: { kind: 'refused', reason }, done: 0 }
    }
    case 'desk-unreachable': {
      const { errorId } = answer
      const error: SendError = errorId === null ? { kind: 'desk-unreachable' } : { kind: 'desk-fault', errorId }
      return { state: 'failed', error, done: saved }
    }
  }
}

/** Goes before the rows to send: if any of those has arrived, all the left-out rows have. */
async function keepLeftOut(id: string, rows: UploadRunInput['leftOutRows']): Promise<ApiError | null> {
  for (let from = 0; ; ) {
    const next = await rows(from, rowsPerRequest)
    if (!next?.[0]) return null
    const part = rowsThatFit(next)
    // If a row is too large, keep only its number and the reason.
    const kept = part === 'too-large' ? [{ ...next[0], cells: [] }] : part
    const answer = await postToDesk<unknown>(leftOutRowsUrl(id), { rows: kept })
    if ('error' in answer) return answer.error
    from += kept.length
  }
}

/** Drafts are deleted after a while: the next attempt creates the run again, with all its rows. */
const isGone = (error: ApiError) => error.kind === 'desk-fault' && error.isNotFound === true

function sendErrorOf(error: ApiError): SendError {
  return error.kind === 'not-allowed' && error.reason !== null ? { kind: 'refused', reason: error.reason } : error
}

/** Discards a draft whose content has changed. Not awaited: a leftover draft sends nothing. */
export function discardRun(decideRun: DecideRunAction, id: string): void {
  void callAction(() => decideRun({ id, decision: { what: 'discard' } }))
}
