import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { findFreePort } from '../commands/ports.mjs'

/** A PostgreSQL server that belongs to one test. */
export type RunningPostgres = {
  url: string
  /** Returns the rows. */
  run(statement: string): Promise<Record<string, unknown>[]>
  /** Runs a program that came with the server, such as pg_dump; returns its output. */
  program(name: string, args: string[], input?: string): string
  /** Starts a server that streams from this one and can take over (`pg_promote()`). */
  startReplica(): Promise<RunningPostgres>
  /** Stops the server, and restarts it on the same data after `meanwhile`. */
  beAway(meanwhile: () => Promise<void>): Promise<void>
  /** Kills all its processes at once, as if the machine had died. */
  kill(): Promise<void>
  stop(): Promise<void>
}
/** A server, or why there is none. */
export type TestPostgres = RunningPostgres | { missing: string }

type Location = {
  programs: string
  user: { uid?: number; gid?: number }
  directory: string
  env: Record<string, string>
}

const owner = 'postgres'

/** Starts a server with an empty database, installing PostgreSQL if possible (root on Debian). */
export async function startPostgres(env: Record<string, string> = {}): Promise<TestPostgres> {
  const programs = findPrograms() ?? installPrograms()
  if (!programs) return { missing: 'PostgreSQL is not installed, and cannot be installed here (root and apt-get)' }
  const user = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {}
  return startIn({ programs, user, directory: makeDirectory(user), env }, 'initdb', (data) => [
    ...['-D', data, '-U', owner, '--auth=trust', '-E', 'UTF8', '--no-sync'],
  ])
}

/** Creates the server's data with the given program, and starts the server. */
async function startIn(
  location: Location,
  maker: string,
  argsOf: (data: string) => string[],
): Promise<RunningPostgres> {
  const { programs, user, directory, env } = location
  const data = join(directory, 'data')
  const made = spawnSync(join(programs, maker), argsOf(data), { ...user, cwd: directory, encoding: 'utf8' })
  if (made.status !== 0) throw new Error(`${maker} failed: ${made.stderr}`)
  const port = await findFreePort(5_600 + Math.floor(Math.random() * 300))
  const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: '', fsync: 'off' }
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const launch = () => {
    const server = spawn(join(programs, 'postgres'), ['-D', data, '-p', String(port), ...options], {
      ...user,
      cwd: directory,
      stdio: 'ignore',
      env: { ...process.env, ...env },
    })
    return { server, ended: once(server, 'exit') }
  }
  let { server, ended } = launch()
  const url = `postgres://${owner}@127.0.0.1:${port}/postgres`
  const run = (statement: string) => runAt(url, statement)
  const end = async (signal: NodeJS.Signals) => {
    server.kill(signal)
    await ended
    rmSync(directory, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
  }
  await untilAnswers(run, () => server.exitCode !== null)
  return {
    url,
    run,
    program(name, args, input) {
      const ran = spawnSync(join(programs, name), args, { encoding: 'utf8', input: input ?? '', maxBuffer: 2 ** 28 })
      if (ran.status !== 0) throw new Error(`${name} failed: ${ran.error ?? ran.stderr}`)
      return ran.stdout
    },
    startReplica: () =>
      startIn({ ...location, directory: makeDirectory(user) }, 'pg_basebackup', (data) => [
        ...['-d', url, '-D', data, '--write-recovery-conf', '--checkpoint=fast', '--no-sync'],
      ]),
    async beAway(meanwhile) {
      server.kill('SIGINT')
      await ended
      await meanwhile()
      ;({ server, ended } = launch())
      await untilAnswers(run, () => server.exitCode !== null)
    },
    async kill() {
      // Each backend has its own session and would otherwise finish what it is doing.
      const parts = await run('select pid from pg_stat_activity where pid <> pg_backend_pid()')
      server.kill('SIGKILL')
      for (const { pid } of parts) killIfThere(Number(pid))
      await end('SIGKILL')
    },
    stop: () => end('SIGINT'),
  }
}

async function untilAnswers(run: (statement: string) => Promise<unknown>, hasEnded: () => boolean): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      await run('select 1')
      return
    } catch (error) {
      if (tries > 100 || hasEnded()) throw error
      await wait(100)
    }
  }
}

async function runAt(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  // A test may break this connection as well.
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query(statement).finally(() => client.end())
  return rows
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

function makeDirectory({ uid, gid }: Location['user']): string {
  const directory = mkdtempSync(join(tmpdir(), 'desk-postgres-'))
  if (uid !== undefined && gid !== undefined) chownSync(directory, uid, gid)
  return directory
}
function findPrograms(): string | null {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).map((version) => join(debian, version, 'bin')) : []
  const folders = [...(process.env.PATH ?? '').split(':'), ...versions]
  return (
    folders.find((folder) =>
      ['postgres', 'initdb', 'pg_basebackup', 'pg_dump', 'psql'].every((name) => existsSync(join(folder, name))),
    ) ?? null
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
