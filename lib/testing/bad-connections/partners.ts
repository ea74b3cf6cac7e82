import { once } from 'node:events'
import { createServer as createHttpServer, type RequestListener } from 'node:http'
import { createServer, type Server, type Socket } from 'node:net'
import { createServer as createTlsServer, type TlsOptions } from 'node:tls'
import type { Certificate } from './make-certificate'

/** Starts servers on 127.0.0.1 that each fail, in their own way, to act as a partner. `close` stops them all. */
export function startBadPartners() {
  const servers: Server[] = []
  const sockets = new Set<Socket>()

  async function listen(server: Server): Promise<number> {
    servers.push(server)
    server.on('connection', (socket: Socket) => {
      sockets.add(socket)
      socket.on('error', () => {}).on('close', () => sockets.delete(socket))
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    return typeof address === 'object' && address ? address.port : 0
  }

  return {
    /** Handles every connection before HTTP. */
    raw: async (onConnection: (socket: Socket) => void) => `127.0.0.1:${await listen(createServer(onConnection))}`,
    http: async (answer: RequestListener) => `http://127.0.0.1:${await listen(createHttpServer(answer))}`,
    /** A TLS server that answers every request with an empty list. */
    async tls({ cert, key }: Certificate, options: TlsOptions = {}) {
      const server = createTlsServer({ cert, key, ...options }, (socket) => {
        socket.on('error', () => {})
        socket.once('data', () => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 2\r\nconnection: close\r\n\r\n[]'))
      })
      server.on('tlsClientError', () => {})
      return `127.0.0.1:${await listen(server)}`
    },
    close() {
      for (const socket of sockets) socket.destroy()
      for (const server of servers) server.close()
    },
  }
}

/** Gives every request the same answer. */
export function says(
  status: number,
  type: string,
  body: string | Buffer,
  headers: Record<string, string> = {},
): RequestListener {
  return (_, response) => void response.writeHead(status, { 'content-type': type, ...headers }).end(body)
}

/** Sends complete headers and part of the body, then closes the connection. */
export const breaksOff: RequestListener = (request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' })
  response.write('[{"id":', () => request.socket.destroy())
}

/** Sends the headers and one byte of the body, and then nothing more. */
export const neverEnds: RequestListener = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).write('[')
}
