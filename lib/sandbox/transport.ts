import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Answer } from './answer'

/** What the Node adapter passes to a handler, for faults that no Response can express. */
export type Bindings = HttpBindings

export function sendAnswer(answer: Answer): Response {
  const { status, text, contentType, retryAfter } = answer
  const headers = { 'Content-Type': contentType, ...(retryAfter !== undefined && { 'Retry-After': `${retryAfter}` }) }
  return new Response(text, { status, headers })
}

/** Closes the socket without an answer. */
export function dropConnection({ outgoing }: Bindings): Response {
  outgoing.socket?.destroy()
  return RESPONSE_ALREADY_SENT
}

/** Announces the whole body, sends half of it, and closes the socket. */
export function sendTruncated({ outgoing }: Bindings, answer: Answer): Response {
  const bytes = Buffer.from(answer.text)
  outgoing.writeHead(answer.status, { 'Content-Type': answer.contentType, 'Content-Length': bytes.length })
  outgoing.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => outgoing.socket?.destroySoon())
  return RESPONSE_ALREADY_SENT
}

/** Never answers; resolves when the caller gives up, or when the server closes its sockets. */
export function hang({ outgoing }: Bindings): Promise<Response> {
  return new Promise((resolve) => {
    outgoing.once('close', () => resolve(RESPONSE_ALREADY_SENT))
  })
}

const dripMs = 50

/**
 * Starts the answer, then sends blanks forever, which JSON allows; ends when the caller gives up, or with the server.
 */
export function sendEndlessly({ outgoing }: Bindings, answer: Answer): Response {
  outgoing.writeHead(answer.status, { 'Content-Type': answer.contentType })
  outgoing.write(answer.text)
  const drip = setInterval(() => outgoing.write(' '), dripMs)
  outgoing.once('close', () => clearInterval(drip))
  return RESPONSE_ALREADY_SENT
}
