import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { previousRelease } from './previous-release.mjs'
import { inRoot } from './root.mjs'
import { quietStep, run, runNpm } from './run.mjs'
import { rollingChecks, runChecks } from './steps.mjs'

/** Runs the previous release and this one side by side on the same PostgreSQL database. */
export async function verifyRolling() {
  const { version, commit } = previousRelease
  const folder = inRoot('.data', 'releases', commit)
  const server = join(folder, '.next', 'standalone', 'server.js')
  if (!existsSync(server) && !(await quietStep(`Building release ${version} (${commit})`, () => build(folder, commit))))
    return false
  // Read by e2e/operate/vitest.config.ts and the check itself.
  process.env.PREVIOUS_RELEASE = folder
  return runChecks(rollingChecks)
}

async function build(folder, commit) {
  mkdirSync(folder, { recursive: true })
  const archive = join(folder, 'release.tar')
  const steps = [
    () => run('git', ['archive', '--output', archive, commit], { isQuiet: true }),
    () => run('tar', ['--extract', '--file', archive, '--directory', folder], { isQuiet: true }),
    () => runNpm(['--prefix', folder, 'ci', '--no-audit', '--no-fund'], { isQuiet: true }),
    () => runNpm(['--prefix', folder, 'run', '--silent', 'build'], { isQuiet: true }),
  ]
  for (const step of steps) {
    const result = await step()
    if (!result.isOk) return result
  }
  return { isOk: true, output: '' }
}
