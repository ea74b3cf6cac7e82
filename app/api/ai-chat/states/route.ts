import { readChatStates } from '@/lib/ai-chat/read-chat-states'
import { answerJson } from '@/lib/server/answer-json'
import { readHandler } from '@/lib/server/read-handler'

/** GET /api/ai-chat/states: what the desk knows of the teams’ AI chat. The partner is not asked. */
export const GET = readHandler('viewer', async () => answerJson(200, { items: [...(await readChatStates()).values()] }))
