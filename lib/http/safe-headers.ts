import 'server-only'
import type { ServerResponse } from 'node:http'
import { config } from '../runtime/config'

/** For everything but pages: nothing in it may load, run or be framed. */
const closedPolicy = "default-src 'none'; frame-ancestors 'none'"
/** A worker obeys the policy of its own file, and loads its chunks from the same folder. */
const scriptFilePolicy = "default-src 'none'; script-src 'self'; frame-ancestors 'none'"

const fixedHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'X-Frame-Options': 'DENY',
}

/**
 * The headers of every answer, including those that Next and Node give on their own. Pages bring their own policy.
 */
export function safeHeaders(path = ''): Record<string, string> {
  const isScript = path.startsWith('/_next/static/') && path.endsWith('.js')
  return {
    ...fixedHeaders,
    'Content-Security-Policy': isScript ? scriptFilePolicy : closedPolicy,
    ...(config().app.isSecure && { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }),
  }
}

/** Build files and icons; a redirect to one of them has another path. */
const isFile = /^\/(?:_next\/static\/.+|[^/]+)\.[a-z0-9]+$/i

/**
 * Sets the headers before Next sees the request; a later `setHeader` replaces them. Next's own redirects say nothing
 * about caching, so `no-store` is the default: only files may be cached.
 */
export function setSafeHeaders(response: ServerResponse, path: string): void {
  if (!isFile.test(path)) response.setHeader('Cache-Control', 'no-store')
  for (const [name, value] of Object.entries(safeHeaders(path))) response.setHeader(name, value)
}
