import { existsSync, mkdirSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { inRoot } from './root.mjs'
import { quietStep, run, runNpm } from './run.mjs'
import { nodeChecks, runChecks } from './steps.mjs'

/** Checks what depends on Node on another version of it (`22`, `24.21.0`), which the npm package `node` provides. */
export async function verifyOnNode(version = '') {
  if (!/^\d+(\.\d+){0,2}$/.test(version)) {
    console.error('Name a version of Node: npm run verify -- --node 22')
    return false
  }
  const program = await installNode(version)
  if (!program) return false
  // Everything below starts Node through one of these two.
  process.execPath = program
  process.env.PATH = `${dirname(program)}${delimiter}${process.env.PATH}`
  const { output } = await run('node', ['--version'], { isQuiet: true })
  console.log(`These checks run on Node ${output.trim()}`)
  return output.startsWith(`v${version}.`) || output.trim() === `v${version}` ? runChecks(nodeChecks) : false
}

/** Installs each version once, below node_modules; returns the program's path, or null. */
async function installNode(version) {
  const folder = inRoot('node_modules', '.cache', 'partner-desk', `node-${version}`)
  const name = process.platform === 'win32' ? 'node.exe' : 'node'
  const program = join(folder, 'node_modules', 'node', 'bin', name)
  if (existsSync(program)) return program
  mkdirSync(folder, { recursive: true })
  const args = ['install', '--prefix', folder, `node@${version}`, '--no-audit', '--no-fund', '--loglevel=error']
  const isOk = await quietStep(`Installing Node ${version}`, () => runNpm(args, { isQuiet: true }))
  return isOk && existsSync(program) ? program : null
}
