import 'server-only'
import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type ClientConfig, Pool } from 'pg'
import { checkFolder, explainEngineError } from './check-folder'
import { type Engine, startEngine } from './engine'

/** `background`: for background work. `listening`: for a client that listens. `close` ends the pools too. */
export type EmbeddedStore = {
  pool: Pool
  background: Pool
  folder: string
  listening: ClientConfig
  close(): Promise<void>
}

/** Settings for a PostgreSQL server in the environment (PGSSLMODE and others) are not meant for the embedded one. */
const connection = { ssl: false, user: 'postgres', database: 'postgres', password: '' }
/** More than one, so that the engine has its next query while earlier answers are being read. */
const clients = { people: 8, background: 4 }

/**
 * Opens the embedded PostgreSQL of a directory that this process has locked. A first start prepares it in a draft
 * folder and renames that when complete: if killed half way, the next start begins again. `onBroken`: see
 * `startEngine`. Throws `StoreFolderError`.
 */
export async function openEmbedded(directory: string, onBroken: (error: Error) => void): Promise<EmbeddedStore> {
  const folder = join(/* turbopackIgnore: true */ directory, 'postgres')
  if (checkFolder(folder, findEarlierUse(directory)) === 'missing') await prepare(directory, folder, onBroken)
  return openFolder(folder, onBroken)
}

/** Opens a complete folder, which only this process may use. Throws `StoreFolderError`. */
export async function openFolder(folder: string, onBroken: (error: Error) => void): Promise<EmbeddedStore> {
  const engine = await start(folder, folder, onBroken)
  const poolOf = (name: keyof typeof clients) => {
    const stream = () => engine.connect({ isBackground: name === 'background' })
    return new Pool({ ...connection, stream, max: clients[name], idleTimeoutMillis: 0 })
  }
  const pool = poolOf('people')
  const background = poolOf('background')
  return {
    pool,
    background,
    folder,
    listening: { ...connection, stream: () => engine.connect({ isListener: true }) },
    async close() {
      await Promise.all([pool.end(), background.end()])
      await engine.close()
    },
  }
}

async function start(folder: string, named: string, onBroken: (error: Error) => void): Promise<Engine> {
  try {
    return await startEngine(folder, onBroken)
  } catch (error) {
    throw explainEngineError(named, error)
  }
}

const isDraft = (name: string) => name.startsWith('postgres.new')

async function prepare(directory: string, folder: string, onBroken: (error: Error) => void) {
  const draft = join(/* turbopackIgnore: true */ directory, 'postgres.new')
  try {
    for (const name of readdirSync(directory))
      if (isDraft(name)) rmSync(join(directory, name), { recursive: true, force: true })
    mkdirSync(draft, { mode: 0o700 })
  } catch (error) {
    throw explainEngineError(folder, error)
  }
  const prepared = await start(draft, folder, onBroken)
  await prepared.close()
  // `rmdir` removes only an empty folder: anything that appeared in it meanwhile is not ours to remove.
  if (existsSync(folder)) rmdirSync(folder)
  renameSync(draft, folder)
}

/** Names that an earlier store left in the directory. A lock alone may be from a first start killed half way. */
export function findEarlierUse(directory: string): string[] {
  const names = readdirSync(directory)
  const isUsed = names.some((name) => Number(/^lock\.(\d+)$/.exec(name)?.[1]) > 1) && !names.some(isDraft)
  return names.filter(
    (name) =>
      name === 'generation' ||
      name.startsWith('postgres.before-restore') ||
      (name === 'backups' && readdirSync(join(directory, name)).length > 0) ||
      (isUsed && name.startsWith('lock.')),
  )
}
