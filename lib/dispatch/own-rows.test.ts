import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { saveDraft } from '../drafts/drafts'
import { users } from '../store/account-tables'
import { store } from '../store/connection'
import { dispatches, drafts } from '../store/schema'
import { openTestStore } from '../testing/test-store'
import type { Decision } from './contract'
import { decide } from './decide'
import { dismiss } from './dismiss'
import { readOwnDispatch } from './follow'
import type { WriteKind } from './kind'
import { recordDispatch } from './record'
import { registerKinds } from './registry'

const kind: WriteKind = {
  isIdempotent: false,
  canBeRechecked: true,
  erasesBodyOnSuccess: false,
  readResult: (_, end) => ('chosen' in end ? { id: end.chosen.id, title: end.chosen.title, answer: null } : null),
  send: async () => ({ ok: true, value: null }),
}
const [rosa, omar] = [
  { id: 'rosa', name: 'Rosa' },
  { id: 'omar', name: 'Omar' },
]

beforeAll(() => openTestStore())
beforeAll(async () => {
  registerKinds({ 'create-job': kind })
  await store()
    .insert(users)
    .values([rosa, omar].map((person) => ({ ...person, email: `${person.id}@example.com` })))
})
beforeEach(async () => {
  await store().delete(dispatches)
  await store().delete(drafts)
})

const candidates = [{ id: '881', title: 'Baker', holds: 2, of: 2 }]
const decisions: Decision[] = [
  ...(['cancel', 'try-now', 'send-unprepared', 'send-again', 'abandon', 'recheck', 'none-of-these'] as const).map(
    (what) => ({ what }),
  ),
  { what: 'choose', candidateId: '881' },
]

async function job(change: Partial<typeof dispatches.$inferInsert>): Promise<string> {
  const id = randomUUID()
  await recordDispatch({
    id,
    kind: 'create-job',
    person: rosa,
    subject: 'Baker',
    body: {},
    entered: {},
    undoMs: 60_000,
  })
  await store().update(dispatches).set(change).where(eq(dispatches.id, id))
  return id
}
const asStored = async (id: string) => (await store().select().from(dispatches).where(eq(dispatches.id, id)))[0]

const succeeded = {
  state: 'succeeded',
  notBefore: null,
  endedAt: new Date(),
  result: { id: '7', title: 'Baker', answer: { contact: 'ada@example.com' } },
}
const uncertain = {
  state: 'needs-decision',
  notBefore: null,
  mayHaveSucceeded: true,
  uncertainty: { what: 'candidates', candidates },
}

test.each([
  ['waiting to be sent', { subject: 'Cook' }],
  ['that needs a decision', uncertain],
  ['that has succeeded', succeeded],
])('no decision changes or reveals a colleague’s dispatch %s', async (_, change) => {
  const id = await job(change)
  const before = await asStored(id)
  for (const decision of decisions) {
    expect(await decide(id, decision, omar)).toBeNull()
    expect(await decide(randomUUID(), decision, omar)).toBeNull()
  }
  await dismiss([id], omar)
  expect(await readOwnDispatch(id, omar)).toBeNull()
  expect(await asStored(id)).toEqual(before)
})

test('an admin can decide for a colleague, without seeing the partner’s response', async () => {
  const forOthers = { mayDecideForOthers: true }
  const waiting = await job({ subject: 'Cook' })
  expect(await decide(waiting, { what: 'cancel' }, omar, forOthers)).toMatchObject({
    state: 'decided',
    dispatch: { state: 'cancelled' },
  })
  const done = await job(succeeded)
  const answer = await decide(done, { what: 'cancel' }, omar, forOthers)
  expect(answer).toMatchObject({ state: 'too-late', dispatch: { result: { id: '7' } } })
  expect(JSON.stringify(answer)).not.toContain('ada@example.com')
  expect(JSON.stringify(await decide(done, { what: 'cancel' }, rosa))).toContain('ada@example.com')
})

test('anyone who reviews held writes can say which job one of them is', async () => {
  const id = await job({ ...uncertain, heldBy: 'incident' })
  expect(await decide(id, { what: 'choose', candidateId: '881' }, omar)).toMatchObject({ state: 'decided' })
})

test('a colleague’s draft cannot be sent, and is kept', async () => {
  const dispatchId = randomUUID()
  const kept = { mark: 'm', fields: { _name: 'Baker' }, others: [], body: { name: 'Baker' } }
  await saveDraft(rosa, 'new-job', { dispatchId, replaces: null, kept })
  const given = { id: dispatchId, kind: 'create-job', subject: 'Baker', body: {}, entered: {} }
  expect(await recordDispatch({ ...given, person: omar })).toBeNull()
  expect(await store().$count(drafts)).toBe(1)
  expect(await recordDispatch({ ...given, person: rosa })).toMatchObject({ state: 'recorded' })
})
