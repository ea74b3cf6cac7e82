import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from '../commands/root.mjs'

const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin', '/sbin']

/**
 * Finds a program for a test: the installed one, or one unpacked from Debian's package below node_modules. Nothing is
 * installed, so no service starts. Null if there is neither.
 */
export function findDebianProgram(program: string, packageName = program): string | null {
  const installed = folders.map((folder) => join(folder, program)).find((path) => existsSync(path))
  return installed ?? unpack(program, packageName)
}

function unpack(program: string, packageName: string): string | null {
  const folder = inRoot('node_modules', '.cache', 'partner-desk', `debian-${packageName}`)
  const find = () =>
    ['usr/sbin', 'usr/bin'].map((subfolder) => join(folder, subfolder, program)).find((path) => existsSync(path)) ??
    null
  if (find()) return find()
  if (!existsSync('/etc/debian_version')) return null
  mkdirSync(folder, { recursive: true })
  if (!run(folder, 'apt-get', ['download', packageName]) && process.getuid?.() === 0) {
    run(folder, 'apt-get', ['update'])
    run(folder, 'apt-get', ['download', packageName])
  }
  const file = readdirSync(folder).find((name) => name.endsWith('.deb'))
  if (file) run(folder, 'dpkg-deb', ['--extract', file, '.'])
  return find()
}

function run(cwd: string, command: string, args: string[]): boolean {
  return spawnSync(command, args, { cwd, stdio: 'ignore', timeout: 120_000 }).status === 0
}
