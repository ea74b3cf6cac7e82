import 'server-only'
import { existsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { config, type InsecureKind } from '../runtime/config'
import { isPrivateHost } from './private-host'
import { weaknessOf } from './weak-secret'

/** `refused`: the desk does not start; `tolerated`: only a warning, on a desk for trying out. */
type Exposures = { refused: string[]; tolerated: string[] }

/**
 * Finds what would expose keys, sessions or data in production, each with what to do about it; ALLOW_INSECURE names
 * intended exceptions. Call it only when the configuration is valid. Changes nothing.
 */
export function findExposures(
  env: Record<string, string | undefined>,
  { isMounted = isMountedIntoContainer }: { isMounted?: (path: string) => boolean } = {},
): Exposures {
  const { app, partner, auth, store, allowedInsecure } = config()
  const found: Exposures = { refused: [], tolerated: [] }
  if (env.NODE_ENV !== 'production') return found
  const add = (allowance: InsecureKind, message: string) => {
    if (allowedInsecure.includes(allowance)) return
    // The partner's key travels over the network even when the desk itself is local.
    const list = app.isLocal && allowance !== 'http-partner' ? found.tolerated : found.refused
    list.push(`${message}, or set ALLOW_INSECURE=${allowance}`)
  }
  if (isPlainPublic(app.url))
    add('http-app-url', 'APP_URL is public and has no https: anybody on the way can take a session over. Use https')
  if (isPlainPublic(partner.url))
    add('http-partner', 'PARTNER_API_URL is public and has no https: the key would be sent in the clear. Use https')
  const weakness = weaknessOf(auth.secret)
  if (weakness)
    add(
      'weak-auth-secret',
      `AUTH_SECRET ${weakness}, and whoever guesses it can sign in as anybody. Make one with openssl rand -hex 32`,
    )
  for (const { name, path } of [...foldersOf(store), ...secretFilesIn(env)])
    if (!isMounted(path) && isOpenToAll(path, { canBeClosed: !name.endsWith('_FILE') }))
      add('open-files', `${name} (${path}) can be read by every user of this machine. Close it with chmod o-rwx`)
  return found
}

function isPlainPublic(url: string): boolean {
  const { protocol, hostname } = new URL(url)
  return protocol === 'http:' && !isPrivateHost(hostname)
}

type Folder = { name: string; path: string }

function foldersOf({ url, directory, backups }: ReturnType<typeof config>['store']): Folder[] {
  if (url !== null) return []
  return [
    { name: 'DATA_DIR', path: directory },
    { name: 'BACKUP_DIR', path: backups },
  ]
}

function secretFilesIn(env: Record<string, string | undefined>): Folder[] {
  return Object.entries(env).flatMap(([name, path]) =>
    /_FILE$/.test(name) && isSecretName(name) && path?.trim()
      ? { name, path: resolve(/* turbopackIgnore: true */ env.DESK_START_DIR ?? '.', path.trim()) }
      : [],
  )
}

const isSecretName = (name: string) => /KEY|SECRET|PASSWORD|TOKEN|DATABASE_URL/.test(name)

/**
 * Whether other accounts may read the path. The desk closes what it owns when it starts
 * (lib/store/close-to-others.ts). Windows has no such modes.
 */
function isOpenToAll(path: string, { canBeClosed }: { canBeClosed: boolean }): boolean {
  if (process.platform === 'win32') return false
  const found = statSync(/* turbopackIgnore: true */ path, { throwIfNoEntry: false })
  if (!found || (found.mode & 0o007) === 0) return false
  const isSticky = (found.mode & 0o1000) !== 0
  return !canBeClosed || isSticky || found.uid !== process.getuid?.()
}

/** A container has no other users, and orchestrators mount secrets and volumes as readable by all. */
function isMountedIntoContainer(path: string): boolean {
  const isContainer =
    Boolean(process.env.KUBERNETES_SERVICE_HOST) ||
    ['/.dockerenv', '/run/.containerenv'].some((file) => existsSync(/* turbopackIgnore: true */ file))
  const device = statSync(/* turbopackIgnore: true */ path, { throwIfNoEntry: false })?.dev
  return isContainer && device !== statSync('/').dev
}
