import { expect, test } from './fixtures'
import { isBelow, actions as needsOf } from './support/access'
import { type BuiltAction, builtActions } from './support/built-actions'
import { type Desk, sessionCookie } from './support/desks'
import { roles } from './support/people'
import { rawRequest } from './support/raw-request'

const actions = builtActions().map((action) => ({ ...action, needs: needsOf[action.name] ?? 'nobody' }))

type Sent = { cookie?: string; headers?: Record<string, string> }

/** Calls an action with an argument that every schema rejects, so that a call that gets through changes nothing. */
function call(desk: Desk, action: BuiltAction, { cookie, headers = { origin: desk.url } }: Sent) {
  return rawRequest(desk, action.page, {
    method: 'POST',
    headers: {
      'next-action': action.id,
      'content-type': 'text/plain;charset=UTF-8',
      ...(cookie ? { cookie } : {}),
      ...headers,
    },
    body: '[{"no":"such input"}]',
  })
}

test('the test covers every action', () => {
  expect(actions.length).toBeGreaterThanOrEqual(14)
})

const closed = actions.filter(({ needs }) => needs !== 'nobody')

test('every action answers a request without a session with "signed out", even if it is forged', async ({
  desk,
  sandbox,
}) => {
  for (const action of closed)
    for (const cookie of ['', 'desk.session=forged.value', '__Host-desk.session=forged.value']) {
      expect((await call(desk, action, { cookie })).body, action.name).toContain('"state":"signed-out"')
      const forged = {
        origin: desk.url,
        'x-middleware-subrequest': 'proxy:proxy:proxy:proxy:proxy',
        'x-forwarded-host': 'evil.example',
      }
      expect((await call(desk, action, { cookie, headers: forged })).body, action.name).not.toContain('"state":"done"')
    }
  const writes = (await sandbox.requests()).filter(({ method }) => method !== 'GET')
  expect(writes).toHaveLength(0)
})

test('every action rejects roles below the one it requires', async ({ desk }) => {
  for (const action of closed)
    for (const role of roles.filter((role) => isBelow(role, action.needs))) {
      const { body } = await call(desk, action, { cookie: sessionCookie(desk, role) })
      expect(body, `${action.name} as ${role}`).toContain('"state":"not-allowed"')
    }
})

test('every action rejects requests from other sites, and requests that do not say where they come from', async ({
  desk,
}) => {
  const cookie = sessionCookie(desk, 'admin')
  for (const action of closed) {
    for (const headers of [{}, { 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site', origin: desk.url }])
      expect(
        (await call(desk, action, { cookie, headers })).body,
        `${action.name} ${JSON.stringify(headers)}`,
      ).toContain('"state":"not-allowed"')
    const foreign = { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' }
    const answer = await call(desk, action, { cookie, headers: foreign })
    expect(answer.status, action.name).toBeGreaterThanOrEqual(400)
    expect(answer.body, action.name).not.toContain('"state"')
  }
})

test('anyone can call the sign-in action, but only from our own pages', async ({ desk }) => {
  const signIn = actions.find(({ name }) => name === 'signInAction')
  if (!signIn) throw new Error('There is no sign-in action')
  const body = (await call(desk, { ...signIn, page: '/sign-in' }, {})).body
  expect(body).toContain('Email or password is wrong')
  expect((await call(desk, { ...signIn, page: '/sign-in' }, { headers: {} })).body).toContain(
    'set up for another address',
  )
})

test('anyone with an invitation link can read it, but only from our own pages', async ({ desk }) => {
  for (const name of ['readInvitationAction', 'acceptInvitationAction']) {
    const action = actions.find((built) => built.name === name)
    if (!action) throw new Error(`There is no ${name}`)
    expect((await call(desk, action, {})).body).toContain('"dead-link"')
    for (const headers of [{}, { 'sec-fetch-site': 'cross-site' }])
      expect((await call(desk, action, { headers })).body).toContain('"not-allowed"')
  }
})

test('replaying an action of an ended session does nothing', async ({ page, jobs, desk, sandbox }) => {
  await jobs.openNew()
  await jobs.title.fill('Replayed job')
  await jobs.team.fill('11')
  const sent = page.waitForRequest((request) => request.headers()['next-action'] !== undefined)
  await jobs.send()
  await expect(jobs.outcome('Created')).toBeVisible()
  const request = await sent
  const headers = {
    'next-action': (await request.allHeaders())['next-action'] ?? '',
    'content-type': 'text/plain;charset=UTF-8',
    origin: desk.url,
  }
  const answer = await rawRequest(desk, '/jobs/new', { method: 'POST', headers, body: request.postData() ?? '' })
  expect(answer.body).toContain('"state":"signed-out"')
  expect(await sandbox.requests('POST /jobs')).toHaveLength(1)
})
