import type { RemoveViewAnswer, SaveViewAnswer } from '@/lib/views/contract'
import type { NoAnswer } from '../../api/call-action'
import { noAnswerText } from '../../ui/error-id'
import { viewsWords } from './words'

type NotDone = Exclude<SaveViewAnswer | RemoveViewAnswer, { state: 'saved' | 'removed' | 'signed-out' }>

/** Why a view was not saved or removed, in words. Both are safe to repeat, so a lost answer says to try again. */
export function viewErrorInWords(answer: NotDone | NoAnswer): string {
  switch (answer.state) {
    case 'invalid':
      return answer.errors['/name'] ?? answer.errors[''] ?? viewsWords.notSaved
    case 'desk-unreachable':
      return noAnswerText(answer.errorId)
    default:
      return answer.reason
  }
}
