import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { afterEach, expect, test, vi } from 'vitest'
import { type AttemptReport, attempt, type Sender } from './send'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

let close = () => {}
afterEach(() => close())

async function partner(
  handle: Handler,
): Promise<{ sender: Sender; seen: IncomingMessage[]; attempts: AttemptReport[] }> {
  const seen: IncomingMessage[] = []
  const attempts: AttemptReport[] = []
  const server = createServer((request, response) => {
    seen.push(request)
    handle(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  close = () => {
    server.closeAllConnections()
    server.close()
  }
  const { port } = server.address() as AddressInfo
  const sender = {
    url: `http://127.0.0.1:${port}`,
    key: 'secret-key',
    newReference: () => 'R1',
    onAttempt: (end: AttemptReport) => attempts.push(end),
  }
  return { sender, seen, attempts }
}

const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

test('spec 5.1: sends the key with every request, and JSON only with a body', async () => {
  const { sender, seen, attempts } = await partner((_, response) => json(response, 200, []))
  await attempt(sender, { endpoint: 'list-jobs' })
  await attempt(sender, { endpoint: 'create-job', body: { name: 'x' } })
  expect(seen.map((request) => request.headers['x-api-key'])).toEqual(['secret-key', 'secret-key'])
  expect(seen.map((request) => request.headers['content-type'])).toEqual([undefined, 'application/json'])
  expect(JSON.stringify(attempts)).not.toContain('secret-key')
})

test('spec 7, status: the status code alone decides success, whatever the body says', async () => {
  const { sender } = await partner((_, response) => json(response, 200, { message: 'error', errors: { a: ['b'] } }))
  expect(await attempt(sender, { endpoint: 'submit-application', body: {} })).toMatchObject({ ok: true })
})

test.each([
  ['gzip', gzipSync],
  ['deflate', deflateSync],
  ['br', brotliCompressSync],
] as const)('reads a response sent in %s although not requested', async (encoding, compress) => {
  const jobs = [{ id: 7, name: 'Köchin' }]
  const { sender } = await partner((_, response) =>
    response
      .writeHead(200, { 'content-type': 'application/json', 'content-encoding': encoding })
      .end(compress(JSON.stringify(jobs))),
  )
  expect(await attempt(sender, { endpoint: 'list-jobs' })).toMatchObject({ ok: true, value: jobs })
})

test('reads a compressed rejection, and no value in a broken response', async () => {
  const refusal = gzipSync(JSON.stringify({ message: 'Validation failed', errors: { name: ['is taken'] } }))
  const { sender } = await partner(({ method }, response) =>
    response
      .writeHead(method === 'POST' ? 400 : 200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
      .end(method === 'POST' ? refusal : refusal.subarray(0, 20)),
  )
  expect(await attempt(sender, { endpoint: 'create-job', body: {} })).toMatchObject({
    failure: { kind: 'bad-request', fields: { name: ['is taken'] } },
  })
  expect(await attempt(sender, { endpoint: 'list-jobs' })).toEqual({ ok: true, value: undefined })
})

test('does not decompress more than its limit', async () => {
  const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024, ' '))
  const { sender } = await partner((_, response) =>
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(bomb),
  )
  expect(await attempt(sender, { endpoint: 'list-jobs' })).toMatchObject({ failure: { kind: 'answer-too-large' } })
})

test('does not follow a redirect', async () => {
  const { sender, seen } = await partner((_, response) => response.writeHead(302, { location: '/elsewhere' }).end())
  expect(await attempt(sender, { endpoint: 'list-jobs' })).toMatchObject({ ok: false, failure: { kind: 'redirected' } })
  expect(seen).toHaveLength(1)
})

test('applies the timeout to a body that never ends', async () => {
  const { sender } = await partner((_, response) => void response.writeHead(200).write('['))
  const answer = await attempt({ ...sender, deadlineMs: 150 }, { endpoint: 'list-jobs' })
  expect(answer).toMatchObject({ ok: false, failure: { kind: 'no-answer-in-time', changed: 'no' } })
})

test('spec 8, cutoff: by default waits 35 s, longer than the partner’s cutoff of 29 s', async () => {
  const timers = vi.spyOn(globalThis, 'setTimeout')
  const { sender } = await partner((_, response) => json(response, 200, []))
  await attempt(sender, { endpoint: 'list-jobs' })
  const waits = timers.mock.calls.map(([, ms]) => ms)
  timers.mockRestore()
  expect(waits).toContain(35_000)
})

test('reports that nothing was sent when no connection can be made', async () => {
  const { sender } = await partner(() => {})
  close()
  const answer = await attempt({ ...sender, url: 'http://127.0.0.1:1' }, { endpoint: 'create-job', body: {} })
  expect(answer).toMatchObject({ ok: false, failure: { kind: 'unreachable', changed: 'no' } })
})

test('leaves the outcome of a write unknown when the connection breaks before a status', async () => {
  const { sender } = await partner((request) => request.socket.destroy())
  const answer = await attempt(sender, { endpoint: 'create-job', body: {} })
  expect(answer).toMatchObject({ ok: false, failure: { kind: 'connection-lost', changed: 'unknown' } })
})

test('counts a 201 with a truncated body as success', async () => {
  const { sender } = await partner((request, response) => {
    response.writeHead(201, { 'content-length': '100' }).write('{"id":', () => request.socket.destroy())
  })
  expect(await attempt(sender, { endpoint: 'create-job', body: {} })).toEqual({ ok: true, value: undefined })
})

test('counts a rejection with a truncated body as a rejection', async () => {
  const { sender } = await partner((request, response) => {
    response.writeHead(403, { 'content-length': '100' }).write('{"mess', () => request.socket.destroy())
  })
  expect(await attempt(sender, { endpoint: 'create-job', body: {} })).toMatchObject({
    ok: false,
    failure: { kind: 'forbidden', changed: 'no' },
  })
})

test.each([3_000, 1_000_000])('counts a rejection as one even when its body is nested %i deep', async (depth) => {
  const body = `{"message":"no","errors":{"id":${'['.repeat(depth)}12345678901234567890${']'.repeat(depth)}}}`
  const { sender } = await partner((_, response) => response.writeHead(422).end(body))
  const answer = await attempt(sender, { endpoint: 'submit-application', body: {} })
  expect(answer).toMatchObject({ ok: false, failure: { status: 422, kind: 'invalid' } })
})

test('rejects a response over 16 MiB', async () => {
  const { sender } = await partner((_, response) => {
    response.on('error', () => {})
    response.writeHead(200).end(Buffer.alloc(17 * 1024 * 1024, 0x20))
  })
  expect(await attempt(sender, { endpoint: 'list-jobs' })).toMatchObject({
    ok: false,
    failure: { kind: 'answer-too-large' },
  })
})

test('reads a byte order mark and other charsets', async () => {
  const { sender } = await partner((_, response) => {
    response
      .writeHead(200, { 'content-type': 'application/json; charset=utf-16le' })
      .end(Buffer.from('\uFEFF["é"]', 'utf16le'))
  })
  expect(await attempt(sender, { endpoint: 'list-jobs' })).toEqual({ ok: true, value: ['é'] })
})

test('reports a request that a user stopped as stopped', async () => {
  const stop = new AbortController()
  const { sender } = await partner(() => stop.abort())
  expect(await attempt(sender, { endpoint: 'list-jobs', signal: stop.signal })).toMatchObject({
    ok: false,
    failure: { kind: 'stopped' },
  })
})

test.each([
  ['as it is', 'se/cret-key'],
  ['with escapes', 'se\\/cret\\u002dkey'],
])('when a partner echoes the key, %s, the key gets into no failure and no response', async (_, written) => {
  const text = `{"developer_message":"The key ${written} may not name this job","errors":{"name":["${written} is odd"]}}`
  for (const status of [200, 400]) {
    const { sender } = await partner((_, response) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(text),
    )
    const answer = await attempt({ ...sender, key: 'se/cret-key' }, { endpoint: 'create-job', body: {} })
    expect(JSON.stringify(answer)).toContain('The key … may not name this job')
    expect(JSON.stringify(answer)).not.toContain('cret-key')
    close()
  }
})

test('keeps the partner’s message about the desk’s login on the server', async () => {
  const body = {
    developer_message: 'The password hunter2-hunter2 of a@example.com is too weak',
    errors: { password: ['hunter2-hunter2 is odd'] },
  }
  for (const status of [400, 401]) {
    const { sender } = await partner((_, response) => json(response, status, body))
    const answer = await attempt(sender, { endpoint: 'log-in', body: {} })
    expect(answer).toMatchObject({ ok: false, failure: { said: null, fields: {} } })
    expect(JSON.stringify(answer)).not.toMatch(/hunter2|example\.com/)
    close()
  }
})

test('sends a write that cannot be repeated on a connection of its own', async () => {
  const sockets: unknown[] = []
  const { sender } = await partner(({ socket }, response) => {
    sockets.push(socket)
    json(response, 200, [])
  })
  await attempt(sender, { endpoint: 'list-jobs' })
  // Only now is the connection free for another request.
  await setImmediate()
  await attempt(sender, { endpoint: 'list-jobs' })
  await setImmediate()
  await attempt(sender, { endpoint: 'create-job', body: { name: 'x' } })
  await setImmediate()
  await attempt(sender, { endpoint: 'create-job', body: { name: 'x' } })
  expect(sockets[1]).toBe(sockets[0])
  expect(new Set(sockets).size).toBe(3)
})
