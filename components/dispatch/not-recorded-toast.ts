import type { RequestError } from '@/lib/http/contract'
import type { NoAnswer } from '../api/call-action'
import { recordErrorWords } from './words'

/**
 * Why nothing was recorded. `asked-back`: the desk asks for confirmation first. `already-recorded`: earlier values of
 * the form were recorded, these were not.
 */
export type NotRecorded = RequestError | NoAnswer | { state: 'asked-back' | 'already-recorded' }

/** For a user who has left the form before its answer arrived. `what`: what the form would have sent. */
export function notRecordedToast(answer: NotRecorded, what: string) {
  const { notSent, unclear, unclearText, asksFirst, invalid, signedOut } = recordErrorWords.elsewhere
  const toast = { tone: 'bad' as const, title: notSent({ what }) }
  switch (answer.state) {
    case 'desk-unreachable':
      return { tone: 'unclear' as const, title: unclear({ what }), text: unclearText }
    case 'not-allowed':
      return { ...toast, text: answer.reason }
    case 'asked-back':
      return { ...toast, text: asksFirst }
    case 'already-recorded':
      return { ...toast, text: recordErrorWords.sentBefore }
    case 'invalid':
      return { ...toast, text: invalid }
    case 'signed-out':
      return { ...toast, text: signedOut }
  }
}
