import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { faultSchema } from '../../sandbox/faults'
import { fullKey } from '../../sandbox/keys'
import { startSandbox } from '../../sandbox/sandbox'
import { runTestProcess } from '../../testing/child-process'
import { oidcEnvironment } from '../../testing/oidc-environment'
import { startTestIssuer, testClient } from '../../testing/oidc-issuer'
import { setTestEnvironment } from '../../testing/test-store'

const child = fileURLToPath(new URL('../../testing/check-child.ts', import.meta.url))
const servers: Server[] = []
let home: string
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'desk-check-'))
  setTestEnvironment(join(home, 'data'))
})
afterAll(() => {
  for (const server of servers) server.close()
  rmSync(home, { recursive: true, force: true })
})

async function listen(onConnection: (socket: Socket) => void): Promise<string> {
  const server = createServer(onConnection).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  const address = server.address()
  return `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

async function check(change: Record<string, string>) {
  const run = runTestProcess(child, ['--check'], change)
  return { code: await run.ended, text: run.lines.join('\n') }
}

test('reports a partner that closes every connection at once, even the first one', async () => {
  const address = await listen((socket) => socket.destroy())
  const found = await check({ PARTNER_API_URL: `http://${address}` })
  expect(found).toEqual({
    code: 4,
    text: expect.stringContaining(`failed   partner        http://${address}: The connection to the partner was lost`),
  })
})

test('suggests HTTP when an HTTPS address has no TLS', async () => {
  const address = await listen((socket) => socket.on('error', () => {}).end('HTTP/1.1 400 Bad Request\r\n\r\n'))
  const found = await check({ PARTNER_API_URL: `https://${address}` })
  expect(found).toEqual({
    code: 4,
    text: expect.stringContaining('Write http:// in place of https:// in PARTNER_API_URL'),
  })
})

test('reports that the database needs a password when the address has none', async () => {
  const answer = (type: number, text: string) => {
    const head = Buffer.alloc(9)
    head.write('R')
    head.writeInt32BE(8 + text.length, 1)
    head.writeInt32BE(type, 5)
    return Buffer.concat([head, Buffer.from(text)])
  }
  const address = await listen((socket) => {
    socket
      .on('error', () => {})
      .once('data', () => {
        socket.write(answer(10, 'SCRAM-SHA-256\0\0'))
        socket.once('data', () => socket.write(answer(11, 'r=nonce,s=c2FsdA==,i=4096')))
      })
  })
  const found = await check({ DATABASE_URL: `postgres://desk@${address}/desk`, PARTNER_API_URL: `http://127.0.0.1:1` })
  expect(found).toEqual({ code: 2, text: expect.stringContaining('the database wants a password') })
})

test('leaves an empty data directory empty, so that the first start creates a store in it', async () => {
  const directory = join(home, 'empty')
  mkdirSync(directory)
  const found = await check({ DATA_DIR: directory, PARTNER_API_URL: 'http://127.0.0.1:1' })
  expect(found).toEqual({ code: 4, text: expect.stringContaining('can be written to; the first start prepares it') })
  expect(readdirSync(directory)).toEqual([])
})

test('reports a missing store when an earlier one has left traces, as the next start does', async () => {
  const directory = join(home, 'lost')
  mkdirSync(directory)
  writeFileSync(join(directory, 'generation'), '7')
  const found = await check({ DATA_DIR: directory, PARTNER_API_URL: 'http://127.0.0.1:1' })
  expect(found).toEqual({ code: 2, text: expect.stringContaining('The embedded database is missing') })
  expect(readdirSync(directory)).toEqual(['generation'])
})

test('reports whether a configured identity provider answers', async () => {
  const issuer = await startTestIssuer({ redirectUri: 'http://localhost:3000/api/sign-in/oidc/callback' })
  const env = { ...oidcEnvironment(issuer.url), PARTNER_API_URL: 'http://127.0.0.1:1' }
  const good = await check(env)
  issuer.isDown = true
  const bad = await check(env)
  await issuer.stop()
  expect(good.text).toContain(`ok       single-sign-on ${issuer.url} answers with its endpoints`)
  expect(bad.text).toContain(`failed   single-sign-on ${issuer.url}: OAUTH_RESPONSE_IS_NOT_CONFORM`)
  expect(bad.text).toContain('(503)')
  expect(bad.text).not.toContain(testClient.secret)
  expect((await check({ PARTNER_API_URL: 'http://127.0.0.1:1' })).text).not.toContain('single-sign-on')
})

test('reports what the next start would reject in production', async () => {
  const found = await check({
    NODE_ENV: 'production',
    APP_URL: 'http://desk.acme.com',
    PARTNER_API_URL: 'http://127.0.0.1:1',
  })
  expect(found.code).toBe(1)
  expect(found.text).toContain('APP_URL is public and has no https')
  expect(found.text).toContain('AUTH_SECRET reads like an example')
})

test('reads the jobs too, as a start does, and says what an accepted key may not read', async () => {
  const sandbox = await startSandbox({ hasControl: true })
  const env = { PARTNER_API_URL: sandbox.url, PARTNER_API_KEY: fullKey.secret }
  const checkWith = (fault: object) => {
    sandbox.state.faults.add(faultSchema.parse({ endpoint: 'GET /jobs', ...fault }))
    return check(env)
  }
  const good = await check(env)
  const web = await checkWith({ status: 200, body: '<h1>Welcome</h1>', contentType: 'text/html' })
  const limited = await checkWith({ status: 403, body: { error: 'Invalid permissions' } })
  await sandbox.stop()
  expect(good).toEqual({ code: 0, text: expect.stringContaining('the key reads its applicants and jobs') })
  expect(web).toEqual({ code: 4, text: expect.stringContaining('A web page came instead of data') })
  expect(limited).toEqual({ code: 0, text: expect.stringContaining('the key is accepted, but may not list jobs') })
})

test('an option that does not exist is refused with the usage, and starts nothing', async () => {
  const data = join(home, 'untouched')
  const run = runTestProcess(child, ['--chek'], { DATA_DIR: data })
  expect(await run.ended).toBe(64)
  expect(run.lines.join('\n')).toContain('There is no option --chek')
  expect(existsSync(data)).toBe(false)
})
