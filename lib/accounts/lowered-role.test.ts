import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { downloadRecorder, type Piece, recordedBody } from '../activity/record-download'
import { answerDownload } from '../http/answer-download'
import { downloadIdHeader } from '../http/contract'
import { getHandler } from '../http/get-handler'
import { users } from '../store/account-tables'
import { store } from '../store/connection'
import { activity } from '../store/schema'
import { addTestPerson } from '../testing/add-test-person'
import { signInBrowser } from '../testing/cookie-browser'
import { openTestStore } from '../testing/test-store'
import { changeRole } from './change-role'
import type { Role } from './contract'
import { createFirstAdmin } from './create-first-admin'
import { listenForEndedSessions } from './ended-sessions'
import { requireRole } from './require-role'
import { followAccess } from './session-cache'

vi.mock('./derive-key', async () => ({ deriveKey: (await import('../testing/derive-cheaply')).deriveCheaply }))
vi.mock('next/headers', async () => (await import('../testing/cookie-browser')).nextHeaders)

const by = { id: 'boss', name: 'Boss' }
const email = 'rosa@example.com'
let personId = ''
beforeAll(() => openTestStore())
beforeAll(async () => {
  await listenForEndedSessions({ everyMs: 3_600_000 })
  await followAccess()
  await createFirstAdmin()
  personId = await addTestPerson({ name: 'Rosa', email, password: 'long enough 1', role: 'recruiter' })
})
beforeEach(async () => {
  await store().update(users).set({ role: 'recruiter' }).where(eq(users.id, personId))
  await signInBrowser(email)
})

const ask = (handler: ReturnType<typeof getHandler>) =>
  handler(new Request('http://localhost:3000/api/x'), { params: Promise.resolve({}) })
const lower = (role: Role) => changeRole({ personId, role }, by)

async function* endlessRows(): AsyncGenerator<Piece, void> {
  for (;;) {
    yield { text: 'ada@example.com\r\n', rows: 1 }
    await new Promise((resolve) => setImmediate(resolve))
  }
}

const exportHandler = (needs: Role) =>
  getHandler(requireRole(needs), async ({ session }) => {
    const recorder = downloadRecorder(session.person, { what: 'applicants' })
    return answerDownload({ id: recorder.id, name: 'applicants.csv', body: recordedBody(endlessRows(), recorder) })
  })

async function readToEnd(reader: ReadableStreamDefaultReader<Uint8Array> | undefined) {
  while (!(await reader?.read())?.done);
}
const outcomeOf = async (answer: Response) =>
  (
    await store()
      .select({ outcome: activity.outcome })
      .from(activity)
      .where(eq(activity.id, answer.headers.get(downloadIdHeader) ?? ''))
  )[0]?.outcome

test.each([
  ['needs the role that was taken away', 'recruiter'],
  ['is open to the lower role too, as it was begun with what the higher one may see', 'viewer'],
] as const)('an export that %s breaks off at once, and is recorded as broken off', async (_, needs) => {
  const answer = await ask(exportHandler(needs))
  const reader = answer.body?.getReader()
  expect((await reader?.read())?.done).toBe(false)
  expect(await lower('viewer')).toBe('done')
  await expect(readToEnd(reader)).rejects.toMatchObject({ name: 'AbortError' })
  await expect.poll(() => outcomeOf(answer)).toBe('broken-off')
})

test('a long answer in the making is refused as the lower role would be, and the session stays', async () => {
  let begun = () => {}
  const hasBegun = new Promise<void>((resolve) => {
    begun = resolve
  })
  const asked = ask(
    getHandler(requireRole('recruiter'), async ({ signal }) => {
      begun()
      await new Promise((resolve) => signal.addEventListener('abort', resolve))
      return Response.json({ items: ['what a viewer may not see'] })
    }),
  )
  await hasBegun
  await lower('viewer')
  const answer = await asked
  expect(answer.status).toBe(403)
  expect(answer.headers.get('clear-site-data')).toBeNull()
  expect((await ask(getHandler(requireRole('viewer'), async () => Response.json({})))).status).toBe(200)
})

test('a higher role, or any change of somebody else, breaks off nothing', async () => {
  const other = await addTestPerson({ name: 'Sam', email: 'sam@example.com', password: 'long enough 1', role: 'admin' })
  const answer = await ask(exportHandler('recruiter'))
  const reader = answer.body?.getReader()
  await changeRole({ personId: other, role: 'viewer' }, by)
  await changeRole({ personId, role: 'admin' }, by)
  for (let row = 0; row < 50; row += 1) expect((await reader?.read())?.done).toBe(false)
  await reader?.cancel()
})
