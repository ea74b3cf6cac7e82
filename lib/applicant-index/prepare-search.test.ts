import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeStore, openStore, store } from '../store/connection'
import { fillIndex } from '../testing/fill-index'
import { startPostgres, type TestPostgres } from '../testing/postgres'
import { searchIndex } from '../testing/search-index'
import { setTestEnvironment } from '../testing/test-store'
import { prepareSearch, readSearchMode } from './prepare-search'

const directory = mkdtempSync(join(tmpdir(), 'desk-prepare-'))
let postgres: TestPostgres
beforeAll(async () => {
  // Like clusters created without a locale: pg_trgm treats only ASCII letters as letters.
  process.env.LC_ALL = 'C'
  postgres = await startPostgres()
  if ('missing' in postgres) return
  await postgres.run(
    'create role desk login; grant all on schema public to desk; grant create on database postgres to desk',
  )
  const url = new URL(postgres.url)
  url.username = 'desk'
  setTestEnvironment(directory)
  process.env.DATABASE_URL = url.href
  await openStore()
})
afterAll(async () => {
  await closeStore()
  if ('stop' in postgres) await postgres.stop()
  rmSync(directory, { recursive: true, force: true })
})

describe('a database role that may not create extensions', () => {
  it('searches without the extension, and with it as soon as another role has created it', async ({ skip }) => {
    if ('missing' in postgres) return skip(postgres.missing)
    await postgres.run('revoke create on database postgres from desk')
    const indexId = await fillIndex('one', [{ key: 'id:1', record: { name: 'Анна Смирнова' }, name: 'Анна Смирнова' }])
    const sort = { by: 'list', isDescending: false } as const
    const find = async (words: string) =>
      (await searchIndex(indexId, { words, filters: {}, sort, offset: 0, limit: 5 })).rows.length
    expect(await prepareSearch()).toBe('plain')
    expect(await readSearchMode(store())).toBe('plain')
    expect(await Promise.all(['смирн', 'ан', 'name:смирн', 'иванова'].map(find))).toEqual([1, 1, 1, 0])

    await postgres.run('create extension pg_trgm')
    expect(await Promise.all([prepareSearch(), prepareSearch()])).toEqual(['trigram', 'trigram'])
    expect(await Promise.all(['смирн', 'ан', 'name:смирн', 'иванова'].map(find))).toEqual([1, 1, 1, 0])
  })
})
