import 'server-only'
import { createHash, timingSafeEqual } from 'node:crypto'
import { answerJson } from '../http/answer-json'
import { metricsRegistry } from '../metrics/metrics'
import { readGauges } from '../metrics/read-on-scrape'
import { config } from '../runtime/config'

/**
 * Answers all metrics as text for Prometheus, to clients that send METRICS_TOKEN. 404 when none is configured, 401 for
 * a wrong one; neither says more.
 */
export async function answerScrape(authorization: string | null): Promise<Response> {
  const { metricsToken } = config()
  if (metricsToken === null) return answerJson(404, { error: 'There is nothing at this address.' })
  if (!isSame(authorization ?? '', `Bearer ${metricsToken}`)) return answerJson(401, { error: 'Sign in first.' })
  await readGauges()
  const registry = metricsRegistry()
  return new Response(await registry.metrics(), {
    headers: { 'content-type': registry.contentType, 'cache-control': 'no-store' },
  })
}

/** Compares in constant time; hashing makes the lengths equal. */
function isSame(one: string, other: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(one), hash(other))
}
