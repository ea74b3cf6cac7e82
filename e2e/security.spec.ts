import { connect } from 'node:net'
import { axe, expect, test } from './fixtures'
import { closedPages, closedQuestions, closedReads, isBelow, pages } from './support/access'
import { addresses } from './support/addresses'
import { builtActions } from './support/built-actions'
import type { Desk } from './support/desks'
import { rawRequest } from './support/raw-request'

const handlers = addresses.filter((address) => address.startsWith('/api/'))

const forged: Record<string, string>[] = [
  {},
  { cookie: 'desk.session=forged.value' },
  { 'x-middleware-subrequest': 'proxy:proxy:proxy:proxy:proxy' },
  { 'x-middleware-subrequest': 'middleware', 'x-forwarded-host': 'evil.example' },
  { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', origin: 'https://evil.example' },
  { 'x-nonce': 'forged', 'x-request-id': 'forged', 'x-invoke-path': '/applicants', 'x-matched-path': '/applicants' },
]

test.describe('without a session', () => {
  test('a browser gets the icon that it requests on its own', async ({ desk }) => {
    const answer = await rawRequest(desk, '/favicon.ico')
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'image/x-icon'])
  })

  for (const headers of forged)
    test(`every page redirects to the sign-in and every handler answers 401, with ${JSON.stringify(headers)}`, async ({
      desk,
      sandbox,
    }) => {
      for (const address of closedPages) {
        const answer = await rawRequest(desk, address, { headers })
        expect(answer.status, address).toBe(307)
        expect(answer.headers.location, address).toMatch(/^\/sign-in(\?|$)/)
        // A screen that streams contains only the redirect to the sign-in, never a row.
        expect(answer.body, address).not.toMatch(/example\.(com|org|net)|Warehouse/)
      }
      for (const address of closedReads) {
        const answer = await rawRequest(desk, address, { headers })
        const isForeign = 'origin' in headers
        expect(answer.status, address).toBe(isForeign ? 403 : 401)
        expect(answer.headers['content-type'], address).toContain('application/json')
        expect(JSON.parse(answer.body), address).toEqual({ error: expect.any(String) })
      }
      expect(await sandbox.requests()).toHaveLength(0)
    })

  for (const address of closedQuestions) {
    const send = (desk: Desk, headers: Record<string, string>) =>
      rawRequest(desk, address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: '{"email":"ada@example.com"}',
      })

    test(`${address} answers our own pages with 401 and others with 403, however forged`, async ({ desk, sandbox }) => {
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

  test('no address accepts another method', async ({ desk }) => {
    for (const address of handlers)
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
        const { status } = await rawRequest(desk, address, { method, headers: { 'content-length': '0' } })
        expect([401, 403, 405, 415], `${method} ${address}`).toContain(status)
      }
  })

  test('an unauthenticated client can send at most 16 kB to an action, even with a forged session', async ({
    desk,
  }) => {
    const signIn = builtActions().find(({ name }) => name === 'signInAction')
    const headers = { 'next-action': signIn?.id ?? '', origin: desk.url, 'content-type': 'text/plain;charset=UTF-8' }
    const send = (password: string, more: Record<string, string> = {}, path = '/sign-in') =>
      rawRequest(desk, path, {
        method: 'POST',
        headers: { ...headers, ...more },
        body: JSON.stringify([{ email: 'a@b.example', password }]),
      })
    expect((await send('small')).body).toContain('Email or password is wrong')
    for (const forgery of [{}, { cookie: 'desk.session=forged.value' }, { 'transfer-encoding': 'chunked' }])
      for (const path of ['/sign-in', '/applicants', '/api/applications'])
        expect(await send('x'.repeat(17_000), forgery, path), path).toMatchObject({ status: 413 })
    const deep = `[${'['.repeat(3_000)}${']'.repeat(3_000)}]`
    expect(await rawRequest(desk, '/sign-in', { method: 'POST', headers, body: deep })).toMatchObject({ status: 413 })
  })
})

test('WebSocket upgrades are closed at once, however many, and do not block other requests', async ({ desk }) => {
  const upgrade = () =>
    new Promise((resolve) => {
      const socket = connect(desk.port, 'localhost', () =>
        socket.write('GET / HTTP/1.1\r\nhost: a\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n'),
      )
      socket
        .resume()
        .on('error', () => undefined)
        .on('close', resolve)
    })
  await Promise.all(Array.from({ length: 420 }, upgrade))
  expect(await rawRequest(desk, '/sign-in')).toMatchObject({ status: 200 })
})

for (const role of ['viewer', 'recruiter', 'admin'] as const)
  test.describe(`as ${role}`, () => {
    test.use({ role })

    test('a page above the role shows only that access is denied', async ({ page }) => {
      for (const address of closedPages) {
        const html = await (await page.request.get(address)).text()
        expect(html.includes('Your role does not allow this'), address).toBe(isBelow(role, pages[address] ?? 'nobody'))
      }
    })

    test('only recruiters and admins can submit an application', async ({ page, desk }) => {
      const answer = await page.request.post('/api/applications', {
        data: { no: 'such' },
        headers: { origin: desk.url },
      })
      expect(answer.status()).toBe(role === 'viewer' ? 403 : 200)
      if (role !== 'viewer') expect(await answer.json()).toMatchObject({ state: 'invalid' })
    })

    test('reads answer our own pages and API clients, and no other site', async ({ page }) => {
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

for (const role of ['admin', 'recruiter'] as const)
  test.describe(`as ${role}, through a proxy that the desk does not trust`, () => {
    test.use({ role })

    test(`the notice about it ${role === 'admin' ? 'says what to do' : 'refers to an admin'}`, async ({ page }) => {
      const notice = page.getByRole('complementary', { name: 'Unknown proxy' })
      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
      await expect(notice).toBeHidden()
      await page.setExtraHTTPHeaders({ 'x-forwarded-for': '203.0.113.7' })
      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
      if (role === 'recruiter') return expect(notice).toBeHidden()
      await expect(notice).toContainText('TRUST_PROXY=true')
      await axe(page)
    })
  })

test('invalid list pages are rejected with the parameter and the reason', async ({ page }) => {
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

test('another site that opens the desk cannot steer its window', async ({ page, baseURL }) => {
  await page.route('http://other.example/', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await page.goto('http://other.example/')
  const opened = page.context().waitForEvent('page')
  await page.evaluate((address) => Object.assign(window, { deskWindow: window.open(address) }), `${baseURL}/applicants`)
  await expect((await opened).getByRole('heading', { name: 'Applicants' })).toBeVisible()
  expect(await page.evaluate(() => 'deskWindow' in window && (window.deskWindow as Window).closed)).toBe(true)
})

test('sends the security headers', async ({ page }) => {
  const answer = await page.request.get('/applicants')
  const headers = answer.headers()
  const policy = headers['content-security-policy'] ?? ''
  expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'nonce-[^']+' 'strict-dynamic';/)
  expect(policy).not.toContain('unsafe')
  expect(policy).toMatch(/; require-trusted-types-for 'script'; trusted-types default$/)
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
