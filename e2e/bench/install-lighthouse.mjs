import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { inRoot } from '../../lib/commands/root.mjs'
import { runNpm } from '../../lib/commands/run.mjs'

const pinned = fileURLToPath(new URL('./lighthouse/', import.meta.url))
const { version } = JSON.parse(readFileSync(`${pinned}package-lock.json`, 'utf8')).packages['node_modules/lighthouse']
const folder = inRoot('node_modules', '.cache', 'partner-desk', `lighthouse-${version}`)

/**
 * Lighthouse as pinned by `lighthouse/package-lock.json`, installed on first use: 200 packages of 185 MB, needed only
 * for measuring with it. 12 is the last version that runs on Node 20.
 */
export async function lighthouseModules() {
  if (!existsSync(folder)) await installInto(folder)
  const load = (path) => import(pathToFileURL(`${folder}/node_modules/${path}`).href)
  const [{ default: lighthouse }, { default: desktop }, { launch }] = await Promise.all([
    load('lighthouse/core/index.js'),
    load('lighthouse/core/config/desktop-config.js'),
    load('chrome-launcher/dist/index.js'),
  ])
  return { lighthouse, desktop, launch }
}

async function installInto(folder) {
  const unfinished = `${folder}-${process.pid}`
  mkdirSync(unfinished, { recursive: true })
  try {
    cpSync(pinned, unfinished, { recursive: true })
    const args = ['ci', '--prefix', unfinished, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
    const { isOk, output } = await runNpm(args, { isQuiet: true })
    if (!isOk) throw new Error(`Lighthouse could not be installed: ${output.trim()}`)
    renameSync(unfinished, folder)
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
}
