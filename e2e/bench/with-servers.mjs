import { killServer, lastLogLines, startServer, stopServer, untilReady } from '../../lib/commands/servers.mjs'

/** Starts servers in order, does the work with them, and always stops them; an aborted `signal` ends them at once. */
export async function withServers(definitions, signal, work) {
  const running = []
  signal.addEventListener('abort', () => running.forEach(killServer))
  try {
    for (const definition of definitions) {
      signal.throwIfAborted()
      const server = startServer(definition)
      running.push(server)
      if (!(await untilReady(server)))
        throw new Error(`${server.name} does not answer at ${server.answersAt}.\n\n${lastLogLines(server)}`)
    }
    signal.throwIfAborted()
    return await work(running)
  } finally {
    for (const server of running.toReversed()) await stopServer(server)
  }
}
