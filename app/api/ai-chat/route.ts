import { requireRole } from '@/lib/accounts/require-role'
import { listTeamChats } from '@/lib/ai-chat/list-team-chats'
import { answerJson } from '@/lib/http/answer-json'
import { getHandler } from '@/lib/http/get-handler'

/** GET /api/ai-chat: the teams, and the known state of their AI chat. */
export const GET = getHandler(requireRole('viewer'), async () => answerJson(200, await listTeamChats()))
