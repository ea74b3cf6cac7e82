import { once } from 'node:events'
import { Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { Connections } from './connections'

const addresses = new WeakMap<Socket, string>()

function opener(limits: { inAll: number; perAddress: number }) {
  const connections = new Connections(limits, (socket) => addresses.get(socket) ?? '')
  const open = (address: string) => {
    const socket = new Socket()
    addresses.set(socket, address)
    connections.open(socket)
    return socket
  }
  return { connections, open }
}

async function close(socket: Socket) {
  socket.destroy()
  await once(socket, 'close')
}

/** Asks on the connection, and returns how to answer. */
function ask(connections: Connections, socket: Socket) {
  const answer = { destroy: vi.fn(), emit: vi.fn() }
  connections.markAsked(socket, answer)
  return { ...answer, end: () => connections.markAnswered(socket, answer) }
}

const areOpen = (...sockets: Socket[]) => sockets.map(({ destroyed, writableEnded }) => !destroyed && !writableEnded)

test('rejects an address at its limit until one of its connections ends', async () => {
  const { open } = opener({ inAll: 10, perAddress: 2 })
  const [first, second, third, other] = [open('a'), open('a'), open('a'), open('b')]
  expect(areOpen(first, second, third, other)).toEqual([true, true, false, true])
  await close(first)
  expect(areOpen(open('a'), open('a'))).toEqual([true, false])
})

test('when all connections are in use, closes the longest idle one for a new one', () => {
  const { connections, open } = opener({ inAll: 3, perAddress: 3 })
  const [silent, working, answered] = [open('a'), open('b'), open('c')]
  connections.markBusy(working)
  const answer = ask(connections, answered)
  connections.markBusy(answered)
  answer.end()
  expect(areOpen(open('d'), silent, working, answered)).toEqual([true, false, true, true])
})

test('when all connections are busy, closes the new one', () => {
  const { connections, open } = opener({ inAll: 2, perAddress: 2 })
  const working = [open('a'), open('b')]
  for (const socket of working) connections.markBusy(socket)
  expect(areOpen(open('c'), ...working)).toEqual([false, true, true])
})

test('does not wait for a connection that has ended', async () => {
  const { connections, open } = opener({ inAll: 2, perAddress: 2 })
  const gone = open('a')
  const answer = ask(connections, gone)
  await close(gone)
  answer.end()
  expect(areOpen(open('b'), open('c'))).toEqual([true, true])
})

test('on stopping, keeps a connection with a pending response until it is sent', async () => {
  const { connections, open } = opener({ inAll: 9, perAddress: 9 })
  const [idle, uploading, working] = [open('a'), open('a'), open('a')]
  const answers = [idle, uploading, working].map((socket) => ask(connections, socket))
  answers[0]?.end()
  connections.markBusy(working)
  await connections.end()
  expect(areOpen(idle, uploading, working)).toEqual([false, true, true])
  for (const answer of answers.slice(1)) answer.end()
  expect(areOpen(uploading, working)).toEqual([false, false])
})

test('on stopping, also sends the response to a pipelined second request', async () => {
  const { connections, open } = opener({ inAll: 9, perAddress: 9 })
  const quick = open('a')
  const [first, second] = [ask(connections, quick), ask(connections, quick)]
  connections.markBusy(quick)
  first.end()
  await connections.end()
  expect(areOpen(quick)).toEqual([true])
  second.end()
  expect(areOpen(quick)).toEqual([false])
})

test('a closed connection closes all its pending responses', async () => {
  const { connections, open } = opener({ inAll: 9, perAddress: 9 })
  const gone = open('a')
  const [finished, first, second] = [ask(connections, gone), ask(connections, gone), ask(connections, gone)]
  finished.end()
  await close(gone)
  await expect.poll(() => second.emit.mock.calls).toEqual([['close']])
  expect(first.emit.mock.calls).toEqual([['close']])
  expect(finished.emit).not.toHaveBeenCalled()
})

test('on stopping, a new connection can still send a request, and is not waited for long', async () => {
  const { connections, open } = opener({ inAll: 9, perAddress: 9 })
  const [asking, mute] = [open('a'), open('a')]
  const end = connections.end()
  expect(areOpen(asking, mute)).toEqual([true, true])
  ask(connections, asking)
  await end
  expect(areOpen(asking, mute)).toEqual([true, false])
})

test('on stopping, waits as long as new connections arrive', async () => {
  const { connections, open } = opener({ inAll: 9, perAddress: 9 })
  const order: string[] = []
  const taken = connections.untilAllAreTaken().then(() => order.push('all taken'))
  for (const name of ['first', 'second', 'third']) {
    open('a')
    order.push(name)
    await nextTurn()
  }
  await taken
  expect(order).toEqual(['first', 'second', 'third', 'all taken'])
})
