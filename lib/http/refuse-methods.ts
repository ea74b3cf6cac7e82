import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import { type IncomingMessage, type RequestListener, Server, type ServerResponse, STATUS_CODES } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { singleton } from '../runtime/singleton'
import { safeHeaders } from './safe-headers'
import { httpWords } from './words'

const taken = ['GET', 'HEAD', 'POST']
const allow = taken.join(', ')

/**
 * Refuses what Next would answer with a 500 or not at all: other methods, CONNECT, and requests that Node cannot read.
 * Next does not expose its server, so it is found by its first connection.
 */
export function refuseMethods(): void {
  singleton('refuse-methods', () => {
    const guarded = new WeakSet<Server>()
    subscribe('net.server.socket', (message) => {
      const server = serverOf(message)
      if (!server || guarded.has(server)) return
      guarded.add(server)
      guard(server)
    })
    return true
  })
}

function serverOf(message: unknown): Server | null {
  if (typeof message !== 'object' || message === null || !('socket' in message)) return null
  const { socket } = message
  return socket instanceof Socket && 'server' in socket && socket.server instanceof Server ? socket.server : null
}

function guard(server: Server): void {
  // Node's types do not distinguish listeners by event; those of "request" have this type.
  const listeners = server.listeners('request') as RequestListener[]
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    if (!taken.includes(request.method ?? '')) return refuse(request, response)
    for (const listener of listeners) listener(request, response)
  })
  server.on('connect', (_, socket: Duplex) => answerRaw(socket, 405))
  server.on('clientError', (error: Error & { code?: string }, socket) => answerRaw(socket, statusOf(error.code)))
}

function refuse(request: IncomingMessage, response: ServerResponse): void {
  // Whatever the client still sends is not read: the connection ends with the answer.
  response.writeHead(405, {
    allow,
    connection: 'close',
    'content-type': 'application/json',
    'cache-control': 'no-store',
  })
  response.end(request.method === 'HEAD' ? undefined : JSON.stringify({ error: httpWords.noMethod }))
}

/** The status that Node itself would answer with. */
function statusOf(code: string | undefined): number {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return 431
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return 413
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return 408
    case 'HPE_INVALID_METHOD':
      return 405
    default:
      return 400
  }
}

/** Answers when there is no response object: Node could not read the request, or hands over its socket. */
function answerRaw(socket: Duplex, status: number): void {
  const isAnswering = '_httpMessage' in socket && Boolean(socket._httpMessage)
  // A second answer written during another one would be taken for a part of it.
  if (!socket.writable || isAnswering) return void socket.destroy()
  const headers = {
    ...safeHeaders(),
    ...(status === 405 && { Allow: allow }),
    'Cache-Control': 'no-store',
    'Content-Length': '0',
    Connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n`, () => socket.destroy())
}
