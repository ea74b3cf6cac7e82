import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from './config'

const right = {
  PARTNER_API_URL: 'https://partner.example/api/',
  PARTNER_API_KEY: 'k-123456',
  APP_URL: 'https://desk.example',
  AUTH_SECRET: 'a'.repeat(32),
}

function faultsOf(env: Record<string, string>): string {
  try {
    readConfig(env)
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
  throw new Error('The configuration was accepted')
}

test('starts with the four required variables', () => {
  expect(readConfig(right)).toMatchObject({
    partner: { url: 'https://partner.example/api', environment: 'production', teams: [] },
    app: { url: 'https://desk.example', isSecure: true, isLocal: false, trustsProxy: false },
    store: { url: null },
  })
})

test('is secure however APP_URL spells https', () => {
  expect(readConfig({ ...right, APP_URL: 'HTTPS://Desk.example/' }).app).toMatchObject({
    url: 'https://desk.example',
    isSecure: true,
  })
})

test('accepts only true and false for a flag', () => {
  for (const word of ['yes', 'on', '1', 'enabled', 'no', '0'])
    expect(faultsOf({ ...right, TRUST_PROXY: word })).toContain('TRUST_PROXY must be true or false')
  for (const [word, is] of Object.entries({ true: true, TRUE: true, false: false }))
    expect(readConfig({ ...right, TRUST_PROXY: word }).app.trustsProxy).toBe(is)
})

test('lists every issue at once, treats empty as missing, and prints no secret', () => {
  const message = faultsOf({
    ...right,
    PARTNER_API_URL: 'ftp://x',
    PARTNER_API_KEY: ' ',
    AUTH_SECRET: 'short-secret',
    LOG_LEVEL: 'loud',
    ADMIN_EMAIL: 'a@b.co',
  })
  expect(message).toContain('5 errors')
  for (const name of [
    'PARTNER_API_URL must be',
    'PARTNER_API_KEY is missing',
    'AUTH_SECRET must be',
    'LOG_LEVEL',
    'ADMIN_PASSWORD is missing',
  ])
    expect(message).toContain(name)
  expect(message).not.toContain('short-secret')
})

test('accepts the demo’s recruiter only in the demo', () => {
  const admin = { ADMIN_EMAIL: 'a@b.co', ADMIN_PASSWORD: 'sandbox-demo-2026' }
  const demo = { ...right, ...admin, APP_URL: 'http://localhost:3000', PARTNER_ENVIRONMENT: 'sandbox' }
  const recruiter = { DEMO_RECRUITER_EMAIL: 'r@b.co' }
  expect(readConfig({ ...demo, ...recruiter }).demoRecruiter).toEqual({
    email: 'r@b.co',
    password: 'sandbox-demo-2026',
  })
  expect(readConfig(demo).demoRecruiter).toBeNull()
  for (const change of [
    { PARTNER_ENVIRONMENT: 'production' },
    { APP_URL: 'https://desk.example.com' },
    { APP_URL: '' },
    { ADMIN_EMAIL: '', ADMIN_PASSWORD: '' },
  ])
    expect(faultsOf({ ...demo, ...recruiter, ...change })).toContain('DEMO_RECRUITER_EMAIL is for the demo alone')
})

test('rejects an address with credentials and an APP_URL with a path, and prints no credentials', () => {
  const message = faultsOf({
    ...right,
    PARTNER_API_URL: 'https://user:hunter2@partner.example',
    APP_URL: 'https://desk.example/desk',
    PORT: 'abc',
  })
  for (const name of ['PARTNER_API_URL must', 'APP_URL must', 'PORT must']) expect(message).toContain(name)
  expect(message).not.toContain('hunter2')
})

test('refuses a port that cannot be listened on, and 0, which would mean 3000', () => {
  for (const port of ['0', '00', '65536', '3e3', '-1'])
    expect(faultsOf({ ...right, PORT: port })).toContain('PORT must be a number from 1 to 65535')
  expect(() => readConfig({ ...right, PORT: '65535' })).not.toThrow()
})

test('reads secrets from files', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'desk-')), 'key')
  writeFileSync(file, 'from-a-file\n')
  const { PARTNER_API_KEY: _, ...others } = right
  expect(readConfig({ ...others, PARTNER_API_KEY_FILE: file }).partner.key).toBe('from-a-file')
  expect(faultsOf({ ...others, PARTNER_API_KEY_FILE: '/nowhere/key' })).toContain(
    'PARTNER_API_KEY_FILE names a file that cannot be read',
  )
  expect(faultsOf({ ...right, PARTNER_API_KEY_FILE: file })).toContain('keep one of them')
  writeFileSync(file, 'postgres://desk:from%20a%20file@db/desk\n')
  expect(readConfig({ ...right, DATABASE_URL_FILE: file }).store.url).toBe('postgres://desk:from%20a%20file@db/desk')
})

test('spec 5.4; spec 9.2: uses the deprecated login only when configured', () => {
  const login = { PARTNER_LOGIN_EMAIL: 'desk@example.com', PARTNER_LOGIN_PASSWORD: 'a-password' }
  expect(readConfig(right).partner.login).toBeNull()
  expect(readConfig({ ...right, ...login }).partner.login).toMatchObject({ email: 'desk@example.com', isUsed: false })
  expect(readConfig({ ...right, ...login, PARTNER_EASY_APPLY_WITH: 'login' }).partner.login?.isUsed).toBe(true)
  expect(faultsOf({ ...right, PARTNER_EASY_APPLY_WITH: 'login' })).toContain('PARTNER_LOGIN_EMAIL is missing')
  expect(faultsOf({ ...right, PARTNER_EASY_APPLY_WITH: 'token' })).toContain('must be key or login')
})

test('reads teams with and without names', () => {
  const { teams } = readConfig({ ...right, PARTNER_TEAMS: '11=North, 12' }).partner
  expect(teams).toEqual([
    { id: '11', name: 'North' },
    { id: '12', name: null },
  ])
  for (const teams of ['=x', '11/../12', '..=North', '1%2f2', '1?2'])
    expect(faultsOf({ ...right, PARTNER_TEAMS: teams }), teams).toContain('PARTNER_TEAMS')
})

test('reads how long a new job can be undone', () => {
  expect(readConfig(right).undoMs).toBe(5_000)
  expect(readConfig({ ...right, UNDO_SECONDS: '30' }).undoMs).toBe(30_000)
  expect(faultsOf({ ...right, UNDO_SECONDS: '0' })).toContain('UNDO_SECONDS')
})

test('reads how long the partner’s queries may run', () => {
  expect(readConfig(right).partner.ceilingMs).toBe(30_000)
  expect(readConfig({ ...right, PARTNER_CEILING_SECONDS: '1.5' }).partner.ceilingMs).toBe(1_500)
  expect(faultsOf({ ...right, PARTNER_CEILING_SECONDS: 'soon' })).toContain('PARTNER_CEILING_SECONDS')
  expect(faultsOf({ ...right, PARTNER_CEILING_SECONDS: '0' })).toContain('PARTNER_CEILING_SECONDS')
})
