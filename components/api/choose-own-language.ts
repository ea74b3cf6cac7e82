import { ownLanguageUrl } from '@/lib/accounts/contract'
import type { Language } from '@/lib/text/language'
import { noAnswerText } from '../ui/error-id'
import { toast } from '../ui/toast'
import { postToDesk } from './desk-api'
import { pressWords } from './words'

/**
 * Saves the language in the account and in this browser, and reloads the page in it; null means the browser's language.
 * Resolves with false if it was not saved: a toast says why, or the sign-in dialog opens.
 */
export async function chooseOwnLanguage(language: Language | null): Promise<boolean> {
  const answer = await postToDesk(ownLanguageUrl, { language })
  if ('value' in answer) {
    location.reload()
    return true
  }
  const { error } = answer
  if (error.kind !== 'signed-out') {
    const text = noAnswerText(error.kind === 'desk-fault' ? error.errorId : null)
    await toast({ tone: 'bad', title: pressWords.languageStays, text })
  }
  return false
}
