import { answerJson } from '@/lib/server/answer-json'
import { readiness } from '@/lib/server/ready'

/** GET /api/health/ready: started, not stopping, and the store answers. The partner is never asked. */
export async function GET() {
  const state = await readiness()
  return answerJson(state.isReady ? 200 : 503, state)
}

export const dynamic = 'force-dynamic'
