import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { builtActions } from './built-actions'
import type { Desk } from './desks'
import { expect, test } from './fixtures'
import type { Role } from './people'
import { rawRequest } from './raw-request'

const appFolder = fileURLToPath(new URL('../app', import.meta.url))
const files = readdirSync(appFolder, { recursive: true, encoding: 'utf8' })
/** Every address of the desk, read from the folders, so that a new one is walked without a word here. */
const addresses = files
  .filter((file) => /(^|\/)(page|route)\.tsx?$/.test(file))
  .map(
    (file) =>
      `/${file
        .split('/')
        .slice(0, -1)
        .filter((part) => !part.startsWith('('))
        .join('/')}`,
  )
  .map((address) => address.replace('[...path]', 'no/such/thing'))
const pages = addresses.filter((address) => !address.startsWith('/api/') && address !== '/sign-in')
const handlers = addresses.filter((address) => address.startsWith('/api/'))
const open = ['/api/health/live', '/api/health/ready', '/api/sign-out', '/api/metrics']
/** What is asked with a body, since its words may not stand in an address. */
const asked = ['/api/applicants/history', '/api/runs/earlier', '/api/held-writes/check']

/** The role each page needs; a page that is missing here fails the walk. */
const needs: Record<string, Role> = {
  '/': 'viewer',
  '/account': 'viewer',
  '/activity': 'viewer',
  '/ai-chat': 'viewer',
  '/applicants': 'viewer',
  '/jobs': 'viewer',
  '/connection': 'admin',
  '/people': 'admin',
  '/held-writes': 'recruiter',
  '/easy-apply': 'recruiter',
  '/bulk-apply': 'recruiter',
  '/bulk-apply/[run]': 'recruiter',
  '/jobs/new': 'recruiter',
}

const forged: Record<string, string>[] = [
  {},
  { cookie: 'desk.session=forged.value' },
  { 'x-middleware-subrequest': 'proxy:proxy:proxy:proxy:proxy' },
  { 'x-middleware-subrequest': 'middleware', 'x-forwarded-host': 'evil.example' },
  { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', origin: 'https://evil.example' },
  { 'x-nonce': 'forged', 'x-request-id': 'forged', 'x-invoke-path': '/applicants', 'x-matched-path': '/applicants' },
]

test.describe('without a session', () => {
  test('a browser gets the icon that it asks for unbidden', async ({ desk }) => {
    const answer = await rawRequest(desk, '/favicon.ico')
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'image/x-icon'])
  })

  test('the walk covers the addresses', () => {
    expect(pages.length).toBeGreaterThanOrEqual(8)
    expect(pages.toSorted(), 'every page says in `needs` which role it takes').toEqual(Object.keys(needs).toSorted())
    expect(handlers.length).toBeGreaterThanOrEqual(7)
  })

  for (const headers of forged)
    test(`every page leads to the sign-in and every handler answers 401, with ${JSON.stringify(headers)}`, async ({
      desk,
      sandbox,
    }) => {
      for (const address of pages) {
        const answer = await rawRequest(desk, address, { headers })
        expect(answer.status, address).toBe(307)
        expect(answer.headers.location, address).toMatch(/^\/sign-in(\?|$)/)
        // What streams of a screen is the way to the sign-in, never a row.
        expect(answer.body, address).not.toMatch(/example\.(com|org|net)|Warehouse/)
      }
      for (const address of handlers.filter((handler) => ![...open, ...asked].includes(handler))) {
        const answer = await rawRequest(desk, address, { headers })
        const isForeign = 'origin' in headers
        expect(answer.status, address).toBe(isForeign ? 403 : 401)
        expect(answer.headers['content-type'], address).toContain('application/json')
        expect(JSON.parse(answer.body), address).toEqual({ error: expect.any(String) })
      }
      expect(await sandbox.requests()).toHaveLength(0)
    })

  for (const address of asked) {
    const send = (desk: Desk, headers: Record<string, string>) =>
      rawRequest(desk, address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: '{"email":"ada@example.com"}',
      })

    test(`${address} answers our own pages 401 and others 403, whatever is forged`, async ({ desk, sandbox }) => {
      for (const headers of forged.filter((forgery) => !('origin' in forgery))) {
        const answer = await send(desk, { ...headers, origin: desk.url })
        expect(answer.status, JSON.stringify(headers)).toBe(401)
        expect(JSON.parse(answer.body)).toEqual({ error: expect.any(String) })
      }
      for (const headers of [
        {},
        { origin: 'https://evil.example' },
        { 'sec-fetch-site': 'cross-site' },
        { origin: 'null' },
      ])
        expect((await send(desk, headers)).status, JSON.stringify(headers)).toBe(403)
      expect(await sandbox.requests()).toHaveLength(0)
    })
  }

  test('no address takes another method', async ({ desk }) => {
    for (const address of handlers)
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
        const { status } = await rawRequest(desk, address, { method, headers: { 'content-length': '0' } })
        expect([401, 403, 405, 415], `${method} ${address}`).toContain(status)
      }
  })

  test('a body that is too large is refused before the action sees it', async ({ desk }) => {
    const signIn = builtActions().find(({ name }) => name === 'signInAction')
    const headers = { 'next-action': signIn?.id ?? '', origin: desk.url, 'content-type': 'text/plain;charset=UTF-8' }
    const send = (password: string) =>
      rawRequest(desk, '/sign-in', {
        method: 'POST',
        headers,
        body: JSON.stringify([{ email: 'a@b.example', password }]),
      })
    expect((await send('small')).body).toContain('Email or password is wrong')
    // The server may answer, or close the connection while the body is still on its way: both refuse it.
    const answer = await send('x'.repeat(9 * 1024 * 1024)).catch(() => null)
    expect(answer?.body ?? '').not.toContain('Email or password is wrong')
    if (answer) expect(answer.status).toBeGreaterThanOrEqual(400)
  })
})

for (const role of ['viewer', 'recruiter', 'admin'] as const)
  test.describe(`as ${role}`, () => {
    test.use({ role })

    test('the pages above the role show nothing but that', async ({ page }) => {
      const order = ['viewer', 'recruiter', 'admin']
      for (const address of pages) {
        const html = await (await page.request.get(address)).text()
        const isAllowed = order.indexOf(role) >= order.indexOf(needs[address] ?? 'viewer')
        expect(html.includes('Your role does not allow this'), address).toBe(!isAllowed)
      }
    })

    test('reads answer our own pages and programs, and no other site', async ({ page }) => {
      expect((await page.request.get('/api/jobs')).status()).toBe(200)
      for (const headers of [
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
        { origin: 'https://evil.example' },
      ])
        expect((await page.request.get('/api/jobs', { headers })).status()).toBe(403)
      const answer = await page.request.get('/api/no/such/thing')
      expect([answer.status(), answer.headers()['content-type']]).toEqual([404, 'application/json'])
    })
  })

test('wrong pages of the list are refused with which and why', async ({ page }) => {
  for (const query of [
    'offset=-1',
    'offset=x',
    'limit=0',
    'limit=51',
    'limit=1.5',
    'limit=',
    'offset=1e3',
    'offset=99999999999',
  ]) {
    const answer = await page.request.get(`/api/applicants?${query}`)
    expect(answer.status(), query).toBe(400)
    expect((await answer.json()).error, query).toContain(query.split('=')[0])
  }
})

test('the headers that keep a browser safe', async ({ page }) => {
  const answer = await page.request.get('/applicants')
  const headers = answer.headers()
  const policy = headers['content-security-policy'] ?? ''
  expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'nonce-[^']+' 'strict-dynamic';/)
  expect(policy).not.toContain('unsafe')
  for (const directive of ["worker-src 'self'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"])
    expect(policy).toContain(directive)
  expect(headers).toMatchObject({
    'cache-control': expect.stringContaining('no-store'),
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  })
  expect(headers['x-powered-by']).toBeUndefined()
  expect(headers['strict-transport-security']).toBeUndefined()
  const again = (await page.request.get('/applicants')).headers()['content-security-policy']
  expect(again).not.toBe(policy)
  expect((await page.request.get('/api/applicants')).headers()['cache-control']).toBe('no-store')
})
