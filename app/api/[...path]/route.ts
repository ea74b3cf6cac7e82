import { requireRole } from '@/lib/accounts/require-role'
import { answerJson } from '@/lib/http/answer-json'
import { getHandler } from '@/lib/http/get-handler'
import { handlerWords } from '../words'

const unknownAddress = getHandler(requireRole('viewer'), async () =>
  answerJson(404, { error: handlerWords.nothingHere }),
)

export { unknownAddress as GET, unknownAddress as POST }
