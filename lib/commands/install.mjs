import './node-version.mjs'
import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inRoot } from './root.mjs'
import { quietStep, runNpm, toolEnvironment } from './run.mjs'

const lockFile = inRoot('package-lock.json')
const installedLockFile = inRoot('node_modules', '.package-lock.json')
const stampFile = inRoot('node_modules', '.desk-lock-hash')

/** Brings node_modules in line with package-lock.json; costs nothing when it already is. */
export async function install() {
  if (isInstalled()) return true
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  const env = toolEnvironment(isHomeWritable() ? {} : { npm_config_cache: join(tmpdir(), `npm-cache-${process.pid}`) })
  const isOk = await quietStep('Installing what is missing (npm ci)', () => runNpm(args, { env, isQuiet: true }))
  if (isOk) writeStamp()
  return isOk
}

function isInstalled() {
  if (!existsSync(installedLockFile)) return false
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === lockHash()) return true
  if (!doesLockFit()) return false
  writeStamp()
  return true
}

/** Packages for other platforms are in the lock file but not installed: they are optional and do not count. */
function doesLockFit() {
  const wanted = readPackages(lockFile)
  const installed = readPackages(installedLockFile)
  const isSame = (path) => wanted[path]?.integrity === installed[path]?.integrity
  const needed = Object.keys(wanted).filter((path) => path && !wanted[path].optional && !wanted[path].devOptional)
  return [...needed, ...Object.keys(installed)].every((path) => wanted[path] && installed[path] && isSame(path))
}

const readPackages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages
const lockHash = () => createHash('sha256').update(readFileSync(lockFile)).digest('hex')
const writeStamp = () => writeFileSync(stampFile, lockHash())

function isHomeWritable() {
  try {
    accessSync(homedir(), constants.W_OK)
    return true
  } catch {
    return false
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) process.exitCode = (await install()) ? 0 : 1
