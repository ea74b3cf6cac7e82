import { requireRole } from '@/lib/accounts/require-role'
import { readChatStates } from '@/lib/ai-chat/read-chat-states'
import { answerJson } from '@/lib/http/answer-json'
import { getHandler } from '@/lib/http/get-handler'

/** GET /api/ai-chat/states: what the desk knows about the teams’ AI chat. Sends no request to the partner. */
export const GET = getHandler(requireRole('viewer'), async () =>
  answerJson(200, { items: [...(await readChatStates()).values()] }),
)
