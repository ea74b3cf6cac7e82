import { applicationsUrl, type NewApplication, type SubmitAnswer } from '@/lib/easy-apply/contract'
import { uploadBytes } from '@/lib/http/contract'
import type { NoAnswer } from '../api/call-action'
import { type ApiError, postToDesk } from '../api/desk-api'
import { easyApplyWords } from './words'

export type SentAnswer = SubmitAnswer | NoAnswer

/**
 * Sends an application to the desk. Never rejects; without an answer it returns `desk-unreachable`, and the application
 * may be recorded nevertheless: resending it under the same id does not create another one.
 */
export async function sendApplication(application: NewApplication): Promise<SentAnswer> {
  if (new Blob([JSON.stringify(application)]).size > uploadBytes)
    return { state: 'invalid', errors: { '': easyApplyWords.tooLarge } }
  const answer = await postToDesk<SubmitAnswer>(applicationsUrl, application)
  return 'value' in answer ? answer.value : notTaken(answer.error)
}

function notTaken(error: ApiError): SentAnswer {
  if (error.kind === 'signed-out') return { state: 'signed-out' }
  if (error.kind === 'not-allowed') return { state: 'not-allowed', reason: error.reason ?? easyApplyWords.noRole }
  return { state: 'desk-unreachable', errorId: error.kind === 'desk-fault' ? error.errorId : null }
}
