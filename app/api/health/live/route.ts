import { answerJson } from '@/lib/http/answer-json'

/** GET /api/health/live: answers as long as the process is alive. */
export function GET() {
  return answerJson(200, { live: true })
}

export const dynamic = 'force-dynamic'
