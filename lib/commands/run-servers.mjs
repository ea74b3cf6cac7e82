import { killServer, lastLogLines, startServer, stopServer, untilReady } from './servers.mjs'

/** Starts servers in order and runs them until Ctrl-C, SIGTERM, or one of them ends; then exits the process. */
export async function runServers(definitions, announce) {
  const running = []
  let isStopping = false
  let stoppedAt = 0

  async function stopAll(exitCode, line) {
    isStopping = true
    stoppedAt = performance.now()
    console.log(line)
    for (const server of running.toReversed()) await stopServer(server)
    process.exit(exitCode)
  }

  // Under npm one Ctrl-C arrives twice, from the terminal and from npm: only a later one means "at once".
  function onSignal() {
    if (!isStopping) return stopAll(0, '\nStopping … (Ctrl-C again stops at once)')
    if (performance.now() - stoppedAt > 1000) for (const server of running) killServer(server)
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, onSignal)

  for (const definition of definitions) {
    if (isStopping) return
    const server = startServer(definition)
    running.push(server)
    server.ended.then((how) => isStopping || stopAll(1, `${server.name} ended (${how}).${quoteLog(server)}`))
    if (!(await untilReady(server)) && !isStopping && !server.hasEnded())
      await stopAll(1, `${server.name} does not answer at ${server.answersAt}.${quoteLog(server)}`)
  }
  if (!isStopping) announce()
}

function quoteLog(server) {
  return server.logFile ? ` The last lines of ${server.logFile}:\n\n${lastLogLines(server)}\n` : ''
}
