import { answerScrape } from '@/lib/boot/answer-scrape'

/** GET /api/metrics: for Prometheus to scrape, with METRICS_TOKEN as its bearer token. */
export function GET(request: Request) {
  return answerScrape(request.headers.get('authorization'))
}

export const dynamic = 'force-dynamic'
