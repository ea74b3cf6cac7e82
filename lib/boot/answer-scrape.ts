import 'server-only'
import { createHash, timingSafeEqual } from 'node:crypto'
import { answerJson } from '../http/answer-json'
import { metricsRegistry } from '../metrics/metrics'
import { readGauges } from '../metrics/read-on-scrape'
import { config } from '../runtime/config'

/**
 * All metrics as text for Prometheus, to whoever has METRICS_TOKEN. 404 where there is none, 401 for a wrong one;
 * neither says more.
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

/** In constant time: hashes have one length. */
function isSame(one: string, other: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(one), hash(other))
}
