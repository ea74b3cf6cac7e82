import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { enterRequest, requestId } from '../runtime/request-context'
import { listen } from '../testing/listen'
import { guardServers } from './guard-servers'

const { stoppers } = vi.hoisted(() => ({ stoppers: [] as (() => Promise<void>)[] }))
vi.mock('../runtime/log', () => ({ log: { warn: () => undefined } }))
vi.mock('../runtime/lifecycle', () => ({ onStop: (stopper: () => Promise<void>) => stoppers.push(stopper) }))

/** The requests that reached the server behind the guard, with the length of each body. */
const reached: { path: string; length: number; id: string | undefined }[] = []
/** The paths of answers that have ended, sent or not. */
const closed: string[] = []
/** Requests with `held` in their address wait for this. */
const held = { until: Promise.resolve<unknown>(undefined) }
let server: Server
let port = 0
const session = 'desk.session=signed'

beforeAll(async () => {
  guardServers({
    trustsProxy: false,
    hasSession: (cookies) => cookies === session,
    takesUpgrades: false,
    files: () => false,
    maxTurnMs: 60_000,
  })
  server = createServer(async (request, response) => {
    response.once('close', () => closed.push(request.url ?? ''))
    // As Next does when a handler leaves the body early.
    if (request.url === '/unread') Reflect.set(request, 'socket', null)
    const body = await text(request)
    reached.push({ path: request.url ?? '', length: body.length, id: requestId() })
    if (request.url?.includes('held')) await held.until
    response.end(`took ${body.length}`)
  })
  server.on('upgrade', () => undefined)
  port = await listen(server)
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
})
beforeEach(() => {
  reached.splice(0)
  closed.splice(0)
})

type Sent = { path?: string; cookie?: string; type?: string; body: BodyInit }
async function send({ path = '/sign-in', cookie = '', type = 'text/plain', body }: Sent) {
  // Node requires `duplex` when the body is a stream; the browser's types do not know it.
  const init = { method: 'POST', headers: { cookie, 'content-type': type }, body, duplex: 'half' }
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, init)
  return { status: answer.status, text: await answer.text() }
}

/** Without Content-Length: the guard has to count. */
const stream = (size: number) =>
  new ReadableStream({
    start(controller) {
      for (let left = size; left > 0; left -= 1_000) controller.enqueue(new Uint8Array(Math.min(left, 1_000)).fill(65))
      controller.close()
    },
  })
const kB = 1024
const MB = 1024 * 1024

test.each([
  ['16 kB without a session', '/sign-in', '', 16 * kB, 200],
  ['more than 16 kB', '/sign-in', '', 16 * kB + 1, 413],
  ['more than 16 kB for another page', '/jobs', '', 16 * kB + 1, 413],
  ['more than 16 kB for the uploads', '/api/applications', '', 16 * kB + 1, 413],
  ['more than 16 kB with a forged session', '/jobs', 'desk.session=forged', 16 * kB + 1, 413],
  ['more than 16 kB for the sign-in, with a session', '/sign-in', session, 16 * kB + 1, 413],
  ['1 MB from a signed-in user', '/jobs', session, MB, 200],
  ['more than 1 MB from a signed-in user', '/jobs', session, MB + 1, 413],
  ['an application with files', '/api/applications', session, 8 * MB, 200],
  ['a document of the partner', '/api/connection/pasted-schema', session, 8 * MB, 200],
  ['rows of a run', '/api/runs/7c0e/rows', session, 8 * MB, 200],
  ['larger rows of a run', '/api/runs/7c0e/rows', session, 8 * MB + 1, 413],
])('%s: answers the same for a body with a length or streamed, and Next never sees a rejected one', async (...args) => {
  const [, path, cookie, size, status] = args
  const announced = await send({ path, cookie, body: 'A'.repeat(size) })
  const streamed = await send({ path, cookie, body: stream(size) })
  expect([announced.status, streamed.status]).toEqual([status, status])
  expect(reached.map(({ length }) => length)).toEqual(status === 200 ? [size, size] : [])
})

test('rejects bodies that would take React long to decode, or exhaust its stack', async () => {
  const objects = `[${'{},'.repeat(6_000)}{}]`
  const nested = `${'['.repeat(2_000)}${']'.repeat(2_000)}`
  const tooManyParts = { status: 413, text: expect.stringContaining('too many parts') }
  expect(await send({ path: '/jobs', cookie: session, body: objects })).toMatchObject(tooManyParts)
  expect(await send({ path: '/sign-in', body: nested })).toMatchObject({ status: 413 })
  expect(await send({ path: '/jobs', cookie: session, body: JSON.stringify([objects, nested]) })).toMatchObject({
    status: 200,
  })
})

test('rejects multipart forms, as no page of the desk sends one', async () => {
  const form = new FormData()
  form.set('0', '[]')
  const answer = await fetch(`http://127.0.0.1:${port}/jobs`, {
    method: 'POST',
    headers: { cookie: session },
    body: form,
  })
  expect(answer.status).toBe(415)
  expect(reached).toEqual([])
})

test('keeps the request’s context for a body that arrives later', async () => {
  const { subscribe, unsubscribe } = await import('node:diagnostics_channel')
  const enter = () => enterRequest({ requestId: 'the-id', address: '' })
  subscribe('http.server.request.start', enter)
  const socket = await open()
  socket.write('POST /sign-in HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-length: 4\r\n\r\n')
  await send({ body: 'other' })
  unsubscribe('http.server.request.start', enter)
  socket.write('late')
  expect(await text(socket)).toContain('took 4')
  expect(reached.map(({ length, id }) => [length, id])).toEqual([
    [5, 'the-id'],
    [4, 'the-id'],
  ])
})

test('answers several requests of one connection in their order', async () => {
  const socket = await open()
  const post = (body: string) => `POST / HTTP/1.1\r\nhost: a\r\ncontent-length: ${body.length}\r\n\r\n${body}`
  socket.write(`${post('one')}${post('three')}GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`)
  expect((await text(socket)).match(/took \d/g)).toEqual(['took 3', 'took 5', 'took 0'])
})

test.each(['sign-in', 'jobs/a.b'])(
  'answers a signed-in user while many unauthenticated requests for /%s wait, and then answers all of those',
  async (page) => {
    let release = () => {}
    held.until = new Promise((resolve) => {
      release = () => resolve(undefined)
    })
    const crowd = Array.from({ length: 12 }, (_, index) => fetch(`http://127.0.0.1:${port}/${page}?held=${index}`))
    await expect.poll(() => reached.length).toBe(6)
    expect((await fetch(`http://127.0.0.1:${port}/favicon.ico`)).status).toBe(200)
    const person = await fetch(`http://127.0.0.1:${port}/applicants`, { headers: { cookie: session } })
    expect(person.status).toBe(200)
    expect(reached.map(({ path }) => path).filter((path) => path.includes('held'))).toHaveLength(6)
    release()
    const answers = await Promise.all(crowd)
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200))
  },
)

test.each([
  '/api/../jobs/new',
  '/api/%2E%2e/jobs',
  '/./sign-in',
  '/_next/..',
  '/api\\..\\jobs',
  'http://evil.example/sign-in',
])('rejects an address that Next would interpret differently: %s', async (path) => {
  const socket = await open()
  const answer = text(socket)
  socket.write(`GET ${path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`)
  expect(await answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(reached).toEqual([])
})

test.each([
  ['evil', 400],
  ['http://', 400],
  ['null', 200],
  ['http://localhost:3000', 200],
])('answers %s as an Origin with %i', async (origin, status) => {
  const socket = await open()
  const answer = text(socket)
  socket.write(
    `POST /sign-in HTTP/1.1\r\nhost: a\r\norigin: ${origin}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`,
  )
  expect(await answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
})

test('accepts an address with dots in its names', async () => {
  const answer = await fetch(`http://127.0.0.1:${port}/a..b/.well-known/c.?d=/../e`)
  expect([answer.status, reached.length]).toEqual([200, 1])
})

test('logs the end of a response whose request has lost its socket', async () => {
  expect(await send({ path: '/unread', body: 'x' })).toMatchObject({ status: 200 })
  // An error thrown while a connection closes is an uncaught exception, which fails the run.
  await expect.poll(connections).toBeLessThan(20)
  expect(await send({ body: 'still there' })).toMatchObject({ status: 200 })
})

test('closes upgrades at once, however many, and keeps none of their sockets', async () => {
  const ended = Array.from({ length: 420 }, async () => {
    const socket = await open()
    socket.write('GET / HTTP/1.1\r\nhost: a\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n')
    await once(socket, 'close')
  })
  await Promise.all(ended)
  await expect.poll(connections).toBeLessThan(20)
  expect(await send({ body: 'still there' })).toMatchObject({ status: 200 })
})

test('limits connections per address, and accepts new ones when others have closed', async () => {
  const sockets = await Promise.all(Array.from({ length: 300 }, () => open()))
  await expect.poll(connections).toBeLessThanOrEqual(250)
  await expect.poll(() => sockets.filter(({ destroyed }) => destroyed).length).toBeGreaterThanOrEqual(50)
  for (const socket of sockets) socket.destroy()
  await expect.poll(connections).toBeLessThan(20)
  expect(await send({ body: 'somebody' })).toMatchObject({ status: 200 })
})

test('ends every pending response of a connection that breaks off, including pipelined ones', async () => {
  held.until = new Promise(() => {})
  const socket = await open()
  const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: a\r\ncookie: ${session}\r\n\r\n`
  socket.write(['/held-1', '/held-2', '/held-3'].map(get).join(''))
  await expect.poll(() => reached.length).toBe(3)
  socket.destroy()
  await expect.poll(() => closed).toEqual(['/held-1', '/held-2', '/held-3'])
})

test('answers a request whose body arrives while the server stops', async () => {
  const socket = await open()
  await expect.poll(connections).toBe(1)
  const [stop] = stoppers
  socket.write('POST /sign-in HTTP/1.1\r\nhost: a\r\ncontent-length: 4\r\n\r\nlate')
  const stopped = stop?.()
  expect(await text(socket)).toContain('took 4')
  await stopped
})

async function open(): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined).on('close', () => undefined)
  await once(socket, 'connect')
  socket.on('end', () => socket.destroy())
  return socket
}

const connections = () => new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)))
