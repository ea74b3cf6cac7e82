import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startSandboxProcess } from '../../lib/testing/desk-process'
import { type BuiltDesk, startBuiltDesk } from './built-desk'

let sandbox: Awaited<ReturnType<typeof startSandboxProcess>>
let desk: BuiltDesk

beforeAll(async () => {
  sandbox = await startSandboxProcess({})
  desk = await startBuiltDesk(sandbox.url, {})
})
beforeEach(async () => {
  if (desk.hasEnded()) await desk.start()
})
afterAll(async () => {
  await desk?.stop()
  await sandbox?.stop()
})

async function open(): Promise<Socket> {
  const socket = connect(desk.port, '127.0.0.1')
  await once(socket, 'connect')
  return socket
}

const get = 'GET /api/health/live HTTP/1.1\r\nHost: desk\r\nConnection: close\r\n\r\n'
const post = 'POST /api/sign-out HTTP/1.1\r\nHost: desk\r\nConnection: close\r\nContent-Length: 4\r\n\r\nbody'

/** Sends a request; returns the first line of the answer, or how the connection ended without one. */
async function ask(socket: Socket, request = get): Promise<string> {
  socket.write(request)
  const answer = await text(socket).catch((error: Error) => error.message)
  return answer.split('\r\n', 1)[0] || 'closed without an answer'
}

const answered = 'HTTP/1.1 200 OK'

test('a connection open before the stop still gets an answer to its first request', async () => {
  const sockets = await Promise.all(Array.from({ length: 20 }, open))
  expect(await ask(await open())).toBe(answered)
  const end = desk.end('SIGTERM')
  await expect.poll(() => desk.output()).toContain('"msg":"stopping"')
  for (const answer of await Promise.all(sockets.map((socket) => ask(socket)))) expect(answer).toBe(answered)
  expect(await end).toBe(0)
})

test.each([
  ['sends a GET request', get],
  ['sends a POST request', post],
])('a client that connects and %s during the stop is answered or rejected', async (_, request) => {
  const usual = await ask(await open(), request)
  const answers: string[] = []
  let isStopped = false
  const visit = async () => {
    while (!isStopped) {
      const socket = await open().catch(() => null)
      if (socket) answers.push(await ask(socket, request))
    }
  }
  const visitors = Array.from({ length: 16 }, visit)
  await expect.poll(() => answers.length).toBeGreaterThan(200)
  expect(await desk.end('SIGTERM')).toBe(0)
  isStopped = true
  await Promise.all(visitors)
  expect(usual).toMatch(/^HTTP/)
  expect(answers.filter((answer) => answer !== usual)).toEqual([])
})

test('a connection without a request does not delay the stop', async () => {
  const silent = await open()
  const closed = once(silent, 'close')
  expect(await desk.end('SIGTERM')).toBe(0)
  await closed
})
