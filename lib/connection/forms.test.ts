import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestStore } from '../testing/test-store'
import { keepRefusedField, readForms, saveDeskForm } from './forms'
import { profile } from './profile'
import { listRefusedFields, noteRefusedField } from './refused-fields'

let close: () => Promise<void>
beforeAll(async () => {
  close = await openTestStore()
})
afterAll(() => close())

const ada = { id: 'ada', name: 'Ada' }

async function ask(field: string, message: string) {
  const asked = { field, pointer: `/${field}`, message, isRequired: true, schema: { type: 'string' } }
  noteRefusedField('create-job', asked, {})
  await vi.waitFor(async () => expect(await listRefusedFields()).not.toEqual([]))
}

const parts = async () => {
  const { forms, version } = await readForms()
  const form = forms.find(({ endpoint }) => endpoint === 'create-job')
  if (!form) throw new Error('There is no form for jobs')
  return { ...form.parts, version }
}

test('a field that the partner asked for is in force for everyone at once, and no longer asked for', async () => {
  await ask('branch_id', 'must be an integer and is required')
  expect(await keepRefusedField('create-job', 'branch_id', ada)).toEqual({ state: 'saved', version: 1 })
  expect(profile().jobs.create).toMatchObject({
    required: ['name', 'team_id', 'branch_id'],
    properties: { branch_id: { type: 'integer', title: 'Branch ID' } },
  })
  expect(await listRefusedFields()).toEqual([])
  expect(await keepRefusedField('create-job', 'branch_id', ada)).toBeNull()
})

test('a form that an admin saves keeps what else was confirmed, and settles what it has now', async () => {
  await ask('shift', 'is required')
  const { schema, places, version } = await parts()
  const changed = { ...schema, properties: { ...Object(schema.properties), shift: { type: 'string' } } }
  const by = { source: 'edited', expected: version, person: ada } as const
  expect(
    await saveDeskForm('create-job', { schema: changed, places: { ...places, createdId: '/created/id' } }, by),
  ).toEqual({
    state: 'saved',
    version: 2,
  })
  expect(profile().jobs).toMatchObject({
    createdId: '/created/id',
    create: { properties: { branch_id: {}, shift: {} } },
  })
  expect(await listRefusedFields()).toEqual([])
  const chat = profile().aiChat
  const enabled = { at: '/status', on: 'an', off: 'aus' }
  const chatParts = { schema: { type: 'object', properties: { status: { enum: ['an', 'aus'] } } }, places: { enabled } }
  expect(await saveDeskForm('set-ai-chat', chatParts, { ...by, expected: 2 })).toMatchObject({ state: 'saved' })
  expect(profile().aiChat).toEqual({ enabled, body: chatParts.schema })
  expect(profile().aiChat).not.toEqual(chat)
  expect(profile().jobs.create).toMatchObject({ properties: { shift: {} } })
})

test('a form that cannot be used is refused with the place of what is wrong', async () => {
  const { places, version } = await parts()
  const schema = { type: 'object', properties: { code: { type: 'string', pattern: '(a)\\1' } } }
  const saved = await saveDeskForm(
    'create-job',
    { schema, places },
    { source: 'imported', expected: version, person: ada },
  )
  expect(saved).toEqual({ state: 'invalid', issues: [expect.stringContaining('/jobs/create/properties/code')] })
})
