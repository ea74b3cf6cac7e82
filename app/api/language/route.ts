import { keepOwnLanguage } from '@/lib/accounts/own-language'
import { requireRole } from '@/lib/accounts/require-role'
import { answerJson } from '@/lib/http/answer-json'
import { postHandler } from '@/lib/http/post-handler'
import { handlerWords } from '../words'

/** POST /api/language: saves the user's language, for this browser and for wherever they sign in. */
export const POST = postHandler(requireRole('viewer'), async ({ session, body }) => {
  const kept = await keepOwnLanguage(session, body)
  return kept === 'done' ? answerJson(200, { state: 'kept' }) : answerJson(400, { error: handlerWords.noLanguage })
})
