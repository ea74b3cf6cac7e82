import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deskEnvironment, sandboxEnvironment } from '../../lib/commands/desk-environment.mjs'
import { findFreePort } from '../../lib/commands/ports.mjs'
import { inRoot, root } from '../../lib/commands/root.mjs'
import { toolEnvironment } from '../../lib/commands/run.mjs'
import { sandboxServer } from '../../lib/commands/servers.mjs'
import { withServers } from './with-servers.mjs'

/** A separate sandbox for the measurement, with its control API. */
export async function withSandbox(options, work) {
  const port = await findFreePort(4510)
  const env = sandboxEnvironment(port, { SANDBOX_APPLICANTS: '10', SANDBOX_CONTROL: '1', ...options })
  const server = sandboxServer(env, inRoot('.data', 'bench-engine-sandbox.log'))
  return withServers([server], new AbortController().signal, ([sandbox]) => work({ ...sandbox, port }))
}

/**
 * Runs the worker in a separate process, on an empty store; returns what `child` prints as its result. `more`: further
 * variables, such as DATABASE_URL.
 */
export async function runChild(child, { port }, args, more = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'partner-desk-bench-engine-'))
  const env = await deskEnvironment({
    port: 3999,
    sandboxPort: port,
    dataDir,
    secret: 'the-bench-signs-its-sessions-with-this',
  })
  const program = [
    '--expose-gc',
    '--conditions',
    'react-server',
    '--import',
    'tsx',
    inRoot('e2e', 'bench', child),
    ...args,
  ]
  try {
    const engine = spawn(process.execPath, program, {
      cwd: root,
      env: toolEnvironment({ ...env, ...more, LOG_LEVEL: 'error' }),
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let output = ''
    for await (const chunk of engine.stdout) output += chunk
    const result = /^result (.*)$/m.exec(output)?.[1]
    if (!result) throw new Error(`The engine ended early: ${output.slice(-500)}`)
    return JSON.parse(result)
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
