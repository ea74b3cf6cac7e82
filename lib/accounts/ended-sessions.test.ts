import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { getHandler } from '../http/get-handler'
import { postHandler } from '../http/post-handler'
import { singleton } from '../runtime/singleton'
import { sessions } from '../store/account-tables'
import { store } from '../store/connection'
import { addTestPerson } from '../testing/add-test-person'
import { carryCookie, cookieHeader, signInBrowser } from '../testing/cookie-browser'
import { openTestStore } from '../testing/test-store'
import { createFirstAdmin } from './create-first-admin'
import { deactivate } from './deactivate'
import { endSessionsOf, sessionEndedChannel } from './end-sessions'
import { listenForEndedSessions, watchSession } from './ended-sessions'
import { openSession } from './open-session'
import { requireRole } from './require-role'
import { currentSession } from './session'
import { signOut, signOutEverywhere } from './sign-out'

vi.mock('./derive-key', async () => ({ deriveKey: (await import('../testing/derive-cheaply')).deriveCheaply }))
vi.mock('next/headers', async () => {
  const { nextHeaders } = await import('../testing/cookie-browser')
  const headers = async () => new Headers({ origin: 'http://localhost:3000', 'content-type': 'application/json' })
  return { ...nextHeaders, headers }
})

const by = { id: 'boss', name: 'Boss' }
const email = 'rosa@example.com'
let personId = ''
beforeAll(() => openTestStore())
beforeAll(async () => {
  await listenForEndedSessions({ everyMs: 20 })
  await createFirstAdmin()
  personId = await addTestPerson({ name: 'Rosa', email, password: 'long enough 1', role: 'recruiter' })
})
beforeEach(() => carryCookie(null))

const context = { params: Promise.resolve({}) }
const ask = (handler: ReturnType<typeof getHandler>) => handler(new Request('http://localhost:3000/api/x'), context)

/** A promise with its resolve function. */
function latch() {
  let resolve = () => {}
  const promise = new Promise<void>((keep) => {
    resolve = keep
  })
  return { promise, resolve: () => resolve() }
}

/** A handler that waits for a change that never comes. */
function waitingHandler() {
  const begun = latch()
  const calledOff = latch()
  const handler = getHandler(requireRole('viewer'), async ({ signal }) => {
    begun.resolve()
    await new Promise((resolve) => signal.addEventListener('abort', resolve))
    calledOff.resolve()
    return Response.json({ items: ['what nobody signed in may see'] })
  })
  return { handler, begun: begun.promise, calledOff: calledOff.promise }
}

const ways: [string, () => Promise<unknown>][] = [
  ['signing out', signOut],
  [
    'signing out everywhere',
    async () => signOutEverywhere({ person: { id: personId, name: '', email, role: 'viewer' } }),
  ],
  ['a deactivated account', () => deactivate({ personId }, by)],
  ['an admin who ends them', () => endSessionsOf({ personId }, by)],
  ['signing in again', () => openSession(personId, { method: 'password', hasSecondFactor: false })],
]

test.each(ways)('%s answers pending requests at once with 401', async (way, leave) => {
  await signInBrowser(email)
  const cookie = cookieHeader()
  const { handler, begun, calledOff } = waitingHandler()
  const asked = ask(handler)
  await begun
  await leave()
  const answer = await asked
  expect(answer.status).toBe(401)
  expect(answer.headers.get('clear-site-data')).toBe('"cache", "storage"')
  expect(await answer.json()).toEqual({ error: 'Sign in first.' })
  await calledOff
  carryCookie(cookie)
  expect(await currentSession()).toBeNull()
  if (way === 'a deactivated account') await store().execute(sql`update users set banned = false`)
})

test('a download in progress is aborted, and its source is cancelled', async () => {
  await signInBrowser(email)
  const left = latch()
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(10)),
    cancel: () => left.resolve(),
  })
  const answer = await ask(
    getHandler(requireRole('viewer'), async () => new Response(body, { headers: { 'content-type': 'text/csv' } })),
  )
  expect(answer.status).toBe(200)
  const reader = answer.body?.getReader()
  expect((await reader?.read())?.value).toHaveLength(10)
  await signOut()
  await expect(
    (async () => {
      while (!(await reader?.read())?.done);
    })(),
  ).rejects.toMatchObject({ name: 'AbortError' })
  await left.promise
})

test.each([
  ['that has reached its maximum age', { createdAt: sql`now() - interval '400 days'` }],
  ['that has expired', { expiresAt: sql`now() - interval '1 second'` }],
])('a download is aborted with a session %s', async (_, change) => {
  await signInBrowser(email)
  const id = (await currentSession())?.id ?? ''
  const body = new ReadableStream<Uint8Array>({ pull: (controller) => controller.enqueue(new Uint8Array(10)) })
  const file = async () => new Response(body, { headers: { 'content-type': 'text/csv' } })
  const answer = await ask(getHandler(requireRole('viewer'), file))
  const reader = answer.body?.getReader()
  await reader?.read()
  await store().update(sessions).set(change).where(eq(sessions.id, id))
  const readOn = async () => {
    while (!(await reader?.read())?.done) await new Promise((resolve) => setImmediate(resolve))
  }
  await expect(readOn()).rejects.toMatchObject({ name: 'AbortError' })
})

test('a session in another browser continues', async () => {
  await signInBrowser(email)
  const { handler, begun } = waitingHandler()
  const stays = ask(handler)
  await begun
  const staying = cookieHeader()
  await signInBrowser(email)
  await signOut()
  carryCookie(staying)
  let hasAnswered = false
  void stays.then(() => {
    hasAnswered = true
  })
  await signInAndEndAnother()
  expect(hasAnswered).toBe(false)
  carryCookie(staying)
  await signOut()
  expect((await stays).status).toBe(401)
})

/** Ends another session and waits until that is heard: by then everything sent before it has been heard, too. */
async function signInAndEndAnother() {
  await signInBrowser(email)
  const { handler, begun } = waitingHandler()
  const asked = ask(handler)
  await begun
  await signOut()
  await asked
}

test('ends that were missed while the listener was disconnected are caught up on', async () => {
  await signInBrowser(email)
  const session = await currentSession()
  const { handler, begun } = waitingHandler()
  const asked = ask(handler)
  await begun
  await store()
    .delete(sessions)
    .where(eq(sessions.id, session?.id ?? ''))
  await store().execute(sql`select pg_notify(${sessionEndedChannel}, '')`)
  expect((await asked).status).toBe(401)
})

test('a request that arrives as the session ends reveals nothing', async () => {
  await signInBrowser(email)
  const session = await currentSession()
  if (!session) throw new Error('not signed in')
  await signInAndEnd(session)
  let isCarriedOut = false
  const authorize = async () => ({ session, watch: () => watchSession(session) })
  const handler = postHandler(authorize, async () => {
    isCarriedOut = true
    return Response.json({})
  })
  const request = new Request('http://localhost:3000/api/x', { method: 'POST', body: '{}' })
  expect((await handler(request, context)).status).toBe(401)
  expect(isCarriedOut).toBe(false)
})

test('a write that has begun still returns its outcome', async () => {
  await signInBrowser(email)
  const [begun, mayEnd] = [latch(), latch()]
  const handler = postHandler(requireRole('viewer'), async () => {
    begun.resolve()
    await mayEnd.promise
    return Response.json({ state: 'recorded' })
  })
  const asked = handler(new Request('http://localhost:3000/api/x', { method: 'POST', body: '{}' }), context)
  await begun.promise
  await signOut()
  mayEnd.resolve()
  expect(await (await asked).json()).toEqual({ state: 'recorded' })
})

test('a download requested with POST is cut off when the session ends', async () => {
  await signInBrowser(email)
  const body = new ReadableStream<Uint8Array>({ pull: (controller) => controller.enqueue(new Uint8Array(10)) })
  const file = async () => new Response(body, { headers: { 'content-type': 'text/csv' } })
  const handler = postHandler(requireRole('viewer'), file, { isDownload: true })
  const answer = await handler(new Request('http://localhost:3000/api/x', { method: 'POST', body: '{}' }), context)
  const reader = answer.body?.getReader()
  await reader?.read()
  await signOut()
  const readOn = async () => {
    while (!(await reader?.read())?.done) await new Promise((resolve) => setImmediate(resolve))
  }
  await expect(readOn()).rejects.toMatchObject({ name: 'AbortError' })
})

async function signInAndEnd(session: Parameters<typeof watchSession>[0]) {
  const { signal, release } = watchSession(session)
  const ended = new Promise((resolve) => signal.addEventListener('abort', resolve))
  await signOut()
  await ended
  release()
}

test('a completed request leaves nothing in memory', async () => {
  await signInBrowser(email)
  const handler = getHandler(requireRole('viewer'), async ({ request }) =>
    request.url.endsWith('/x') ? Response.json({}) : Response.error(),
  )
  expect((await ask(handler)).status).toBe(200)
  const file = getHandler(
    requireRole('viewer'),
    async () => new Response('a,b', { headers: { 'content-type': 'text/csv' } }),
  )
  expect(await (await ask(file)).text()).toBe('a,b')
  const { answering } = singleton('ended-sessions', () => ({ answering: new Map<string, unknown>() }))
  await vi.waitFor(() => expect(answering.size).toBe(0))
})
