import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { inRoot } from '../commands/root.mjs'
import { type RunningPostgres, startPostgres } from './postgres'

const guide = readFileSync(inRoot('deploy', 'README.md'), 'utf8')
const scripts = [...guide.matchAll(/\bsh -ec '\n([\s\S]*?)\n'/g)].map(([, script = '']) => script)
const migrations = readdirSync(inRoot('lib', 'store', 'migrations'))
  .filter((name) => name.endsWith('.sql'))
  .sort()
  .map((name) => readFileSync(inRoot('lib', 'store', 'migrations', name), 'utf8'))
/** How many of them the dump has: tables of later ones refer to its tables. */
const migratedThen = 14

const server = await startPostgres()
if ('missing' in server) test.skip(`NOT TESTED: the restore of a dump (${server.missing})`, () => {})
else testRestores(server)

function testRestores(server: RunningPostgres) {
  const folder = mkdtempSync(join(tmpdir(), 'desk-restore-'))
  afterAll(async () => {
    rmSync(folder, { recursive: true })
    await server.stop()
  })
  const dump = join(folder, 'old.dump')
  const urlOf = (name: string) => server.url.replace(/[^/]+$/, name)
  const query = (name: string, sql: string) =>
    server.program('psql', ['-qAt', '-v', 'ON_ERROR_STOP=1', urlOf(name)], sql)
  const tablesOf = (name: string) =>
    query(name, "select tablename from pg_tables where schemaname = 'public' order by 1")

  /** Runs a script of the guide on this server. Returns whether it ended well. */
  function restore(script: string, name: string, file: string): boolean {
    const { hostname, port, username } = new URL(server.url)
    const client = { PGHOST: hostname, PGPORT: port, PGUSER: username }
    const programs = server.program('pg_config', ['--bindir']).trim()
    const secret = join(folder, 'database-url')
    writeFileSync(secret, urlOf(name))
    const ran = spawnSync(
      'sh',
      ['-ec', script.replace(/\S+THE_DUMP/, file).replace('/run/secrets/database-url', secret)],
      { env: { ...process.env, ...client, PATH: `${programs}:${process.env.PATH}` } },
    )
    return ran.status === 0
  }

  test.each([
    ['step by step', 0, 'partner-desk'],
    ['in containers', 1, 'desk'],
  ])(
    'restores a dump from before an upgrade into the upgraded desk, as the guide says (%s)',
    async (_, index, name) => {
      const script = scripts[index] ?? ''
      await server.run('drop role if exists "partner-desk"')
      await server.run('create role "partner-desk"')
      await server.run(`create database "${name}"`)
      for (const migration of migrations.slice(0, migratedThen)) query(name, migration)
      query(name, "insert into users (id, name, email, role) values ('ada', 'Ada', 'ada@example.com', 'admin')")
      server.program('pg_dump', ['--format=custom', `--file=${dump}`, urlOf(name)])
      const tablesThen = tablesOf(name)
      for (const migration of migrations.slice(migratedThen)) query(name, migration)
      query(name, 'delete from users')
      const tablesNow = tablesOf(name)
      expect(tablesNow).not.toBe(tablesThen)

      writeFileSync(join(folder, 'broken.dump'), readFileSync(dump).subarray(0, -2_000))
      expect(restore(script, name, join(folder, 'broken.dump'))).toBe(false)
      expect(tablesOf(name)).toBe(tablesNow)

      const databaseThen = query(name, 'select oid from pg_database where datname = current_database()')
      expect(restore(script, name, dump)).toBe(true)
      expect(tablesOf(name)).toBe(tablesThen)
      expect(query(name, 'select name from users')).toBe('Ada\n')
      // By this the next start knows that its store may have gone back.
      expect(query(name, 'select oid from pg_database where datname = current_database()')).not.toBe(databaseThen)
      await server.run(`drop database "${name}"`)
    },
  )
}
