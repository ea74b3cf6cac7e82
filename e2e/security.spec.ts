import { readdirSync } from 'node:fs'
import { request as http } from 'node:http'
import { fileURLToPath } from 'node:url'
import type { Desk } from './desks'
import { expect, test } from './fixtures'
import type { Role } from './people'

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
const open = ['/api/health/live', '/api/health/ready', '/api/sign-out']

/** Who needs which role; a page that is missing here is for everyone who is signed in. */
const needs: Record<string, Role> = { '/people': 'admin', '/easy-apply': 'recruiter', '/jobs/new': 'recruiter' }

type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: string }
type Ask = { method?: string; headers?: Record<string, string>; body?: string }

/** A request with exactly these headers: no browser, nothing added. */
function ask(desk: Desk, path: string, { method = 'GET', headers = {}, body }: Ask = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http({ host: 'localhost', port: desk.port, path, method, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        text += chunk
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }))
    })
    request.on('error', reject)
    request.end(body)
  })
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
  test('the walk covers the addresses', () => {
    expect(pages.length).toBeGreaterThanOrEqual(8)
    expect(handlers.length).toBeGreaterThanOrEqual(7)
  })

  for (const headers of forged)
    test(`every page leads to the sign-in and every handler answers 401, with ${JSON.stringify(headers)}`, async ({
      desk,
      sandbox,
    }) => {
      for (const address of pages) {
        const answer = await ask(desk, address, { headers })
        expect(answer.status, address).toBe(307)
        expect(answer.headers.location, address).toMatch(/^\/sign-in(\?|$)/)
        // What streams of a screen is the way to the sign-in, never a row.
        expect(answer.body, address).not.toMatch(/example\.(com|org|net)|Warehouse/)
      }
      for (const address of handlers.filter((handler) => !open.includes(handler))) {
        const answer = await ask(desk, address, { headers })
        const isForeign = 'origin' in headers
        expect(answer.status, address).toBe(isForeign ? 403 : 401)
        expect(answer.headers['content-type'], address).toContain('application/json')
        expect(JSON.parse(answer.body), address).toEqual({ error: expect.any(String) })
      }
      expect(await sandbox.requests()).toHaveLength(0)
    })

  test('no address takes another method', async ({ desk }) => {
    for (const address of handlers)
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
        const { status } = await ask(desk, address, { method, headers: { 'content-length': '0' } })
        expect([401, 403, 405], `${method} ${address}`).toContain(status)
      }
  })

  test('a body that is too large is refused', async ({ desk }) => {
    const body = 'x'.repeat(9 * 1024 * 1024)
    const headers = { 'next-action': 'f'.repeat(42), origin: desk.url, 'content-type': 'text/plain;charset=UTF-8' }
    const answer = await ask(desk, '/sign-in', { method: 'POST', headers, body }).catch(() => ({ status: 413 }))
    expect(answer.status).toBeGreaterThanOrEqual(400)
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

/** Presses a button and answers the request of the server action behind it, without letting it through. */
async function catchAction(page: import('@playwright/test').Page, press: () => Promise<void>) {
  const caught = new Promise<{ url: string; headers: Record<string, string>; body: string }>((resolve) => {
    void page.route('**/*', async (route, request) => {
      if (request.method() !== 'POST') return route.fallback()
      resolve({
        url: new URL(request.url()).pathname,
        headers: await request.allHeaders(),
        body: request.postData() ?? '',
      })
      await route.abort()
    })
  })
  await press()
  const action = await caught
  await page.unroute('**/*')
  return action
}

test('a server action refuses what has no session, too small a role, a foreign origin or no origin at all', async ({
  page,
  jobs,
  as,
  desk,
  sandbox,
  problems,
}) => {
  problems.allow(/ERR_FAILED/)
  await jobs.openNew()
  await jobs.field('Title').fill('Forged job')
  await jobs.field('Team ID').fill('11')
  const { url, headers, body } = await catchAction(page, () => jobs.create.click())
  const own = Object.fromEntries(
    Object.entries(headers).filter(([name]) => !/^(:|content-length|host|connection|accept-encoding)/.test(name)),
  )
  const without = (...names: string[]) =>
    Object.fromEntries(Object.entries(own).filter(([name]) => !names.includes(name)))
  const viewer = await as('viewer')
  const viewerCookie = (await viewer.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  const send = (sent: Record<string, string>) =>
    ask(desk, url, { method: 'POST', headers: { ...sent, 'content-length': String(Buffer.byteLength(body)) }, body })

  expect((await send(without('cookie'))).body).not.toContain('"state":"done"')
  expect((await send({ ...own, cookie: viewerCookie })).body).toContain('not-allowed')
  expect((await send({ ...own, origin: 'https://evil.example' })).status).toBeGreaterThanOrEqual(400)
  expect(
    (await send({ ...own, origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' })).body,
  ).not.toContain('"state":"done"')
  expect((await send(without('origin', 'sec-fetch-site'))).body).toContain('not-allowed')
  expect((await send({ ...own, 'sec-fetch-site': 'cross-site' })).body).toContain('not-allowed')
  expect(await sandbox.requests('POST /jobs')).toHaveLength(0)
  expect((await send(own)).body).toContain('"state":"done"')
  expect(await sandbox.requests('POST /jobs')).toHaveLength(1)
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
  for (const directive of ["base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"])
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
