import { subscribe } from 'node:diagnostics_channel'
import { writeSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Loaded into a desk with `--import`: on SIGUSR2 it collects garbage and prints what is still held, in a line that
 * starts with "memory". `held` counts responses that have ended and are still in memory, by path.
 */
const responses = new Set()
subscribe('http.server.request.start', ({ request, response }) => {
  const path = (request.url ?? '').split('?', 1)[0]
  responses.add({ path, response: new WeakRef(response) })
})

// NODE_OPTIONS does not allow --expose-gc.
setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc')

process.on('SIGUSR2', async () => {
  // What a finalizer releases is collected in the next round.
  for (let round = 0; round < 4; round += 1) {
    collectGarbage()
    await wait(10)
  }
  const held = {}
  for (const entry of responses) {
    const response = entry.response.deref()
    if (response === undefined) responses.delete(entry)
    else if (response.closed) held[entry.path] = (held[entry.path] ?? 0) + 1
  }
  const timers = process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length
  const { heapUsed, rss, external } = process.memoryUsage()
  // Not through the console, whose output the desk turns into log lines.
  writeSync(process.stdout.fd, `memory ${JSON.stringify({ timers, held, heapUsed, rss, external })}\n`)
})
