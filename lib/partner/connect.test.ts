import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { connectToPartner } from './connect'

test('reports the end of a connection to listeners that are added after it', async () => {
  const server = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? String(address?.port) : ''
  const to = { hostname: '127.0.0.1', host: '127.0.0.1', protocol: 'http:', port }
  const socket = await new Promise<Socket>((resolve, reject) =>
    connectToPartner(to, (...[error, connected]) => (error ? reject(error) : resolve(connected))),
  )
  await expect.poll(() => socket.closed).toBe(true)
  await once(socket, 'close')
  server.close()
}, 5_000)
