import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { findFreePort } from '../commands/ports.mjs'

/** A PostgreSQL server of a test's own; or why there is none. */
export type TestPostgres =
  | {
      url: string
      run(statement: string): Promise<void>
      /** A program that came with the server, such as pg_dump; answers what it printed. */
      program(name: string, args: string[], input?: string): string
      stop(): Promise<void>
    }
  | { missing: string }

const owner = 'postgres'

/** Starts a server with an empty database, installing PostgreSQL where that can be done (root on Debian). */
export async function startPostgres(env: Record<string, string> = {}): Promise<TestPostgres> {
  const programs = findPrograms() ?? installPrograms()
  if (!programs) return { missing: 'PostgreSQL is not installed, and cannot be installed here (root and apt-get)' }
  const isRoot = process.getuid?.() === 0
  const user = isRoot ? { uid: idOf('-u'), gid: idOf('-g') } : {}
  const directory = mkdtempSync(join(tmpdir(), 'desk-postgres-'))
  if (user.uid !== undefined && user.gid !== undefined) chownSync(directory, user.uid, user.gid)
  const data = join(directory, 'data')
  const made = spawnSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', owner, '--auth=trust', '-E', 'UTF8', '--no-sync'],
    {
      ...user,
      cwd: directory,
      encoding: 'utf8',
    },
  )
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`)
  const port = await findFreePort(5_600 + Math.floor(Math.random() * 300))
  const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: '', fsync: 'off' }
  const args = [
    '-D',
    data,
    '-p',
    String(port),
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
  const server = spawn(join(programs, 'postgres'), args, {
    ...user,
    cwd: directory,
    stdio: 'ignore',
    env: { ...process.env, ...env },
  })
  const ended = once(server, 'exit')
  const url = `postgres://${owner}@127.0.0.1:${port}/postgres`
  const run = async (statement: string) => {
    const client = new Client({ connectionString: url })
    // A test may break this connection too.
    client.on('error', () => {})
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }
  for (let tries = 0; ; tries += 1) {
    try {
      await run('select 1')
      break
    } catch (error) {
      if (tries > 100 || server.exitCode !== null) throw error
      await wait(100)
    }
  }
  return {
    url,
    run,
    program(name, args, input) {
      const ran = spawnSync(join(programs, name), args, { encoding: 'utf8', input: input ?? '', maxBuffer: 2 ** 28 })
      if (ran.status !== 0) throw new Error(`${name} failed: ${ran.error ?? ran.stderr}`)
      return ran.stdout
    },
    async stop() {
      server.kill('SIGINT')
      await ended
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

function findPrograms(): string | null {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).map((version) => join(debian, version, 'bin')) : []
  const places = [...(process.env.PATH ?? '').split(':'), ...versions]
  return (
    places.find((place) => ['postgres', 'initdb', 'pg_dump', 'psql'].every((name) => existsSync(join(place, name)))) ??
    null
  )
}

function installPrograms(): string | null {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return null
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'postgresql']])
    spawnSync('apt-get', args, { env, stdio: 'ignore', timeout: 180_000 })
  return findPrograms()
}

function idOf(option: '-u' | '-g'): number {
  return Number(spawnSync('id', [option, owner], { encoding: 'utf8' }).stdout)
}
