import 'server-only'
import type { ServerResponse } from 'node:http'
import { currentResponse } from '../runtime/request-context'
import { language } from '../text/language'

/** The Link headers of earlier answers, by language and path: what the browser loads along with the page. */
const knownLinks = new Map<string, string>()
const noncePlaceholder = '{nonce}'

/**
 * Sends a page's status and headers before the page is rendered. While the server waits for the partner, the browser
 * can open the document and load its style sheet and font; these are known from the path's last answer, so the first
 * visit after a start gets its headers from Next, as usual. Call it only where nothing can redirect, set a cookie or
 * answer "not found" any more: later headers are ignored. A page that throws afterwards shows its error screen with the
 * status 200, while the log and the metrics count it as 500.
 */
export function sendHeadEarly(): void {
  const response = currentResponse()
  if (!response || response.headersSent || !isDocument(response)) return
  const nonce = nonceOf(response)
  if (nonce === null) return
  const key = `${language()} ${response.req.url?.split('?', 1)[0]}`
  const links = knownLinks.get(key)
  if (links === undefined) {
    response.once('finish', () => rememberLinks(key, response))
    return
  }
  response.statusCode = 200
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.setHeader('Link', links.replaceAll(noncePlaceholder, nonce))
  response.flushHeaders()
  hideSentHead(response)
}

/** Next asks for data alone, with the header RSC, when a link is followed within the desk. */
function isDocument({ req }: ServerResponse): boolean {
  return req.method === 'GET' && req.headers.rsc === undefined
}

/** The nonce of the page's policy, which proxy.ts sets; null for anything that is no page. */
function nonceOf(response: ServerResponse): string | null {
  const policy = response.getHeader('content-security-policy')
  return (typeof policy === 'string' && /'nonce-([^']+)'/.exec(policy)?.[1]) || null
}

function rememberLinks(key: string, response: ServerResponse): void {
  const links = response.getHeader('link')
  const nonce = nonceOf(response)
  if (response.statusCode !== 200 || typeof links !== 'string' || nonce === null) return
  knownLinks.set(key, links.replaceAll(nonce, noncePlaceholder))
}

/** Next takes an answer whose headers are out as complete, and would not send the page. */
function hideSentHead(response: ServerResponse): void {
  const ignore = () => response
  Object.defineProperty(response, 'headersSent', { value: false })
  Object.assign(response, { setHeader: ignore, appendHeader: ignore, removeHeader: ignore, writeHead: ignore })
}
