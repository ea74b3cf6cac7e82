import { createServer, request as httpRequest, type IncomingHttpHeaders, type Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { isForwarded, requestAddress, requestId } from '../runtime/request-context'
import { serverState } from '../runtime/server-state'
import { trackInFlight } from '../runtime/track-in-flight'
import { listen } from '../testing/listen'
import { observeRequests } from './observe-requests'

const app = vi.hoisted(() => ({ url: 'http://localhost:3000', trustsProxy: false }))
const warnings = vi.hoisted((): string[] => [])
const lines = vi.hoisted((): Record<string, unknown>[] => [])
vi.mock('@/lib/runtime/config', () => ({ config: () => ({ app }) }))
vi.mock('../runtime/log', () => ({
  log: {
    info: (fields: Record<string, unknown>, msg: string) => lines.push({ ...fields, msg }),
    warn: (msg: string) => warnings.push(msg),
  },
}))

type Seen = {
  headers: IncomingHttpHeaders
  raw: string[]
  id: string
  address: string
  isForwarded: boolean
  inFlight: number
}
let server: Server
let port = 0
beforeAll(async () => {
  observeRequests()
  observeRequests()
  server = createServer(async (request, response) => {
    await wait(Number(request.headers['x-wait'] ?? 5))
    const { headers, rawHeaders: raw } = request
    const seen = {
      headers,
      raw,
      id: requestId(),
      address: requestAddress(),
      isForwarded: isForwarded(),
      inFlight: serverState.inFlight,
    }
    response.end(JSON.stringify(seen))
  })
  port = await listen(server)
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
})
beforeEach(() => {
  app.trustsProxy = false
  lines.length = 0
})

async function ask(headers: Record<string, string> = {}, path = '/applicants?email=ada@example.com'): Promise<Seen> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers })
  return answer.json()
}

const forged = {
  'x-forwarded-for': '203.0.113.9, 198.51.100.4',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'https',
  'x-forwarded-port': '443',
  'x-real-ip': '203.0.113.9',
  forwarded: 'for=203.0.113.9',
  'x-request-id': 'forged',
  'x-middleware-subrequest': 'middleware:middleware',
  'x-middleware-next': '1',
  'x-matched-path': '/people',
  'x-invoke-path': '/people',
  'x-nextjs-data': '1',
}

describe('every request', () => {
  it('loses the headers that only we or our proxy may set', async () => {
    const seen = await ask(forged)
    const names = Object.keys(seen.headers).filter((name) => name in forged)
    expect(names.sort()).toEqual(['x-forwarded-for', 'x-request-id'])
    expect(seen.headers['x-forwarded-for']).toBe('127.0.0.1')
    expect(JSON.stringify(seen.raw)).not.toMatch(/203\.0\.113|evil|forged|subrequest|people/)
    expect(seen.address).toBe('127.0.0.1')
  })

  it('keeps what a trusted proxy says, and of the hops only the one the proxy added', async () => {
    app.trustsProxy = true
    const seen = await ask(forged)
    expect(seen.headers['x-forwarded-for']).toBe('198.51.100.4')
    expect(seen.headers['x-forwarded-host']).toBe('evil.example')
    expect(seen.headers['x-middleware-subrequest']).toBeUndefined()
    expect(seen.headers['x-request-id']).not.toBe('forged')
    expect(seen.address).toBe('198.51.100.4')
  })

  it('keeps its address when Next forwards it to this server, and no other forwarder is trusted', async () => {
    app.trustsProxy = true
    const first = await ask({ 'x-forwarded-for': '198.51.100.4' })
    app.trustsProxy = false
    const carried = String(first.headers['x-desk-address'])
    const again = await ask({ 'x-forwarded-for': '198.51.100.4', 'x-desk-address': carried })
    expect(again).toMatchObject({ address: '198.51.100.4', isForwarded: false })
    const forgery = carried.replace('198.51.100.4', '203.0.113.9')
    expect(await ask({ 'x-desk-address': forgery })).toMatchObject({ address: '127.0.0.1' })
    expect(await ask({ 'x-desk-address': '203.0.113.9' })).toMatchObject({ address: '127.0.0.1' })
  })

  it('keeps its other headers', async () => {
    const seen = await ask({ cookie: 'a=b', 'next-action': 'abc', rsc: '1' })
    expect(seen.headers).toMatchObject({ cookie: 'a=b', 'next-action': 'abc', rsc: '1' })
  })

  it('has its own ID that the header, the context and the log share', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => ask()))
    expect(new Set(all.map((seen) => seen.id)).size).toBe(20)
    for (const seen of all) expect(seen.headers['x-request-id']).toBe(seen.id)
    await expect.poll(() => new Set(lines.map((line) => line.requestId))).toEqual(new Set(all.map((seen) => seen.id)))
  })

  it('logs one line without its query, and none for the files of Next', async () => {
    await ask()
    await ask({}, '/_next/static/chunk.js')
    await expect.poll(() => lines).toHaveLength(1)
    expect(lines[0]).toMatchObject({ method: 'GET', path: '/applicants', status: 200, msg: 'request' })
    expect(lines[0]?.durationMs).toEqual(expect.any(Number))
  })
})

describe('request counts', () => {
  it('include requests in flight, until the client disconnects', async () => {
    const first = ask({ 'x-wait': '80' })
    const given = httpRequest({ port, host: '127.0.0.1', headers: { 'x-wait': '5000' } })
    given.on('error', () => undefined).end()
    await expect.poll(() => serverState.inFlight).toBe(2)
    given.destroy()
    await first
    await expect.poll(() => serverState.inFlight).toBe(0)
    expect(lines.some((line) => line.msg === 'request given up by the client')).toBe(true)
  })

  it('include held work until it settles', async () => {
    const work = trackInFlight(() => wait(20).then(() => Promise.reject(new Error('failed'))))
    expect(serverState.inFlight).toBe(1)
    await expect(work).rejects.toThrow('failed')
    expect(serverState.inFlight).toBe(0)
  })
})

it('detects an unconfigured proxy, and warns of it once', async () => {
  expect((await ask()).isForwarded).toBe(false)
  for (const _ of [1, 2]) expect((await ask({ 'x-forwarded-for': '203.0.113.9' })).isForwarded).toBe(true)
  expect(warnings).toEqual([expect.stringContaining('TRUST_PROXY=true')])
  app.trustsProxy = true
  expect((await ask({ 'x-forwarded-for': '203.0.113.9' })).isForwarded).toBe(false)
})
