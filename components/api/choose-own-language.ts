import { ownLanguageUrl } from '@/lib/accounts/contract'
import type { Language } from '@/lib/text/language'
import { noAnswerText } from '../ui/error-id'
import { toast } from '../ui/toast'
import { postToDesk } from './desk-api'
import { pressWords } from './words'

/**
 * Keeps the language with the account and in this browser, and loads the page again in it; null: as the browser asks.
 * False where it was not kept; a toast says why, or the sign-in opens.
 */
export async function chooseOwnLanguage(language: Language | null): Promise<boolean> {
  const answer = await postToDesk(ownLanguageUrl, { language }, new AbortController().signal)
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
