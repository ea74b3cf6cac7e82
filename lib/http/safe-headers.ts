import 'server-only'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { config } from '../runtime/config'

/** For everything but pages: nothing in it may load, run or be framed. */
const closedPolicy = "default-src 'none'; frame-ancestors 'none'"
/** A worker obeys the policy of its own file, and loads its chunks from the same folder. */
const scriptFilePolicy = "default-src 'none'; script-src 'self'; frame-ancestors 'none'"

const openerPolicy = 'Cross-Origin-Opener-Policy'

const fixedHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  [openerPolicy]: 'same-origin',
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

/** What browsers send as `Sec-Fetch-Site` when the person, or a page of the desk, opens an address. */
const openedWithoutOtherSite = ['none', 'same-origin']

/**
 * Sets the headers before Next sees the request; a later `setHeader` replaces them. Next's own redirects say nothing
 * about caching, so `no-store` is the default: only files may be cached.
 *
 * The opener policy takes the window away from the site that opened it, for which the browser starts a new process: a
 * quarter of the time until the first row. Without such a site there is nothing to take away.
 */
export function setSafeHeaders(response: ServerResponse, path: string, headers: IncomingMessage['headers']): void {
  if (!isFile.test(path)) response.setHeader('Cache-Control', 'no-store')
  for (const [name, value] of Object.entries(safeHeaders(path))) response.setHeader(name, value)
  if (openedWithoutOtherSite.includes(String(headers['sec-fetch-site']))) response.removeHeader(openerPolicy)
}
