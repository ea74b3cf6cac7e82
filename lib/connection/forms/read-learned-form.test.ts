import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { recordDispatch } from '../../dispatch/record'
import { registerKinds } from '../../dispatch/registry'
import type { AskedField } from '../../forms/asked-field'
import type { CorrectedField } from '../../forms/correct-fields'
import type { UnwantedField } from '../../forms/find-unwanted-fields'
import { users } from '../../store/account-tables'
import { store } from '../../store/connection'
import { refusedFields } from '../../store/connection-tables'
import { dispatches } from '../../store/schema'
import { openTestStore } from '../../testing/test-store'
import { checkSentBody } from './check-sent-body'
import { readLearnedForm } from './read-learned-form'
import { closeRefusedField, listRefusedFields, noteRefusedField } from './refused-fields'

const [rosa, omar] = [
  { id: 'rosa', name: 'Rosa' },
  { id: 'omar', name: 'Omar' },
]
const nothing = { asked: [], refused: [], corrected: [] }

beforeAll(() => openTestStore())
beforeAll(async () => {
  registerKinds({
    'create-job': {
      isIdempotent: false,
      canBeRechecked: true,
      erasesBodyOnSuccess: false,
      readResult: () => null,
      send: async () => ({ ok: true, value: null }),
    },
  })
  await store()
    .insert(users)
    .values([rosa, omar].map((person) => ({ ...person, email: `${person.id}@example.com` })))
})
beforeEach(async () => {
  await store().delete(dispatches)
  await store().delete(refusedFields)
})

const branch: AskedField = {
  field: 'branch_id',
  pointer: '/branch_id',
  message: 'is required',
  isRequired: true,
  schema: { type: 'string' },
}
const shift: UnwantedField = { field: 'shift', pointer: '/shift', message: 'unknown field', isEntered: true }

/** A job that ended some days ago. */
async function job(daysAgo: number, body: Record<string, unknown>, change: Partial<typeof dispatches.$inferInsert>) {
  const id = randomUUID()
  await recordDispatch({ id, kind: 'create-job', person: rosa, subject: 'Baker', body, entered: body, undoMs: 60_000 })
  const endedAt = new Date(Date.now() - daysAgo * 86_400_000)
  await store()
    .update(dispatches)
    .set({ createdAt: endedAt, endedAt, notBefore: null, ...change })
    .where(eq(dispatches.id, id))
}

async function refusal(
  daysAgo: number,
  mismatch: { asks?: AskedField[]; unwanted?: UnwantedField[]; corrected?: CorrectedField[] },
) {
  const fields = [...(mismatch.asks ?? []), ...(mismatch.unwanted ?? [])]
  for (const field of fields) noteRefusedField('create-job', field, {})
  await vi.waitFor(async () => {
    const noted = (await listRefusedFields()).map(({ field }) => field)
    expect(noted).toEqual(expect.arrayContaining(fields.map(({ field }) => field)))
  })
  await job(daysAgo, { title: 'Baker' }, { state: 'refused', failure: mismatch })
}

const success = (daysAgo: number, body: Record<string, unknown>) =>
  job(daysAgo, body, { state: 'succeeded', result: { id: '1' } })

test('the person who was refused has the field again, not said to be required; no one else has it', async () => {
  await refusal(1, { asks: [branch], unwanted: [shift] })
  expect(await readLearnedForm('create-job', rosa)).toEqual({
    asked: [{ ...branch, isRequired: false, message: '' }],
    refused: ['/shift'],
    corrected: [],
  })
  expect(await readLearnedForm('create-job', omar)).toEqual(nothing)
  expect(await readLearnedForm('submit-application', rosa)).toEqual(nothing)
})

test('a later refusal says more about a field than an earlier one', async () => {
  await refusal(3, { asks: [{ ...branch, message: 'must be a number', schema: { type: 'number' } }] })
  await refusal(5, { asks: [branch] })
  const { asked } = await readLearnedForm('create-job', rosa)
  expect(asked).toMatchObject([{ pointer: '/branch_id', message: 'must be a number', schema: { type: 'number' } }])
})

test('a refusal of more than 30 days ago no longer counts', async () => {
  await refusal(31, { asks: [branch] })
  expect(await readLearnedForm('create-job', rosa)).toEqual(nothing)
})

test('a field that an admin has settled is left out', async () => {
  await refusal(1, { asks: [branch], unwanted: [shift] })
  await closeRefusedField('create-job', 'branch_id')
  expect(await readLearnedForm('create-job', rosa)).toEqual({ asked: [], refused: ['/shift'], corrected: [] })
})

test('a job that was accepted later shows which fields are needed after all, and which are taken', async () => {
  await refusal(3, { asks: [branch], unwanted: [shift] })
  await success(2, { title: 'Baker', branch_id: 'B-7' })
  expect(await readLearnedForm('create-job', rosa)).toMatchObject({
    asked: [{ pointer: '/branch_id' }],
    refused: ['/shift'],
  })
  await success(1, { title: 'Baker', shift: 'N1' })
  expect(await readLearnedForm('create-job', rosa)).toEqual(nothing)
})

test('a job that was accepted before the refusal says nothing', async () => {
  await success(2, { title: 'Baker' })
  await refusal(1, { asks: [branch] })
  expect((await readLearnedForm('create-job', rosa)).asked).toHaveLength(1)
})

test('other choices are kept until a job with one of the form’s own is accepted', async () => {
  const corrected: CorrectedField[] = [{ pointer: '/kind', schema: { enum: ['permanent', 'temporary'] } }]
  await refusal(3, { corrected })
  expect(await readLearnedForm('create-job', rosa)).toEqual({ asked: [], refused: [], corrected })
  await success(2, { title: 'Baker', kind: 'temporary' })
  expect((await readLearnedForm('create-job', rosa)).corrected).toEqual(corrected)
  await success(1, { title: 'Baker', kind: 'Full time' })
  expect(await readLearnedForm('create-job', rosa)).toEqual(nothing)
})

test('a field that the partner asked a user for may be sent, even if the form allows no other fields', async () => {
  const closed = { type: 'object', properties: { title: { type: 'string' } }, additionalProperties: false }
  const check = () => checkSentBody('create-job', closed, { title: 'Baker', branch_id: 'B-7' }, rosa)
  expect(Object.keys(await check())).toHaveLength(1)
  await refusal(1, { asks: [branch] })
  expect(await check()).toEqual({})
  expect(Object.keys(await checkSentBody('create-job', closed, { title: 'Baker', branch: 'B-7' }, rosa))).not.toEqual(
    [],
  )
})
