import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { listen } from '../testing/listen'
import { refuseMethods } from './refuse-methods'
import { setSafeHeaders } from './safe-headers'

const app = vi.hoisted(() => ({ isSecure: true }))
vi.mock('../runtime/config', () => ({ config: () => ({ app }) }))

let server: Server
let port = 0
beforeAll(async () => {
  refuseMethods()
  server = createServer((request, response) => {
    setSafeHeaders(response, request.url ?? '', request.headers)
    response.end('answered')
  })
  port = await listen(server)
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
})

async function send(bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
  socket.setEncoding('utf8')
  let text = ''
  socket.on('data', (chunk: string) => {
    text += chunk
  })
  await once(socket, 'close')
  return text
}
const ask = (method: string, more = '') =>
  send(`${method} /a HTTP/1.1\r\nHost: desk.example\r\nConnection: close\r\n${more}\r\n`)

test.each(['GET', 'HEAD'])('accepts %s', async (method) => {
  expect(await ask(method)).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
})

test.each(['TRACE', 'PUT', 'OPTIONS', 'PROPFIND', 'CONNECT', 'NONSENSE'])(
  'rejects %s with the allowed methods, and without echoing it',
  async (method) => {
    const answer = await ask(method, 'Cookie: secret\r\n')
    expect(answer).toMatch(/^HTTP\/1\.1 405 Method Not Allowed\r\n/)
    expect(answer).toMatch(/\r\nallow: GET, HEAD, POST\r\n/i)
    expect(answer).not.toMatch(/answered|secret/)
  },
)

test.each([
  ['invalid HTTP', 'GET / WHAT/9\r\n\r\n', 400],
  ['headers that are too large', `GET / HTTP/1.1\r\nHost: a\r\nX-Large: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
])('sends the default headers with the answer to %s', async (_, bytes, status) => {
  const answer = await send(bytes)
  expect(answer).toContain(`HTTP/1.1 ${status} `)
  for (const header of ['Strict-Transport-Security: max-age=', 'X-Content-Type-Options: nosniff', "default-src 'none'"])
    expect(answer).toContain(header)
})
