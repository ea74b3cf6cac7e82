import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runTool, toolArguments } from '../../lib/commands/run.mjs'

const folder = fileURLToPath(new URL('./floor/', import.meta.url))
const stampFile = `${folder}.next/.bench-sources`
const isSource = (path) => /^app\/.*\.jsx$|^next\.config\.mjs$/.test(path)

/** Whether the floor's build on disk is of its sources and the installed packages as they are now. */
export function isFloorCurrent() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === sourceHash()
}

/** Builds the empty Next page and the bare list that the desk is compared with. */
export async function buildFloor() {
  const result = await runTool('next', ['build', folder], { isQuiet: true })
  if (result.isOk) writeFileSync(stampFile, sourceHash())
  return result
}

/** The floor's server, for `startServer`; it asks the partner that the desk's environment names. */
export function floorServer({ PARTNER_API_URL, PARTNER_API_KEY, HOSTNAME }, port, logFile) {
  return {
    name: 'The floor',
    args: [...toolArguments('next'), 'start', folder, '--port', String(port), '--hostname', HOSTNAME],
    env: { PARTNER_API_URL, PARTNER_API_KEY },
    logFile,
    answersAt: `http://localhost:${port}/`,
    isReady: (answer) => answer.ok,
  }
}

function sourceHash() {
  const hash = createHash('sha256')
  const sources = readdirSync(folder, { recursive: true }).map((path) => path.replaceAll('\\', '/'))
  for (const path of [...sources.filter(isSource).sort(), '../../../package-lock.json'])
    hash.update(`${path}\0`).update(readFileSync(`${folder}${path}`))
  return hash.digest('hex')
}
