import 'server-only'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { log } from '../runtime/log'

/** The answer to the client. */
export type RequestRefusal = { status: 400 | 403 | 408 | 413 | 415 | 503; error: string }

const lingerMs = 1_000

/**
 * Answers a request that Next never sees. The connection stays open for a moment: if it were closed at once, a client
 * that is still sending would lose the answer.
 */
export function refuseRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { status, error }: RequestRefusal,
): void {
  const body = JSON.stringify({ error })
  log.warn({ status, path: request.url?.split('?', 1)[0] }, 'refused a request')
  response.writeHead(status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    connection: 'close',
  })
  response.write(body)
  const timer = setTimeout(() => response.end(), lingerMs)
  response.once('close', () => clearTimeout(timer))
}
