import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { placeEmptyDatabase } from '../../commands/test-database.mjs'
import { createListener } from '../listen'
import { type EmbeddedStore, openEmbedded } from './open-embedded'

let directory: string
let store: EmbeddedStore
const onBroken = vi.fn()
const directories: string[] = []
beforeEach(async () => {
  onBroken.mockReset()
  directory = mkdtempSync(join(tmpdir(), 'desk-engine-'))
  directories.push(directory)
  await placeEmptyDatabase(directory)
  store = await openEmbedded(directory, onBroken)
  await store.pool.query('create table notes (id int primary key, text text)')
})
afterEach(async () => {
  if (onBroken.mock.calls.length === 0) await store.close()
})
afterAll(() => {
  for (const used of directories) rmSync(used, { recursive: true, force: true })
})

const ids = async () => (await store.pool.query('select id from notes order by id')).rows.map(({ id }) => id)

describe('the embedded store', () => {
  it('does not block the server during a long query', async () => {
    let longestGapMs = 0
    let lastAt = performance.now()
    const timer = setInterval(() => {
      longestGapMs = Math.max(longestGapMs, performance.now() - lastAt)
      lastAt = performance.now()
    }, 1)
    const startedAt = performance.now()
    await store.pool.query('select count(*) from generate_series(1, 3000000) number where number % 7 = 3')
    const tookMs = performance.now() - startedAt
    clearInterval(timer)
    expect(longestGapMs).toBeLessThan(tookMs / 2)
  })

  it('runs transactions one after the other, and other queries after them', async () => {
    const first = await store.pool.connect()
    await first.query('begin')
    await first.query('insert into notes values (1)')
    const others = [ids(), store.pool.query('insert into notes values (2)'), ids()]
    await first.query('insert into notes values (3)')
    await first.query('rollback')
    first.release()
    const [before, , after] = await Promise.all(others)
    expect([before, after]).toEqual([[], [2]])
  })

  it('runs people’s queries before background ones, without starving those', async () => {
    const ended: string[] = []
    const slow = 'select count(*) from generate_series(1, 30000)'
    const background = Array.from({ length: 4 }, () =>
      store.background.query(slow).then(() => ended.push('background')),
    )
    const people = Array.from({ length: 4 }, () => store.pool.query('select 1').then(() => ended.push('person')))
    await Promise.all([...background, ...people])
    expect(ended.lastIndexOf('person')).toBeLessThan(ended.lastIndexOf('background'))
    expect(ended.filter((who) => who === 'background')).toHaveLength(4)
  })

  it('rolls back the transaction of a connection that breaks, and continues', async () => {
    const client = await store.pool.connect()
    await client.query('begin')
    await client.query('insert into notes values (1)')
    client.release(new Error('broken'))
    expect(await ids()).toEqual([])
  })

  it('reports errors with their SQLSTATE, and continues after them', async () => {
    await store.pool.query('insert into notes values (1)')
    await expect(store.pool.query('insert into notes values ($1)', [1])).rejects.toMatchObject({ code: '23505' })
    await expect(store.pool.query('select from')).rejects.toMatchObject({ code: '42601' })
    await expect(store.pool.query('insert into notes values ($1)', ['x'])).rejects.toMatchObject({ code: '22P02' })
    expect(await ids()).toEqual([1])
  })

  it('returns large values and any text as they were written', async () => {
    const text = `${'Ωßé🎉\n'.repeat(400_000)}end`
    await store.pool.query('insert into notes values (1, $1)', [text])
    const { rows } = await store.pool.query('select text from notes')
    expect(rows[0].text === text).toBe(true)
  })

  it('notifies listeners of commits by any connection, once', async () => {
    const said: string[] = []
    const listener = createListener(store.listening)
    await listener.listen('news', (payload) => said.push(payload))
    const client = await store.pool.connect()
    await client.query('begin')
    await client.query("select pg_notify('news', 'committed')")
    await client.query('commit')
    await client.query('begin')
    await client.query("select pg_notify('news', 'undone')")
    await client.query('rollback')
    client.release()
    await store.pool.query("notify news, 'last'")
    await expect.poll(() => said).toEqual(['', 'committed', 'last'])
    await listener.close()
  })

  it('fails every query and logs once when the database breaks', async () => {
    rmSync(join(directory, 'postgres/pg_wal'), { recursive: true })
    const fill = (from: number) =>
      store.pool.query('insert into notes select $1 + g, repeat(md5(g::text), 50) from generate_series(1, 9999) g', [
        from,
      ])
    const results = await Promise.allSettled([0, 10_000, 20_000, 30_000, 40_000, 50_000].map(fill))
    expect(results.at(-1)).toMatchObject({ status: 'rejected' })
    expect(onBroken).toHaveBeenCalledOnce()
    expect(String(onBroken.mock.calls[0]?.[0])).toContain('PANIC')
  })
})
