import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { deskEnvironment, sandboxEnvironment } from '../../lib/commands/desk-environment.mjs'
import { findFreePort } from '../../lib/commands/ports.mjs'
import { inRoot, root } from '../../lib/commands/root.mjs'
import { toolEnvironment } from '../../lib/commands/run.mjs'
import { deskServer, sandboxServer, startServer, stopServer } from '../../lib/commands/servers.mjs'
import { cpuMsOf } from './cpu-of.mjs'
import { percentile } from './load-report.mjs'
import { isWithinAim, timesTable } from './table.mjs'
import { withServers } from './with-servers.mjs'

const lookEveryMs = 10

/**
 * How long a desk takes from its start until it is ready, on an existing embedded store, compared with Node itself and
 * with the demo. Each start follows right after the last one, so the system's file cache is warm.
 */
export const start = {
  name: 'start',
  needsBuild: true,
  options: { runs: '5' },
  async run({ runs }, signal) {
    const dataDir = mkdtempSync(join(tmpdir(), 'partner-desk-start-'))
    try {
      const lines = await measure(dataDir, Number(runs), signal)
      console.log(`\n${timesTable(lines, { digits: 0 })}`)
      return lines.every(isWithinAim)
    } finally {
      rmSync(dataDir, { recursive: true, force: true })
    }
  },
}

async function measure(dataDir, runs, signal) {
  const port = await findFreePort(3710)
  const sandboxPort = await findFreePort(4710)
  const env = await deskEnvironment({ port, sandboxPort, dataDir, secret: 'the-bench-signs-its-sessions-with-this' })
  const desk = deskServer(env, inRoot('.data', 'bench-start-desk.log'))
  const sandbox = sandboxServer(sandboxEnvironment(sandboxPort), inRoot('.data', 'bench-start-sandbox.log'))
  const [wall, cpu] = [[], []]
  await withServers([sandbox], signal, async () => {
    for (let run = -1; run < runs; run += 1) {
      signal.throwIfAborted()
      const measured = await startOnce(desk)
      if (run < 0) continue
      wall.push(measured.wallMs)
      cpu.push(measured.cpuMs)
    }
  })
  const demo = []
  for (let run = -1; run < Math.min(3, runs); run += 1) {
    signal.throwIfAborted()
    const ms = await startDemo()
    if (run >= 0) demo.push(ms)
  }
  return [
    { name: 'Ready, on a store that is there, p50', value: percentile(wall, 0.5), most: 1_500 },
    { name: 'Ready, least', value: Math.min(...wall) },
    { name: 'Processor time until then, p50', value: cpu.includes(null) ? null : percentile(cpu, 0.5) },
    { name: 'npm run demo, a second time, p50', value: percentile(demo, 0.5), most: 3_000 },
  ]
}

async function startOnce(definition) {
  const at = performance.now()
  const server = startServer(definition)
  try {
    for (;;) {
      if (server.hasEnded()) throw new Error(`The desk ended (${await server.ended})`)
      const answer = await fetch(server.answersAt).catch(() => null)
      await answer?.body?.cancel()
      if (answer?.ok) return { wallMs: performance.now() - at, cpuMs: cpuMsOf(server.pid) }
      await wait(lookEveryMs)
    }
  } finally {
    await stopServer(server)
  }
}

/** From the command until it prints its address, on free ports. */
async function startDemo() {
  const [port, sandboxPort] = [await findFreePort(3760), await findFreePort(4760)]
  const env = { ...toolEnvironment({}), PORT: String(port), SANDBOX_PORT: String(sandboxPort) }
  const at = performance.now()
  const demo = spawn('npm', ['run', 'demo'], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'], detached: true })
  const ended = new Promise((resolve) => demo.once('close', resolve))
  try {
    await untilPrinted(demo, 'Ctrl-C stops both')
    return performance.now() - at
  } finally {
    if (demo.exitCode === null) process.kill(-demo.pid, 'SIGTERM')
    // Not before the desk has left the store, though npm itself is gone sooner.
    await ended
  }
}

/** Keeps reading the output afterwards: it ends once the last process of the demo does. */
function untilPrinted(child, text) {
  return new Promise((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += chunk
      if (output.includes(text)) resolve()
    })
    child.once('close', () => reject(new Error(`The demo ended early: ${output.slice(-500)}`)))
  })
}
