import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { inRoot, root } from './root.mjs'

/**
 * The environment for tools: no telemetry, and no inherited NODE_ENV, which could turn tests or installs into
 * production ones.
 */
export function toolEnvironment(extra = {}) {
  const { NODE_ENV: _, ...env } = process.env
  return { ...env, NEXT_TELEMETRY_DISABLED: '1', ...extra }
}

/** The arguments for `node` that start a program of an installed package. */
export function toolArguments(packageName, program = packageName) {
  const { bin } = JSON.parse(readFileSync(inRoot('node_modules', packageName, 'package.json'), 'utf8'))
  return [inRoot('node_modules', packageName, typeof bin === 'string' ? bin : bin[program])]
}

/** Runs a program in the project to its end; with `isQuiet` its output is returned instead of shown. */
export function run(command, args, { env = toolEnvironment(), isQuiet = false, timeoutMs = 0 } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env,
      stdio: isQuiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      timeout: timeoutMs,
      shell: process.platform === 'win32' && command !== process.execPath,
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
    child.once('error', (error) => resolve({ isOk: false, output: `${output}${error.message}\n` }))
    child.once('close', (code) => resolve({ isOk: code === 0, output }))
  })
}

/** Runs a program of an installed package. */
export const runTool = (packageName, args, { program = packageName, ...options } = {}) =>
  run(process.execPath, [...toolArguments(packageName, program), ...args], options)

/** Runs npm: the one that started us, if any, else the one on the PATH. */
export function runNpm(args, options) {
  const starter = process.env.npm_execpath ?? ''
  return basename(starter) === 'npm-cli.js'
    ? run(process.execPath, [starter, ...args], options)
    : run('npm', args, options)
}

/** Prints one line for quiet work; on failure also prints its output and returns false. */
export async function quietStep(title, work) {
  const start = performance.now()
  process.stdout.write(`${title} … `)
  const { isOk, output } = await work()
  console.log(isOk ? `done in ${Math.round((performance.now() - start) / 1000)} s` : 'failed')
  if (!isOk) console.error(output.trimEnd())
  return isOk
}
