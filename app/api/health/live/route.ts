import { answerJson } from '@/lib/http/answer-json'

/** GET /api/health/live: the process answers. */
export function GET() {
  return answerJson(200, { live: true })
}

export const dynamic = 'force-dynamic'
