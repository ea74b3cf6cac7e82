import { once } from 'node:events'
import { createServer, connect as dial, type Socket } from 'node:net'

/**
 * A proxy in front of a PostgreSQL server. After `breakAfter(text)`, the next connection that sends a statement
 * containing that text is broken once the server has executed it, before the desk gets the answer. `vanish()` makes all
 * present connections silent without closing them, like a machine that loses its power.
 */
export async function createCommitBreaker(serverUrl: string) {
  const { hostname, port } = new URL(serverUrl)
  const sockets = new Set<Socket>()
  const vanished = new Set<Socket>()
  let trap: string | null = null
  let broken = 0
  const server = createServer((desk) => {
    const database = dial(Number(port), hostname)
    let isTrapped = false
    for (const socket of [desk, database]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        desk.destroy()
        database.destroy()
      })
    }
    desk.on('data', (sent) => {
      if (vanished.has(desk)) return
      if (trap !== null && sent.includes(trap)) {
        isTrapped = true
        trap = null
      }
      database.write(sent)
    })
    database.on('data', (answer) => {
      if (vanished.has(desk)) return
      if (!isTrapped) return desk.write(answer)
      // "Z" means ready for the next statement, so the last one is committed.
      if (!answer.includes('Z')) return
      broken += 1
      desk.destroy()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const url = new URL(serverUrl)
  url.port = String(typeof address === 'object' ? address?.port : '')
  return {
    url: url.href,
    get broken() {
      return broken
    },
    breakAfter(text: string) {
      trap = text
    },
    vanish() {
      for (const socket of sockets) vanished.add(socket)
    },
    async stop() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
