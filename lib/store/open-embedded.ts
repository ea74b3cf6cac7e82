import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'

/**
 * The embedded PostgreSQL of a directory that this process has locked. A first start prepares it beside its place and
 * moves it there when it is whole: killed half way, the next start begins anew.
 */
export async function openEmbedded(directory: string): Promise<PGlite> {
  const place = join(/* turbopackIgnore: true */ directory, 'postgres')
  if (!existsSync(place)) {
    for (const name of readdirSync(directory))
      if (name.startsWith('postgres.new')) rmSync(join(directory, name), { recursive: true, force: true })
    const draft = join(/* turbopackIgnore: true */ directory, 'postgres.new')
    mkdirSync(draft, { mode: 0o700 })
    const prepared = await PGlite.create({ dataDir: draft, relaxedDurability: false })
    await prepared.close()
    renameSync(draft, place)
  }
  return PGlite.create({ dataDir: place, relaxedDurability: false })
}
