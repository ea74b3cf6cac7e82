import { answerJson } from '@/lib/server/answer-json'

/** GET /api/health/live: the process answers. */
export function GET() {
  return answerJson(200, { live: true })
}

export const dynamic = 'force-dynamic'
