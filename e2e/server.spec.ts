import { expect } from './fixtures'
import { PeoplePage } from './pages/people'
import { builtActions } from './support/built-actions'
import { people } from './support/people'
import { rawRequest } from './support/raw-request'
import { test } from './support/server-process'

test.use({ role: 'nobody' })

test('an invalid environment exits with code 1 at start, listing all issues at once', async ({ startDesk }) => {
  const server = await startDesk({ PARTNER_API_URL: 'partner', AUTH_SECRET: 'too-short-to-be-safe', LOG_LEVEL: 'loud' })
  expect(await server.ended).toBe(1)
  for (const name of ['PARTNER_API_URL', 'AUTH_SECRET', 'LOG_LEVEL'])
    expect(server.output).toContain(`- ${name} must be`)
  expect(server.output).not.toContain('too-short-to-be-safe')
  expect(server.output).not.toMatch(/\n\s+at /)
})

test('from a copied folder, acknowledged writes survive kill -9, and a second server on the same data is rejected', async ({
  startDesk,
  startDeskAsAdmin,
}) => {
  const { server: first, page } = await startDeskAsAdmin()
  const list = new PeoplePage(page)
  await list.open()
  await list.add(people.viewer, 'viewer')

  const second = await startDesk(async (url) => ({ PORT: String(Number(new URL(url).port) + 1) }))
  expect(await second.ended).toBe(1)
  expect(second.output).toMatch(/in use|another/i)

  first.send('SIGKILL')
  expect(await first.ended).toBe('SIGKILL')
  const third = await startDesk()
  await third.untilReady()
  await list.open()
  await expect(list.person(people.viewer.email)).toBeVisible()
  await page.close()
})

test('stopping waits for the response in progress, and exits with 0', async ({ startDeskAsAdmin, sandbox }) => {
  const { server, page } = await startDeskAsAdmin()
  await sandbox.hold({ endpoint: 'GET /jobs' })
  const answer = page.request.get('/api/jobs')
  await expect.poll(async () => (await sandbox.requests('GET /jobs')).length).toBe(1)
  server.send('SIGTERM')
  await expect.poll(() => server.output).toContain('"msg":"stopping"')
  await sandbox.clearFaults()
  expect((await answer).status()).toBe(200)
  expect(await server.ended).toBe(0)
  await page.close()
})

test('stopping ends an export in progress, and the file says that it is incomplete', async ({
  startDeskAsAdmin,
  sandbox,
}) => {
  const { server, page } = await startDeskAsAdmin()
  await sandbox.hold({ endpoint: 'GET /applicants', match: { offsetAtLeast: 1 }, times: null })
  const answer = page.request.get('/api/applicants/export')
  const asked = async () => (await sandbox.requests('GET /applicants')).length
  await expect.poll(asked).toBeGreaterThanOrEqual(2)
  server.send('SIGTERM')
  await expect.poll(() => server.output).toContain('"msg":"stopping"')
  await sandbox.clearFaults()
  expect(await server.ended).toBe(0)
  expect(await (await answer).text()).toMatch(
    /"Not complete: \d+ applicants\. The desk was stopped before the end\."\r\n$/,
  )
  expect(await asked()).toBeLessThan(8)
  await page.close()
})

test('behind HTTPS the cookie is bound to the host, and the browser is told to stay on HTTPS', async ({
  startDesk,
}) => {
  const server = await startDesk({ APP_URL: 'https://desk.example', PARTNER_ENVIRONMENT: 'production' })
  await server.untilReady()
  const signIn = builtActions().find(({ name }) => name === 'signInAction')
  const { email, password } = people.admin
  const answer = await rawRequest({ port: Number(new URL(server.url).port) }, '/sign-in', {
    method: 'POST',
    headers: {
      host: 'desk.example',
      origin: 'https://desk.example',
      'next-action': signIn?.id ?? '',
      'content-type': 'text/plain;charset=UTF-8',
    },
    body: JSON.stringify([{ email, password }]),
  })
  expect(answer.body).toContain('"state":"signed-in"')
  const [cookie = ''] = answer.headers['set-cookie'] ?? []
  expect(cookie).toMatch(/^__Host-desk\.session=/)
  for (const attribute of ['Secure', 'HttpOnly', 'SameSite=Lax', 'Path=/'])
    expect(cookie).toMatch(new RegExp(`; ${attribute}(;|$)`, 'i'))
  expect(cookie).not.toMatch(/; Domain=/i)
  expect(answer.headers['strict-transport-security']).toContain('max-age=')
  expect(answer.body).not.toContain('nothing here reaches a real applicant')
})
