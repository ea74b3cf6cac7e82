import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { beforeEach, expect, test, vi } from 'vitest'
import { listen } from '../testing/listen'
import { isClientFault } from './client-faults'
import { answerUnexpected } from './get-handler'

const lines = vi.hoisted((): { level: string; message: unknown }[] => [])
vi.mock('../runtime/log', () => {
  const at = (level: string) => (_: unknown, message: unknown) => void lines.push({ level, message })
  return { log: { debug: at('debug'), warn: at('warn'), error: at('error') } }
})
beforeEach(() => {
  lines.length = 0
})

/** The error that Node reports for a request whose client disconnects in the middle of the body. */
async function brokenOff(): Promise<unknown> {
  const server = createServer()
  const port = await listen(server)
  const client = request({ host: '127.0.0.1', port, method: 'POST', headers: { 'content-length': '1000' } })
  client.on('error', () => {})
  const received = once(server, 'request')
  client.write('{"half":')
  const [incoming] = await received
  const failed = new Promise<unknown>((resolve) => incoming.on('error', resolve))
  incoming.resume()
  client.destroy()
  const error = await failed
  server.close()
  return error
}

test('a client that disconnects is not a server error, and gets no error ID', async () => {
  const answer = answerUnexpected(await brokenOff())
  expect(answer.status).toBe(400)
  expect(await answer.json()).not.toHaveProperty('errorId')
  expect(lines).toEqual([{ level: 'debug', message: 'a client went away before it had sent its request' }])
})

test.each([
  ['Invalid Server Actions request.', 'refused a server action that did not come from a page of the desk'],
  [
    'Server Action arguments list is too long (2201). Maximum allowed is 1000.',
    'refused a server action that did not come from a page of the desk',
  ],
  ['Invalid Map initializer.', 'refused a server action that cannot be read'],
  ['BigInt is too large. Received 400 digits but the limit is 300.', 'refused a server action that cannot be read'],
  [
    'Failed to find Server Action "x". This request might be from an older or newer deployment.',
    'refused a server action of a page of another release: it must be reloaded',
  ],
])('logs %s once, as a warning', (thrown, message) => {
  const error = new Error(thrown)
  expect([isClientFault(error), isClientFault(error)]).toEqual([true, true])
  expect(lines).toEqual([{ level: 'warn', message }])
})

test('a lost connection to the store is a server error', () => {
  const error = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })
  expect(isClientFault(error)).toBe(false)
  expect(isClientFault('aborted')).toBe(false)
})

test('an error that a page of the desk may also throw is a server error', () => {
  for (const thrown of ['Connection closed.', 'Invalid reference.'])
    expect(isClientFault(new Error(thrown))).toBe(false)
})
