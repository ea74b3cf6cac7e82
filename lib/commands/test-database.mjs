import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { inRoot } from './root.mjs'

const cache = inRoot('node_modules', '.cache', 'partner-desk')
const migrationsFolder = inRoot('lib', 'store', 'migrations')

/**
 * For tests: puts an unused desk's embedded PostgreSQL, with all tables, into a new data directory. A desk would need
 * some five seconds of CPU time to create one.
 */
export async function placeNewDatabase(dataDir) {
  place(await newDatabase(), dataDir)
}

/** The same without tables, as before a desk's first migration. */
export async function placeEmptyDatabase(dataDir) {
  place(await emptyDatabase(), dataDir)
}

function place(original, dataDir) {
  mkdirSync(dataDir, { recursive: true })
  cpSync(original, join(dataDir, 'postgres'), { recursive: true })
}

/** Created once per version of PGlite. */
function emptyDatabase() {
  const pglite = inRoot('node_modules', '@electric-sql', 'pglite', 'package.json')
  const { version } = JSON.parse(readFileSync(pglite, 'utf8'))
  return makeOnce(`empty-database-${version}`, async (draft) => {
    const database = await PGlite.create({ dataDir: draft })
    await database.close()
  })
}

/** Created once per version of PGlite and of the migrations; `placeNewDatabase` creates it if this was not called. */
export async function newDatabase() {
  const empty = await emptyDatabase()
  const hash = createHash('sha256').update(empty)
  for (const name of readdirSync(migrationsFolder, { recursive: true }).sort())
    if (/\.(sql|json)$/.test(name)) hash.update(name).update(readFileSync(join(migrationsFolder, name)))
  return makeOnce(`new-database-${hash.digest('hex').slice(0, 16)}`, async (draft) => {
    cpSync(empty, draft, { recursive: true })
    const database = await PGlite.create({ dataDir: draft })
    await migrate(drizzle(database), { migrationsFolder })
    await database.close()
  })
}

/** The folder of that name below the cache, which `make` fills when it does not exist. */
async function makeOnce(name, make) {
  const folder = join(cache, name)
  if (existsSync(folder)) return folder
  mkdirSync(cache, { recursive: true })
  const draft = mkdtempSync(join(cache, 'database-'))
  await make(draft)
  try {
    renameSync(draft, folder)
  } catch (error) {
    // Another process created it first.
    if (!existsSync(folder)) throw error
    rmSync(draft, { recursive: true })
  }
  return folder
}
