import { once } from 'node:events'
import { createServer, connect as dial, type Socket } from 'node:net'

/** A fixed address for a PostgreSQL that fails over, as a proxy or a floating IP provides. */
export async function createDatabaseAddress(serverUrl: string) {
  const sockets = new Set<Socket>()
  let target: { port: number; hostname: string } | null = targetOf(serverUrl)
  const server = createServer((desk) => {
    if (target === null) return void desk.destroy()
    const database = dial(target.port, target.hostname)
    for (const socket of [desk, database]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        desk.destroy()
        database.destroy()
      })
    }
    desk.pipe(database).pipe(desk)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const url = new URL(serverUrl)
  url.port = String(typeof address === 'object' ? address?.port : '')
  return {
    url: url.href,
    /** Ends all connections; new ones go to this server, or nowhere. */
    lead(toUrl: string | null) {
      target = toUrl === null ? null : targetOf(toUrl)
      for (const socket of sockets) socket.destroy()
    },
    async stop() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

function targetOf(url: string) {
  const { port, hostname } = new URL(url)
  return { port: Number(port), hostname }
}
