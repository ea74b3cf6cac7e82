import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** Headers that Next and its hosts use internally: from outside they are forgeries (CVE-2025-29927 was one). */
const internal =
  /^(?:x-middleware-|x-invoke-|x-vercel-|x-now-|x-matched-path$|x-nextjs-data$|x-next-resume-|next-resume$|x-prerender-)/
const forwarded = new Set([
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'x-real-ip',
  'forwarded',
])

/**
 * Next forwards an action to this same server when the page does not have it. The client's address goes along, signed
 * with a secret of this process: without that signature it would be a forgery.
 */
const carrier = 'x-desk-address'
const secret = randomBytes(32)
const signatureOf = (address: string) => createHmac('sha256', secret).update(address).digest('hex')

/** The client's address as this process itself forwarded it; null in every request from outside. */
export function forwardedAddress({ headers }: IncomingMessage): string | null {
  const [address = '', signature = ''] = String(headers[carrier] ?? '').split(' ')
  const [sent, own] = [Buffer.from(signature), Buffer.from(signatureOf(address))]
  return sent.length === own.length && timingSafeEqual(sent, own) ? address : null
}

/** The peer's address; behind a trusted proxy, the last hop of X-Forwarded-For, the only one the proxy itself wrote. */
export function peerAddress(request: IncomingMessage, trustsProxy: boolean): string {
  const carried = forwardedAddress(request)
  if (carried !== null) return carried
  const header = trustsProxy ? request.headers['x-forwarded-for'] : undefined
  const hops = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',')
  return withoutPort(hops.at(-1)?.trim() ?? '') || request.socket.remoteAddress || 'unknown'
}

/** Some proxies add the port, which is another one for each connection: `203.0.113.7:51234`, `[2001:db8::1]:443`. */
function withoutPort(hop: string): string {
  return hop.replace(/^\[(.+)\](?::\d+)?$/, '$1').replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
}

/** Removes headers that only we may set, and adds our own id and the peer's address, before Next reads any of them. */
export function cleanHeaders(request: IncomingMessage, id: string, address: string, trustsProxy: boolean): void {
  const isForeign = (name: string) =>
    name === 'x-request-id' ||
    name === carrier ||
    internal.test(name) ||
    (forwarded.has(name) && (!trustsProxy || name === 'x-forwarded-for'))
  const own = { 'x-request-id': id, 'x-forwarded-for': address, [carrier]: `${address} ${signatureOf(address)}` }
  const headers = request.headers
  for (const name of Object.keys(headers)) if (isForeign(name)) delete headers[name]
  Object.assign(headers, own)
  const raw: string[] = []
  for (let index = 0; index < request.rawHeaders.length; index += 2) {
    const [name, value] = request.rawHeaders.slice(index, index + 2)
    if (name !== undefined && value !== undefined && !isForeign(name.toLowerCase())) raw.push(name, value)
  }
  request.rawHeaders.splice(0, request.rawHeaders.length, ...raw, ...Object.entries(own).flat())
}
