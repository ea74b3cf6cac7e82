import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { receiveBody } from './receive-body'

const server = createServer()
afterEach(() => server.closeAllConnections())

/** A request whose `head` has arrived, and a function that sends the rest. */
async function begin(head: string): Promise<{ request: IncomingMessage; write: (rest: string) => void }> {
  if (!server.listening) await once(server.listen(0, '127.0.0.1'), 'listening')
  // A server that listens on a port has an AddressInfo.
  const { port } = server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  const received = once(server, 'request')
  socket.write(`POST / HTTP/1.1\r\nhost: a\r\n${head}`)
  const [request] = await received
  return { request, write: (rest) => void socket.write(rest) }
}

test('waits for a body that arrives in pieces, and passes on all of it', async () => {
  const { request, write } = await begin('content-length: 9\r\n\r\n')
  const received = receiveBody(request, { bytes: 9, ms: 60_000, action: null })
  write('abc')
  write('def')
  write('ghi')
  expect(await received).toBeNull()
  expect(await text(request)).toBe('abcdefghi')
})

test('gives up on a body that does not arrive in time', async () => {
  const { request, write } = await begin('content-length: 9\r\n\r\n')
  write('abc')
  expect(await receiveBody(request, { bytes: 9, ms: 50, action: null })).toMatchObject({ status: 408 })
})

test('rejects a body announced or counted as too large without waiting for the rest, and names the limit', async () => {
  const limits = { bytes: 2 * 1024, ms: 60_000, action: null }
  const tooLarge = { status: 413, error: 'Send 2 kB at most.' }
  const announced = await begin('content-length: 2049\r\n\r\n')
  expect(await receiveBody(announced.request, limits)).toEqual(tooLarge)
  const { request, write } = await begin('transfer-encoding: chunked\r\n\r\n')
  const counted = receiveBody(request, limits)
  write(`801\r\n${'x'.repeat(2_049)}\r\n`)
  expect(await counted).toEqual(tooLarge)
})
