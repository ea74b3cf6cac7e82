import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { CheckResult } from './contract'

const journalSchema = z.object({ entries: z.array(z.object({ when: z.number(), tag: z.string() })) })

/** Runs a read-only query; returns rows as objects. */
export type ReadRows = (query: string) => Promise<Record<string, unknown>[]>

/** Checks which migrations the next start would apply. Applies none. */
export async function checkMigrations(read: ReadRows): Promise<CheckResult> {
  const file = join(/* turbopackIgnore: true */ process.cwd(), 'lib/store/migrations/meta/_journal.json')
  const { entries } = journalSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  const latest = await latestApplied(read)
  if (latest === null)
    return { check: 'migrations', state: 'ok', message: 'the store is empty: the first start prepares it' }
  const pending = entries.filter(({ when }) => when > latest).map(({ tag }) => tag)
  if (pending.length > 0)
    return {
      check: 'migrations',
      state: 'failed',
      message: `${pending.length} of ${entries.length} are pending: make a backup, the next start applies them`,
      details: pending,
    }
  const isNewer = latest > Math.max(...entries.map(({ when }) => when))
  return {
    check: 'migrations',
    state: 'ok',
    message: isNewer ? 'the store is that of a newer release, which this one can work on' : 'all are applied',
  }
}

async function latestApplied(read: ReadRows): Promise<number | null> {
  const [table] = await read(`select to_regclass('drizzle.__drizzle_migrations') is not null as "isThere"`)
  if (table?.isThere !== true) return null
  const [row] = await read('select max(created_at)::text as latest from drizzle.__drizzle_migrations')
  return typeof row?.latest === 'string' ? Number(row.latest) : null
}
