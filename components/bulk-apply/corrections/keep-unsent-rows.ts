import type { UploadStore } from '../upload/upload-store'
import type { SentCorrections } from './send-corrections'

/** Why the sheet stays open with rows that were not sent. */
export type Unsent = Extract<SentCorrections, { state: 'failed' | 'too-late' }>

/**
 * Leaves rows that were sent out of the sheet, so that the next attempt sends the others. Returns false if there are
 * none: nothing is left to correct.
 */
export async function keepUnsentRows(store: UploadStore, answer: SentCorrections): Promise<boolean> {
  if (answer.state === 'sent') return false
  if (answer.sent.length > 0) await store.change((sheet) => sheet.leaveOut(answer.sent, true))
  if (answer.state === 'invalid') store.set({ rowErrors: answer.errors })
  return true
}
