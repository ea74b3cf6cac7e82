import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runTool, toolArguments } from '../../lib/commands/run.mjs'

/** The Next apps that the desk is compared with. */
export const floor = { name: 'the floor', folder: folderOf('floor') }
export const peer = { name: 'the peer', folder: folderOf('peer') }

const isSource = (path) => /^app\/.*\.(jsx|css)$|^next\.config\.mjs$/.test(path)

/** Whether an app's build on disk matches its current sources and the installed packages. */
export function isCurrent({ folder }) {
  return existsSync(stampFile(folder)) && readFileSync(stampFile(folder), 'utf8') === sourceHash(folder)
}

export async function build({ folder }) {
  const result = await runTool('next', ['build', folder], { isQuiet: true })
  if (result.isOk) writeFileSync(stampFile(folder), sourceHash(folder))
  return result
}

/** An app's server, for `startServer`; it uses the partner of the desk's environment. */
export function serverOf({ name, folder }, { PARTNER_API_URL, PARTNER_API_KEY, HOSTNAME }, port, logFile) {
  return {
    name: `${name[0].toUpperCase()}${name.slice(1)}`,
    args: [...toolArguments('next'), 'start', folder, '--port', String(port), '--hostname', HOSTNAME],
    env: { PARTNER_API_URL, PARTNER_API_KEY },
    logFile,
    answersAt: `http://localhost:${port}/`,
    isReady: (answer) => answer.ok,
  }
}

function folderOf(name) {
  return fileURLToPath(new URL(`./${name}/`, import.meta.url))
}

function stampFile(folder) {
  return `${folder}.next/.bench-sources`
}

function sourceHash(folder) {
  const hash = createHash('sha256')
  const sources = readdirSync(folder, { recursive: true }).map((path) => path.replaceAll('\\', '/'))
  for (const path of [...sources.filter(isSource).sort(), '../../../package-lock.json'])
    hash.update(`${path}\0`).update(readFileSync(`${folder}${path}`))
  return hash.digest('hex')
}
