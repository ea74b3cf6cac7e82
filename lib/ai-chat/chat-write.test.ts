import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test, vi } from 'vitest'
import { type Dispatch, isOpen } from '../dispatch/contract'
import { decide } from '../dispatch/decide'
import { storedChatSubject } from '../dispatch/subject-in-words'
import { store } from '../store/connection'
import { aiChatSettings, dispatches } from '../store/schema'
import { rosa, setUpTestWorker } from '../testing/test-worker'
import { readChatStates } from './read-chat-states'
import { setAiChats } from './set-ai-chats'

const endpoint = 'PUT /jobs/ai_chat/subscription/:team_id'
const ada = { id: 'ada', name: 'Ada' }
const worker = setUpTestWorker()
beforeEach(async () => {
  // No waiting between attempts: their delays are tested elsewhere.
  vi.spyOn(Math, 'random').mockReturnValue(0)
  await store().delete(dispatches)
  await store().delete(aiChatSettings)
})

const fail = (fault: Record<string, unknown>) => worker.fail({ endpoint, ...fault })
const atPartner = () => worker.sandbox.state.subscriptions.get(11)

async function record(isOn: boolean, person = rosa as { id: string; name: string }, teamId = '11') {
  const id = randomUUID()
  await setAiChats({ teams: [{ id, teamId }], isOn, body: {} }, person)
  return id
}
async function set(isOn: boolean): Promise<Dispatch> {
  return worker.until(await record(isOn), (dispatch) => !isOpen(dispatch))
}
const stateOf = async (teamId = '11') => (await readChatStates()).get(teamId)

test('spec 4, PUT subscription: sends a setting once and records its author and time', async () => {
  expect(await set(true)).toMatchObject({ state: 'succeeded', attempts: 1, subject: storedChatSubject('11', true) })
  expect(await stateOf()).toMatchObject({ isOn: true, setBy: 'Rosa', doubt: null, underWay: null })
})

test.each<[string, Record<string, unknown>, string]>([
  [
    '400 with fields',
    { status: 400, body: { developer_message: 'Invalid', errors: { enabled: ['must be true or false'] } } },
    'bad-request',
  ],
  ['403 of the key', { status: 403, body: { message: 'Forbidden' } }, 'key-rejected'],
  ['403 of the path', { status: 403, body: { message: 'Missing Authentication Token' } }, 'unknown-path'],
  [
    '403 of the permission',
    { status: 403, body: { developer_message: 'invalid permission for api!', extra: null } },
    'not-permitted',
  ],
  ['404', { status: 404 }, 'not-found'],
  ['405', { status: 405 }, 'wrong-method'],
  ['409', { status: 409 }, 'conflict'],
  ['422', { status: 422 }, 'invalid'],
])('spec 7, status: treats %s as a rejection that leaves the known setting unchanged', async (_, fault, kind) => {
  await set(true)
  fail(fault)
  expect(await set(false)).toMatchObject({ state: 'refused', attempts: 1, failure: { kind, changed: 'no' } })
  expect(await stateOf()).toMatchObject({ isOn: true, doubt: null })
})

test('spec 7, 403 scope: rejects a team outside the key’s scope, naming the teams of the key', async () => {
  const memberships = "The requested team_id 11 does not belong to the logged-in user's memberships [12, 13]"
  fail({ status: 403, body: { developer_message: memberships, extra: null } })
  expect(await set(true)).toMatchObject({
    state: 'refused',
    failure: { kind: 'out-of-scope', facts: { requestedTeam: '11', memberships: ['12', '13'] } },
  })
})

test('spec 7, 422: rejects a team that cannot have AI chat', async () => {
  const dispatch = await worker.until(await record(true, rosa, '16'), (dispatch) => !isOpen(dispatch))
  expect(dispatch).toMatchObject({ state: 'refused', failure: { kind: 'invalid' } })
  expect((await stateOf('16')) ?? { isOn: null }).toMatchObject({ isOn: null })
})

test('spec 8, query ceiling: a retried setting may take effect after a later opposite one', async () => {
  fail({ status: 504 })
  expect(await set(true)).toMatchObject({ state: 'succeeded', attempts: 2 })
  expect(await stateOf()).toMatchObject({ isOn: true, doubt: null })
  await set(false)
  expect(await stateOf()).toMatchObject({ isOn: null, doubt: { wantedOn: true, before: { isOn: false } } })
})

test.each([429, 500])('a setting whose first attempt ended with %i cannot take effect later', async (status) => {
  fail({ status })
  expect(await set(true)).toMatchObject({ state: 'succeeded' })
  await set(false)
  expect(await stateOf()).toMatchObject({ isOn: false, doubt: null })
})

test.each<[string, Record<string, unknown>, number]>([
  ['424', { status: 424 }, 2],
  ['429 three times', { status: 429, times: 3 }, 4],
  ['500 once', { status: 500 }, 2],
  ['500 once, in HTML', { status: 500, body: '<html><body>Oops</body></html>' }, 2],
  ['502', { status: 502 }, 2],
  ['503 twice', { status: 503, times: 2 }, 3],
  ['504 before the work', { status: 504 }, 2],
  ['504 after the work', { status: 504, when: 'after' }, 2],
  [
    'a 200 that says the opposite, as if it had been read before the work',
    { status: 200, body: { enabled: false } },
    2,
  ],
  ['a connection that drops before the work', { transport: 'drop' }, 2],
  ['a connection that drops after the work', { transport: 'drop', when: 'after' }, 2],
])('spec 7, retry rule 4: retries %s and then succeeds', async (_, fault, attempts) => {
  fail(fault)
  expect(await set(true)).toMatchObject({ state: 'succeeded', attempts, failure: null, mayHaveSucceeded: false })
  expect(await stateOf()).toMatchObject({ isOn: true, doubt: null })
  expect(atPartner()).toMatchObject({ enabled: true })
})

test.each<[string, Record<string, unknown>, number]>([
  ['500 twice', { status: 500, times: 2 }, 2],
  ['503 to the end', { status: 503, times: null }, 5],
  ['504 to the end, although it worked', { status: 504, when: 'after', times: null }, 5],
  ['200 to the end, saying the opposite', { status: 200, body: { team_id: 11, enabled: false }, times: null }, 2],
])(
  'spec 7, retry rule 4: %s leaves the setting unknown, showing the previous one, until a user sends it again',
  async (_, fault, attempts) => {
    await set(false)
    fail(fault)
    const dispatch = await set(true)
    expect(dispatch).toMatchObject({ state: 'needs-decision', attempts, nextAt: null, endedAt: null })
    expect(await stateOf()).toMatchObject({
      isOn: null,
      doubt: { wantedOn: true, before: { isOn: false, setBy: 'Rosa' } },
    })
    worker.sandbox.state.faults.clear()
    await decide(dispatch.id, { what: 'send-again' }, rosa)
    await worker.until(dispatch.id, ({ state }) => state === 'succeeded')
    expect(await stateOf()).toMatchObject({ isOn: true, doubt: null })
  },
)

test('leaves the setting unknown when a user abandons it', async () => {
  fail({ status: 500, times: 2, when: 'after' })
  const { id } = await set(false)
  await decide(id, { what: 'abandon' }, rosa)
  expect(await stateOf()).toMatchObject({ isOn: null, doubt: { wantedOn: false, before: null }, underWay: null })
})

test('sends only the newest of several settings, not the waiting ones', async () => {
  fail({ delayMs: 300 })
  const first = await record(true)
  await worker.until(first, ({ state }) => state === 'sending')
  const second = await record(false)
  await record(true, ada)
  await record(false, ada)
  await vi.waitFor(
    async () => expect(await stateOf()).toMatchObject({ isOn: false, setBy: 'Ada', underWay: null }),
    60_000,
  )
  expect(await worker.until(first, (dispatch) => !isOpen(dispatch))).toMatchObject({ state: 'succeeded' })
  expect(await worker.until(second, (dispatch) => !isOpen(dispatch))).toMatchObject({ state: 'cancelled', attempts: 0 })
  const sent = worker.requests(endpoint)
  expect(sent).toHaveLength(2)
})

test('keeps a setting unknown when another user’s success follows a 504 that may still take effect', async () => {
  fail({ status: 504, when: 'after' })
  vi.spyOn(Math, 'random').mockReturnValue(1)
  const lost = await record(true)
  await worker.until(lost, ({ state, attempts }) => state === 'backing-off' && attempts === 1)
  await record(false, ada)
  await vi.waitFor(async () => expect((await stateOf())?.underWay).toBeNull(), 60_000)
  expect(await worker.until(lost, (dispatch) => !isOpen(dispatch))).toMatchObject({ state: 'abandoned' })
  expect(await stateOf()).toMatchObject({
    isOn: null,
    doubt: { wantedOn: true, by: 'Rosa', before: { isOn: false, setBy: 'Ada' } },
  })
})
