import 'server-only'
import { readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { config } from '../runtime/config'
import type { Store } from './connection'
import { hasErrorCode } from './error-code'
import { writeDurably } from './write-durably'

/**
 * Facts that identify a store. Null: cannot be read here. `folder`: inode and birth time of the embedded store's
 * folder; `timeline` changes when a replica is promoted or a backup is recovered to a point in time.
 */
export type StoreFacts = {
  system: string | null
  database: string | null
  table: string | null
  timeline: string | null
  app: string
  partner: string
  folder: string | null
}

const factsSchema = z.object({
  system: z.string().nullable(),
  database: z.string().nullable(),
  table: z.string().nullable(),
  timeline: z.string().nullable(),
  app: z.string(),
  partner: z.string(),
  folder: z.string().nullable(),
})

/** Null for anything that no release has written in this form. */
export function parseStoreFacts(stored: unknown): StoreFacts | null {
  return factsSchema.safeParse(stored).data ?? null
}

export async function readStoreFacts(store: Store): Promise<StoreFacts> {
  const { app, partner } = config()
  return {
    system: await readText(store, 'select system_identifier::text as value from pg_control_system()'),
    database: await readText(store, 'select oid::text as value from pg_database where datname = current_database()'),
    table: await readText(store, "select 'dispatches'::regclass::oid::text as value"),
    timeline: await readTimeline(store),
    app: app.url,
    partner: partner.url,
    folder: readFolder(),
  }
}

const currentTimeline = 'left(pg_walfile_name(pg_current_wal_lsn()), 8)'

/** Null when the server does not show it, or is a replica. */
export function readTimeline(store: Store): Promise<string | null> {
  return readText(store, `select ${currentTimeline} as value`)
}

/** SQL predicate: the server still writes this timeline, which it has reported before. */
export function isOnTimeline(timeline: string): SQL {
  return sql`${sql.raw(currentTimeline)} = ${timeline}`
}

/** Some providers deny ordinary roles these functions: what cannot be read is not compared. */
async function readText(store: Store, query: string): Promise<string | null> {
  try {
    const rows: unknown = await store.select({ value: sql<string>`value` }).from(sql`(${sql.raw(query)}) as read`)
    return z.array(z.object({ value: z.string() })).safeParse(rows).data?.[0]?.value ?? null
  } catch (error) {
    if (hasErrorCode(error, factUnavailable)) return null
    throw error
  }
}

/** Permission denied, unknown function, not supported, or a replica in recovery. */
const factUnavailable = /^(42501|42883|0A000|55000)$/

function readFolder(): string | null {
  const { url, directory } = config().store
  if (url) return null
  try {
    const { ino, birthtimeMs } = statSync(join(/* turbopackIgnore: true */ directory, 'postgres'))
    return `${ino} ${Math.round(birthtimeMs)}`
  } catch {
    return null
  }
}

/** The generation in the file beside the embedded store; 'none' when there is no valid file, null on a server. */
export function readGenerationBeside(): number | 'none' | null {
  const file = generationFile()
  if (file === null) return null
  try {
    const text = readFileSync(file, 'utf8').trim()
    return /^\d{1,15}$/.test(text) ? Number(text) : 'none'
  } catch {
    return 'none'
  }
}

/** Write it after the store has it: a kill in between leaves the store ahead of the file, which is harmless. */
export function writeGenerationBeside(generation: number): void {
  const file = generationFile()
  if (file === null) return
  const spare = `${file}.new`
  rmSync(spare, { force: true })
  writeDurably(spare, `${generation}\n`)
  renameSync(spare, file)
}

function generationFile(): string | null {
  const { url, directory } = config().store
  return url ? null : join(/* turbopackIgnore: true */ directory, 'generation')
}
