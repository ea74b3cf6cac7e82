import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const right = {
  NODE_ENV: 'production',
  PARTNER_API_URL: 'https://partner.example.com',
  PARTNER_API_KEY: 'key',
  APP_URL: 'https://desk.acme.com',
  AUTH_SECRET: '9f2c71b8e05d4a6399f2c71b8e05d4a63d1e0f7c5b2a48961e0f7c5b2a489617',
}

let home: string
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'desk-exposure-'))
})
afterEach(() => {
  rmSync(home, { recursive: true, force: true })
  vi.unstubAllEnvs()
  vi.resetModules()
})

/** The exposures of an environment, refused and tolerated. */
async function exposuresOf(change: Record<string, string> = {}, isMounted = false) {
  const env = { ...right, DATA_DIR: join(home, 'data'), ...change }
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  vi.resetModules()
  const { findExposures } = await import('./check-exposure')
  return findExposures(env, { isMounted: () => isMounted })
}

const issuesOf = async (...environment: Parameters<typeof exposuresOf>) => (await exposuresOf(...environment)).refused

test('accepts a desk with HTTPS, a random secret and private folders', async () => {
  expect(await issuesOf()).toEqual([])
})

test.each([
  ['http://desk.acme.com', 'http://partner.acme.com:8080'],
  ['http://93.184.216.34', 'http://[2606:2800:220:1::1]:3000'],
  ['http://172.32.0.1', 'http://localhost.acme.com'],
])('rejects public addresses without HTTPS: %s and %s', async (app, partner) => {
  const issues = await issuesOf({ APP_URL: app, PARTNER_API_URL: partner })
  expect(issues).toEqual([
    expect.stringMatching(/^APP_URL is public and has no https.* Use https, or set ALLOW_INSECURE=http-app-url$/),
    expect.stringMatching(/^PARTNER_API_URL is public and has no https.*ALLOW_INSECURE=http-partner$/),
  ])
  const allowed = { APP_URL: app, PARTNER_API_URL: partner, ALLOW_INSECURE: 'http-app-url, http-partner' }
  expect(await issuesOf(allowed)).toEqual([])
})

test.each([
  'http://localhost:3000',
  'http://127.0.0.1:3000',
  'http://[::1]:3000',
  'http://10.1.2.3',
  'http://172.20.0.5:4010',
  'http://192.168.1.20',
  'http://[fd12::1]',
  'http://sandbox:4010',
  'http://desk.localhost',
  'http://desk.office.local',
  'http://desk.internal',
])('accepts an address of this machine or a private network without HTTPS: %s', async (url) => {
  expect(await issuesOf({ APP_URL: url, PARTNER_API_URL: url })).toEqual([])
})

test.each([
  ['aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'different characters'],
  ['k3jh5g2f9d8s7a6qk3jh5g2f9d8s7a6q', 'repeats itself'],
  ['please-change-me-to-something-else-x', 'reads like an example'],
  ['my-super-secret-key-for-the-desk-01', 'reads like an example'],
  ['only-for-the-demo-on-this-machine-0123', 'reads like an example'],
])('rejects a guessable AUTH_SECRET: %s', async (secret, reason) => {
  const [issue] = await issuesOf({ AUTH_SECRET: secret })
  expect(issue).toMatch(/^AUTH_SECRET /)
  expect(issue).toContain(reason)
  expect(issue).toContain('openssl rand -hex 32')
  expect(issue).not.toContain(secret)
  expect(await issuesOf({ AUTH_SECRET: secret, ALLOW_INSECURE: 'weak-auth-secret' })).toEqual([])
})

test.each([
  'Zm9vYmFyYmF6cXV4MTIzNDU2Nzg5MGFiY2Q=',
  'correct horse battery staple and one more',
  '0f1e2d3c4b5a69788796a5b4c3d2e1f00123456789abcdef0fedcba987654321',
])('accepts a random or long AUTH_SECRET: %s', async (secret) => {
  expect(await issuesOf({ AUTH_SECRET: secret })).toEqual([])
})

test.skipIf(process.platform === 'win32')('rejects secrets readable by every account, naming the file', async () => {
  const file = join(home, 'key')
  writeFileSync(file, 'key', { mode: 0o600 })
  const change = { PARTNER_API_KEY: '', PARTNER_API_KEY_FILE: file }
  expect(await issuesOf(change)).toEqual([])
  chmodSync(file, 0o640)
  expect(await issuesOf(change)).toEqual([])
  chmodSync(file, 0o644)
  expect(await issuesOf(change)).toEqual([
    `PARTNER_API_KEY_FILE (${file}) can be read by every user of this machine. Close it with chmod o-rwx, or set ALLOW_INSECURE=open-files`,
  ])
  expect(await issuesOf({ ...change, ALLOW_INSECURE: 'open-files' })).toEqual([])
  expect(await issuesOf(change, true), 'mounted by Docker or Kubernetes').toEqual([])
})

test.skipIf(process.platform === 'win32')(
  'rejects a data folder shared between accounts, and makes its own private at start',
  async () => {
    const directory = join(home, 'data')
    mkdirSync(directory)
    chmodSync(directory, 0o755)
    expect(await issuesOf()).toEqual([])
    chmodSync(directory, 0o1777)
    expect(await issuesOf({ BACKUP_DIR: join(home, 'none') })).toEqual([
      expect.stringMatching(/^DATA_DIR .* can be read by every user of this machine/),
    ])
    expect(await issuesOf({ DATABASE_URL: 'postgres://desk@localhost/desk' })).toEqual([])
  },
)

test.each(['http://localhost:3000', 'https://localhost:8443', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
  'on a desk reachable only from this machine, warns of a weak secret but never sends the key unencrypted: %s',
  async (url) => {
    const change = {
      APP_URL: url,
      AUTH_SECRET: 'a-secret-for-trying-the-desk-out',
      PARTNER_API_URL: 'http://partner.acme.com',
    }
    expect(await exposuresOf(change)).toEqual({
      refused: [expect.stringMatching(/^PARTNER_API_URL /)],
      tolerated: [expect.stringMatching(/^AUTH_SECRET reads like an example/)],
    })
  },
)

test('reports nothing outside production', async () => {
  const change = { NODE_ENV: 'development', APP_URL: 'http://desk.acme.com' }
  expect(await exposuresOf(change)).toEqual({ refused: [], tolerated: [] })
})
