import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { inRoot } from './root.mjs'

/**
 * For tests: puts an embedded PostgreSQL without tables into a new data directory, where the desk would spend some four
 * seconds of processor time to make one. The original is made once per installation.
 */
export async function placeEmptyDatabase(dataDir) {
  mkdirSync(dataDir, { recursive: true })
  cpSync(await emptyDatabase(), join(dataDir, 'postgres'), { recursive: true })
}

async function emptyDatabase() {
  const cache = inRoot('node_modules', '.cache', 'partner-desk')
  const { version } = JSON.parse(
    readFileSync(inRoot('node_modules', '@electric-sql', 'pglite', 'package.json'), 'utf8'),
  )
  const place = join(cache, `empty-database-${version}`)
  if (existsSync(place)) return place
  mkdirSync(cache, { recursive: true })
  const draft = mkdtempSync(join(cache, 'empty-database-'))
  const database = await PGlite.create({ dataDir: draft })
  await database.close()
  try {
    renameSync(draft, place)
  } catch (error) {
    // Another process was quicker.
    if (!existsSync(place)) throw error
    rmSync(draft, { recursive: true })
  }
  return place
}
