import { readiness } from '@/lib/boot/ready'
import { answerJson } from '@/lib/http/answer-json'

/** GET /api/health/ready: started, not stopping, and the store accepts writes. Never contacts the partner. */
export async function GET() {
  const state = await readiness()
  return answerJson(state.isReady ? 200 : 503, state)
}

export const dynamic = 'force-dynamic'
