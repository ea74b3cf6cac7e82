import { requireRole } from '@/lib/accounts/require-role'
import { answerJson } from '@/lib/http/answer-json'
import { getHandler } from '@/lib/http/get-handler'

const unknownAddress = getHandler(requireRole('viewer'), async () =>
  answerJson(404, { error: 'There is nothing at this address.' }),
)

export { unknownAddress as GET, unknownAddress as POST }
