import 'server-only'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type ClientConfig, Pool } from 'pg'
import { startEngine } from './engine'

/** `listening`: for a client that listens. `close` ends the pool too. */
export type EmbeddedStore = { pool: Pool; listening: ClientConfig; close(): Promise<void> }

/** Whatever the environment says of a PostgreSQL server (PGSSLMODE and others) is not meant for the embedded one. */
const connection = { ssl: false, user: 'postgres', database: 'postgres', password: '' }
/** More than one, so that the engine has its next query while the answers of the last ones are read. */
const clients = 8

/**
 * The embedded PostgreSQL of a directory that this process has locked. A first start prepares it beside its place and
 * moves it there when it is whole: killed half way, the next start begins anew. `onBroken`: see `startEngine`.
 */
export async function openEmbedded(directory: string, onBroken: (error: Error) => void): Promise<EmbeddedStore> {
  const place = join(/* turbopackIgnore: true */ directory, 'postgres')
  if (!existsSync(place)) await prepare(directory, place, onBroken)
  const engine = await startEngine(place, onBroken)
  const pool = new Pool({ ...connection, stream: () => engine.connect(), max: clients, idleTimeoutMillis: 0 })
  return {
    pool,
    listening: { ...connection, stream: () => engine.connect({ isListener: true }) },
    async close() {
      await pool.end()
      await engine.close()
    },
  }
}

async function prepare(directory: string, place: string, onBroken: (error: Error) => void) {
  for (const name of readdirSync(directory))
    if (name.startsWith('postgres.new')) rmSync(join(directory, name), { recursive: true, force: true })
  const draft = join(/* turbopackIgnore: true */ directory, 'postgres.new')
  mkdirSync(draft, { mode: 0o700 })
  const prepared = await startEngine(draft, onBroken)
  await prepared.close()
  renameSync(draft, place)
}
