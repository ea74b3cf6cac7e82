import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { deskEnvironment } from '../../lib/commands/desk-environment.mjs'
import { inRoot } from '../../lib/commands/root.mjs'
import { startSandboxProcess } from '../../lib/testing/desk-process'
import { startPostgres } from '../../lib/testing/postgres'
import { builtServer, startBuiltDesk } from './built-desk'

const packageSchema = z.object({ version: z.string() })
const { version } = packageSchema.parse(JSON.parse(readFileSync(inRoot('package.json'), 'utf8')))
const answerSchema = z.object({
  version: z.string(),
  exitCode: z.number(),
  checks: z.array(z.object({ check: z.string(), state: z.string(), message: z.string() })),
})
const secret = 'what-nothing-may-print-7f3a90d1c2b84e65'

let home: string
let sandbox: Awaited<ReturnType<typeof startSandboxProcess>>
beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'desk-command-line-'))
  sandbox = await startSandboxProcess()
})
afterAll(async () => {
  await sandbox.stop()
  rmSync(home, { recursive: true, force: true })
})

async function runServer(args: string[], change: Record<string, string> = {}) {
  const usual = await deskEnvironment({ port: 3000, sandboxPort: 0, dataDir: join(home, 'unused'), secret })
  const env = {
    PATH: process.env.PATH ?? '',
    NODE_ENV: 'production' as const,
    ...usual,
    PARTNER_API_URL: sandbox.url,
    ...change,
  }
  const child = spawn(process.execPath, [builtServer, ...args], { cwd: home, env })
  let output = ''
  let errors = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString()
  })
  const [code]: unknown[] = await once(child, 'close')
  expect(errors).toBe('')
  expect(output).not.toContain(secret)
  return { code, output }
}

/** Runs the checks; returns the exit code, each check's state, and all messages. */
async function check(change: Record<string, string> = {}) {
  const { code, output } = await runServer(['--check', '--json'], change)
  const answer = answerSchema.parse(JSON.parse(output))
  expect(answer).toMatchObject({ version, exitCode: code })
  const states = Object.fromEntries(answer.checks.map((one) => [one.check, one.state]))
  const said = answer.checks.map(({ message }) => message).join('\n')
  return { code, states, said }
}

test('prints its version', async () => {
  expect(await runServer(['--version'])).toEqual({ code: 0, output: `${version}\n` })
})

test('lists every configuration issue and exits with 1', async () => {
  const { code, output } = await runServer(['--check'], { APP_URL: 'desk', LOG_LEVEL: 'loud' })
  expect(code).toBe(1)
  for (const issue of ['APP_URL must be', 'LOG_LEVEL must be']) expect(output).toContain(issue)
})

test('reports what the next start would reject, even when the environment is not marked as production', async () => {
  const { code, output } = await runServer(['--check'], {
    NODE_ENV: 'development',
    APP_URL: 'http://desk.acme.com',
    AUTH_SECRET: 'please-change-me-please-change-me',
  })
  expect(code).toBe(1)
  expect(output).toContain('ALLOW_INSECURE=http-app-url')
  expect(output).toContain('ALLOW_INSECURE=weak-auth-secret')
})

test('the build contains no native image library', () => {
  const folder = dirname(builtServer)
  const native = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.node$|libvips/.test(path),
  )
  expect(native).toEqual([])
})

test('finds no errors before the first start of an embedded store, and creates nothing', async () => {
  expect(await check()).toMatchObject({ code: 0, states: { store: 'ok', migrations: 'ok', partner: 'ok' } })
  expect(await check({ DATA_DIR: join(home, 'unused') })).toMatchObject({ code: 0 })
})

test('leaves a running desk and its embedded store alone, and checks the store once the desk has stopped', async () => {
  const data = join(home, 'data')
  const desk = await startBuiltDesk(sandbox.url, { DATA_DIR: data })
  const during = await check({ DATA_DIR: data })
  expect(during).toMatchObject({ code: 0, states: { store: 'skipped', partner: 'ok' } })
  expect(during.said).toContain(`a desk is running on ${data}`)
  expect(await desk.end('SIGTERM')).toBe(0)
  expect(await check({ DATA_DIR: data })).toMatchObject({ code: 0, states: { store: 'ok', migrations: 'ok' } })
  await desk.start()
  await desk.stop()
})

test('lists pending migrations without applying any, and detects a read-only server', async ({ skip }) => {
  const postgres = await startPostgres()
  if ('missing' in postgres) return skip(`NOT TESTED: ${postgres.missing}`)
  const server = { DATABASE_URL: postgres.url }
  try {
    expect(await check(server)).toMatchObject({ code: 0, states: { store: 'ok', migrations: 'ok' } })
    const desk = await startBuiltDesk(sandbox.url, server)
    await desk.stop()
    expect(await check(server)).toMatchObject({ code: 0, states: { migrations: 'ok' } })
    await postgres.run(
      'delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)',
    )
    for (const time of ['once', 'again'])
      expect(await check(server), time).toMatchObject({ code: 3, states: { store: 'ok', migrations: 'failed' } })
    await postgres.run('alter database postgres set default_transaction_read_only = on')
    const readOnly = await check(server)
    expect(readOnly).toMatchObject({ code: 2, states: { store: 'failed' } })
    expect(readOnly.said).toContain('takes no writes')
  } finally {
    await postgres.stop()
  }
  expect(await check({ DATABASE_URL: `postgres://desk:${secret}@127.0.0.1:1/desk` })).toMatchObject({ code: 2 })
})

test('reports what is wrong with the partner', async () => {
  const web = createServer((_, response) => response.end('<h1>Welcome</h1>')).listen(0, '127.0.0.1')
  await once(web, 'listening')
  const address = web.address()
  const port = typeof address === 'object' ? address?.port : 0
  const wrong: [change: Record<string, string>, said: string][] = [
    [{ PARTNER_API_KEY: 'unknown' }, 'does not accept this desk’s key (403)'],
    [{ PARTNER_API_URL: 'http://partner.invalid' }, 'DNS'],
    [{ PARTNER_API_URL: 'http://127.0.0.1:1' }, '(ECONNREFUSED)'],
    [{ PARTNER_API_URL: `https://127.0.0.1:${port}` }, 'Write http:// in place of https://'],
    [{ PARTNER_API_URL: `http://127.0.0.1:${port}` }, 'A web page came instead of data'],
  ]
  for (const [change, said] of wrong) {
    const found = await check(change)
    expect(found, said).toMatchObject({ code: 4, states: { store: 'ok', partner: 'failed' } })
    expect(found.said).toContain(said)
  }
  web.close()
  const before = (await sandbox.log()).length
  expect((await check()).code).toBe(0)
  expect((await sandbox.log()).slice(before).map(({ endpoint }) => endpoint)).toEqual(['GET /applicants', 'GET /jobs'])
})
