import { expect } from './fixtures'
import { addresses, staticAddresses } from './support/addresses'
import { builtActions } from './support/built-actions'
import { observatoryScore } from './support/observatory'
import { people } from './support/people'
import { type Answer, rawBytes, rawRequest } from './support/raw-request'
import { type ServerProcess, test } from './support/server-process'

test.use({ role: 'nobody' })

const host = 'desk.example'
const origin = `https://${host}`
const enough = 130

/** Starts a desk with an https address, as in production. */
async function startSecureDesk(startDesk: (change: Record<string, string>) => Promise<ServerProcess>) {
  const server = await startDesk({ APP_URL: origin })
  await server.untilReady()
  return { port: Number(new URL(server.url).port) }
}

function callSignIn(desk: { port: number }, body: string) {
  const id = builtActions().find(({ name }) => name === 'signInAction')?.id ?? ''
  const headers = { host, origin, 'next-action': id, 'content-type': 'text/plain;charset=UTF-8' }
  return rawRequest(desk, '/sign-in', { method: 'POST', headers, body })
}

async function signInAsAdmin(desk: { port: number }): Promise<Answer> {
  const { email, password } = people.admin
  const signedIn = await callSignIn(desk, JSON.stringify([{ email, password }]))
  expect(signedIn.body).toContain('"state":"signed-in"')
  return signedIn
}

function cookieOf({ headers }: Answer): string {
  return [headers['set-cookie'] ?? []]
    .flat()
    .map((given) => given.split(';', 1)[0])
    .join('; ')
}

const expectSafe = (answer: Answer, what: string) => {
  const { score, rules } = observatoryScore(answer)
  expect(score, `${what} (${answer.status}): ${JSON.stringify(rules)}`).toBeGreaterThanOrEqual(enough)
  expect(answer.headers, what).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
  })
}

test('every address passes all public rules of Mozilla’s Observatory, signed in or not', async ({ startDesk }) => {
  const desk = await startSecureDesk(startDesk)
  const signedIn = await signInAsAdmin(desk)
  expectSafe(signedIn, 'signing in')
  const cookie = cookieOf(signedIn)
  const walked = [...addresses, '/no/such/page', '/api/jobs?no=query', '/%', '/_next/static/no-such.js', '/_next/no']
  const asked = [
    { method: 'GET', headers: { cookie } },
    { method: 'GET', headers: { origin: 'https://evil.example' } },
    { method: 'HEAD', headers: {} },
  ]
  for (const address of walked)
    for (const { method, headers } of asked)
      expectSafe(await rawRequest(desk, address, { method, headers: { host, ...headers } }), `${method} ${address}`)
  const redirects = { '/jobs': 307, '/jobs/': 308, '/sign-in/?next=%2Fjobs': 308, '//jobs': 308 }
  for (const [address, status] of Object.entries(redirects)) {
    const redirect = await rawRequest(desk, address, { headers: { host } })
    expect(redirect.status, address).toBe(status)
    expect(redirect.headers['cache-control'], address).toBe('no-store')
  }
})

test('a page whose headers are sent before it is rendered has the same headers as on a first visit', async ({
  startDesk,
}) => {
  const desk = await startSecureDesk(startDesk)
  const cookie = cookieOf(await signInAsAdmin(desk))
  async function visit(address: string) {
    const { status, headers, body } = await rawRequest(desk, address, { headers: { host, cookie } })
    const text = JSON.stringify({ ...headers, date: undefined })
    const [, nonce = ''] = /'nonce-([^']+)'/.exec(text) ?? []
    expect(body, address).toContain(`nonce="${nonce}"`)
    return {
      nonce,
      page: { status, isWhole: body.includes('</html>'), headers: JSON.parse(text.replaceAll(nonce, '')) },
    }
  }
  for (const address of ['/', '/applicants', '/jobs']) {
    const first = await visit(address)
    expect(first.page, address).toMatchObject({ status: 200, isWhole: true })
    expect(first.page.headers.link, address).toContain('as="style"')
    const second = await visit(address)
    expect(second.page, address).toEqual(first.page)
    expect(second.nonce, address).not.toBe(first.nonce)
  }
})

test('static files and icons have headers as strict as pages', async ({ startDesk }) => {
  const desk = await startSecureDesk(startDesk)
  const files = staticAddresses()
  expect(files.length).toBeGreaterThan(20)
  for (const file of files) {
    const answer = await rawRequest(desk, file, { headers: { host } })
    expect(answer.status, file).toBe(200)
    expectSafe(answer, file)
    expect(answer.headers['content-security-policy'], file).toMatch(/^default-src 'none'; .*frame-ancestors 'none'$/)
  }
})

test('other methods are rejected with 405 and the allowed methods', async ({ startDesk }) => {
  const desk = await startSecureDesk(startDesk)
  for (const address of ['/', '/sign-in', '/api/jobs', '/api/health/live', '/favicon.ico', '/_next/static/no-such.js'])
    for (const method of ['TRACE', 'OPTIONS', 'PUT', 'PATCH', 'DELETE', 'PROPFIND', 'PURGE', 'QUERY', 'FOO']) {
      const sent = `${method} ${address} HTTP/1.1\r\nHost: ${host}\r\nCookie: desk.session=secret\r\n\r\n`
      const answer = await rawBytes(desk, sent)
      expect([answer.status, answer.headers.allow], `${method} ${address}`).toEqual([405, 'GET, HEAD, POST'])
      expect(answer.body).not.toContain('secret')
      expectSafe(answer, `${method} ${address}`)
    }
  const tunnel = await rawBytes(desk, 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n')
  expect(tunnel.status).toBe(405)
  expectSafe(tunnel, 'CONNECT')
})

test('errors for malformed or oversized requests have safe headers too', async ({ startDesk }) => {
  const desk = await startSecureDesk(startDesk)
  const answers = {
    'no HTTP': await rawBytes(desk, 'GET / WHAT/9\r\n\r\n'),
    'no host': await rawBytes(desk, 'GET / HTTP/1.1\r\n\r\n'),
    'large headers': await rawBytes(desk, `GET / HTTP/1.1\r\nHost: ${host}\r\nX-Large: ${'x'.repeat(40_000)}\r\n\r\n`),
    expectation: await rawBytes(
      desk,
      `GET / HTTP/1.1\r\nHost: ${host}\r\nExpect: wonders\r\nConnection: close\r\n\r\n`,
    ),
    'large body': await callSignIn(desk, `["${'x'.repeat(60_000)}"]`),
  }
  for (const [what, answer] of Object.entries(answers)) {
    expect(answer.status, what).toBeGreaterThanOrEqual(what === 'large body' ? 200 : 400)
    expectSafe(answer, what)
  }
  expect(answers['large headers'].status).toBe(431)
})

test('a page turns no text into markup or code, and loads scripts of the build only', async ({
  browserErrors,
  page,
}) => {
  browserErrors.allow(/Trusted|Content Security Policy/)
  await page.goto('/sign-in')
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  const worked = await page.evaluate(() => {
    const attempts: Record<string, () => unknown> = {
      markup: () => Object.assign(document.createElement('p'), { innerHTML: '<img src="/x">' }),
      script: () => Object.assign(document.createElement('script'), { text: 'alert(1)' }),
      'another site': () => Object.assign(document.createElement('script'), { src: 'https://evil.example/a.js' }),
      upload: () => Object.assign(document.createElement('script'), { src: '/api/jobs' }),
      worker: () => new Worker('/api/jobs'),
      policy: () => Reflect.get(window, 'trustedTypes').createPolicy('another', {}),
      'a part of the build': () => Object.assign(document.createElement('script'), { src: '/_next/static/a.js' }),
    }
    return Object.entries(attempts).flatMap(([name, attempt]) => {
      try {
        attempt()
        return [name]
      } catch {
        return []
      }
    })
  })
  expect(worked).toEqual(['a part of the build'])
})
