import { beforeAll, expect, test, vi } from 'vitest'
import { openTestStore } from '../../testing/test-store'
import { profile } from '../profile'
import { checkSentBody } from './check-sent-body'
import { addAskedField, readForms, removeRefusedField, saveDeskForm, takeNamedChoices } from './forms'
import { listRefusedFields, noteRefusedField } from './refused-fields'

beforeAll(() => openTestStore())

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

test('a field that the partner required applies for everyone at once, and is no longer offered', async () => {
  await ask('branch_id', 'must be an integer and is required')
  expect(await addAskedField('create-job', 'branch_id', ada)).toEqual({ state: 'saved', version: 1 })
  expect(profile().jobs.create).toMatchObject({
    required: ['name', 'team_id', 'branch_id'],
    properties: { branch_id: { type: 'integer', title: 'Branch ID' } },
  })
  expect(await listRefusedFields()).toEqual([])
  expect(await addAskedField('create-job', 'branch_id', ada)).toBeNull()
})

test('saving a form keeps other confirmations, and resolves the fields it now has', async () => {
  await ask('shift', 'is required')
  const { schema, paths, version } = await parts()
  const changed = { ...schema, properties: { ...Object(schema.properties), shift: { type: 'string' } } }
  const by = { source: 'edited', expected: version, person: ada } as const
  expect(
    await saveDeskForm('create-job', { schema: changed, paths: { ...paths, createdId: '/created/id' } }, by),
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
  const chatParts = { schema: { type: 'object', properties: { status: { enum: ['an', 'aus'] } } }, paths: { enabled } }
  const isShipped = async () => (await readForms()).forms.flatMap((form) => (form.isShipped ? form.endpoint : []))
  expect(await isShipped()).toEqual(['submit-application', 'set-ai-chat'])
  expect(await saveDeskForm('set-ai-chat', chatParts, { ...by, expected: 2 })).toMatchObject({ state: 'saved' })
  expect(await isShipped()).toEqual(['submit-application'])
  expect(profile().aiChat).toEqual({ enabled, body: chatParts.schema })
  expect(profile().aiChat).not.toEqual(chat)
  expect(profile().jobs.create).toMatchObject({ properties: { shift: {} } })
})

test('rejects an unusable form with the path of the issue', async () => {
  const { paths, version } = await parts()
  const schema = { type: 'object', properties: { code: { type: 'string', pattern: '(a)\\1' } } }
  const saved = await saveDeskForm(
    'create-job',
    { schema, paths },
    { source: 'imported', expected: version, person: ada },
  )
  expect(saved).toEqual({ state: 'invalid', issues: [expect.stringContaining('/jobs/create/properties/code')] })
})

test('a field that the partner rejects can be made optional, and is removed from everyone’s form', async () => {
  const schema = () => profile().jobs.create
  const check = () => checkSentBody('create-job', schema(), { name: 'Cook', branch_id: 7 }, ada)
  expect(await check()).toEqual({ '/team_id': 'Required' })
  const unwanted = { field: 'teamId', pointer: '/team_id', message: 'unknown field', isEntered: true }
  noteRefusedField('create-job', unwanted, { team_id: 7 })
  await vi.waitFor(async () => expect(await listRefusedFields()).toMatchObject([{ field: 'teamId', isUnwanted: true }]))
  expect(await check()).toEqual({})
  expect(await addAskedField('create-job', 'teamId', ada)).toBeNull()
  expect(await removeRefusedField('create-job', 'teamId', ada)).toMatchObject({ state: 'saved' })
  expect(schema().properties).not.toHaveProperty('team_id')
  expect(schema().required).not.toContain('team_id')
  expect(await listRefusedFields()).toEqual([])
  expect(await removeRefusedField('create-job', 'teamId', ada)).toBeNull()
})

test('the choices that the partner names replace those of everyone’s form', async () => {
  const choices = ['permanent', 'temporary']
  noteRefusedField('create-job', { field: 'job_type', choices }, { job_type: 'Full time', name: 'permanent' })
  await vi.waitFor(async () => expect(await listRefusedFields()).toMatchObject([{ field: 'job_type', choices }]))
  expect(await addAskedField('create-job', 'job_type', ada)).toBeNull()
  expect(await removeRefusedField('create-job', 'job_type', ada)).toBeNull()
  expect(await takeNamedChoices('create-job', 'job_type', ada)).toMatchObject({ state: 'saved' })
  expect(profile().jobs.create.properties).toMatchObject({ job_type: { enum: choices } })
  expect(await listRefusedFields()).toEqual([])

  noteRefusedField('create-job', { field: 'job_type', choices: [...choices, 'seasonal'] }, {})
  await vi.waitFor(async () => expect(await listRefusedFields()).toHaveLength(1))
  expect(await takeNamedChoices('create-job', 'job_type', ada)).toBeNull()
  expect(await listRefusedFields()).toEqual([])
})

test('a field the desk requires stays in the form until it is mapped to another field', async () => {
  const refuse = (field: string, pointer: string) =>
    noteRefusedField('submit-application', { field, pointer, message: 'is not allowed', isEntered: false }, {})
  refuse('job.jobId', '/job/jobId')
  refuse('enqueue', '/enqueue')
  await vi.waitFor(async () => expect(await listRefusedFields()).toHaveLength(2))
  expect(await removeRefusedField('submit-application', 'job.jobId', ada)).toEqual({
    state: 'invalid',
    issues: ['/job/jobId is where the form sends the job ID: choose another field for it first'],
  })
  expect(await removeRefusedField('submit-application', 'enqueue', ada)).toMatchObject({ state: 'saved' })
  expect(profile().easyApply.enqueue).toBeUndefined()
  expect(profile().easyApply.body.properties).not.toHaveProperty('enqueue')
})

test('does not store a partner’s message that repeats an entered value', async () => {
  const unwanted = { field: 'source', pointer: '/applicant/source', message: 'Ada is not allowed', isEntered: true }
  noteRefusedField('submit-application', unwanted, { applicant: { fullName: 'Ada Byron', source: 'Fair' } })
  await vi.waitFor(async () =>
    expect(await listRefusedFields()).toContainEqual(
      expect.objectContaining({ field: 'source', isUnwanted: true, message: '' }),
    ),
  )
})
