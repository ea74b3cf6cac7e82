import type { RemoveViewAnswer, SaveViewAnswer } from '@/lib/views/contract'

type NotDone = Exclude<SaveViewAnswer | RemoveViewAnswer, { state: 'saved' | 'removed' | 'signed-out' }>

/** Why a view was not saved or removed, in words. Both are harmless to repeat, so a lost answer says to try again. */
export function viewErrorInWords(answer: NotDone | { state: 'desk-unreachable' }): string {
  switch (answer.state) {
    case 'invalid':
      return answer.errors['/name'] ?? answer.errors[''] ?? 'This view cannot be saved'
    case 'desk-unreachable':
      return 'The desk cannot be reached. Try again in a moment.'
    default:
      return answer.reason
  }
}
