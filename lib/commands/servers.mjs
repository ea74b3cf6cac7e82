import { spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { sandboxUrl } from './desk-environment.mjs'
import { inRoot, root } from './root.mjs'
import { toolArguments, toolEnvironment } from './run.mjs'

/** Definitions for `startServer`: `answersAt` is the URL that answers once the server is ready. */
export const sandboxServer = (env, logFile) => ({
  name: 'The sandbox',
  args: ['--import', 'tsx', inRoot('lib', 'sandbox', 'main.ts')],
  env,
  logFile,
  answersAt: sandboxUrl(env.SANDBOX_PORT),
  isReady: () => true,
})

export const deskServer = (env, logFile) => ({
  name: 'The desk',
  args: [inRoot('.next', 'standalone', 'server.js')],
  env,
  logFile,
  answersAt: `${env.APP_URL}/api/health/ready`,
  isReady: (answer) => answer.ok,
})

export const developmentServer = (env) => ({
  ...deskServer(env),
  args: [...toolArguments('next'), 'dev', '--port', env.PORT, '--hostname', env.HOSTNAME],
})

/** Starts a server in a process group of its own, so that Ctrl-C reaches only us and we stop things in order. */
export function startServer({ args, env, logFile, ...server }) {
  const output = logFile ? openLog(logFile) : 'inherit'
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: toolEnvironment(env),
    stdio: ['ignore', output, output],
    detached: true,
  })
  if (logFile) closeSync(output)
  const ended = new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`))
    child.once('error', (error) => resolve(error.message))
  })
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null || child.pid === undefined
  return { ...server, logFile, pid: child.pid, ended, hasEnded }
}

/** Resolves with true once the server answers, with false when it ends or the time is up. */
export async function untilReady({ answersAt, isReady, hasEnded }, timeoutMs = 90_000) {
  const deadline = performance.now() + timeoutMs
  while (!hasEnded() && performance.now() < deadline) {
    const answer = await fetch(answersAt, { signal: AbortSignal.timeout(5000) }).catch(() => null)
    await answer?.body?.cancel()
    if (answer && isReady(answer)) return true
    await delay(150)
  }
  return false
}

/** Asks a server to stop; resolves when it has ended. */
export async function stopServer(server) {
  if (!server.hasEnded()) process.kill(server.pid, 'SIGTERM')
  await server.ended
}

/** Ends a server and its children at once. */
export function killServer(server) {
  if (!server.hasEnded()) process.kill(-server.pid, 'SIGKILL')
}

/** The end of a server's log, for a message on the terminal. */
export function lastLogLines({ logFile }, count = 15) {
  return logFile ? readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-count).join('\n') : ''
}

function openLog(file) {
  mkdirSync(dirname(file), { recursive: true })
  closeSync(openSync(file, 'w'))
  return openSync(file, 'a')
}
