import { beforeAll, expect, test, vi } from 'vitest'
import type { AskedField } from '../../forms/asked-field'
import { openTestStore } from '../../testing/test-store'
import {
  closeRefusedField,
  listRefusedFields,
  noteRefusedField,
  readRefusedField,
  refusedFieldsOf,
} from './refused-fields'

beforeAll(() => openTestStore())

const asked = (field: string, message = 'is required'): AskedField => ({
  field,
  pointer: `/${field}`,
  message,
  isRequired: message.includes('required'),
  schema: { type: 'string' },
})

test('counts how often the partner required a field, and resets it once resolved, until it is required again', async () => {
  for (let times = 0; times < 3; times += 1) noteRefusedField('create-job', asked('branch_id'), { name: 'Cook' })
  await vi.waitFor(async () => expect(await listRefusedFields()).toMatchObject([{ field: 'branch_id', times: 3 }]))
  expect(await closeRefusedField('create-job', 'branch_id')).toBe(true)
  expect(await closeRefusedField('create-job', 'branch_id')).toBe(false)
  expect(await listRefusedFields()).toEqual([])
  noteRefusedField('create-job', asked('branch_id'), {})
  await vi.waitFor(async () => expect(await listRefusedFields()).toMatchObject([{ field: 'branch_id', times: 4 }]))
  await closeRefusedField('create-job', 'branch_id')
})

test('stores neither a message nor a name that repeats an entered value', async () => {
  const body = { applicant: { fullName: 'Ann Smith' } }
  noteRefusedField('submit-application', asked('ann_smith'), body)
  noteRefusedField('submit-application', asked('referee', 'is required for Smith'), body)
  await vi.waitFor(async () =>
    expect(await listRefusedFields()).toMatchObject([{ field: 'referee', message: '', isRequired: true, times: 1 }]),
  )
})

test('finds every open field, also those that the screen does not list', async () => {
  for (let number = 0; number < 101; number += 1) noteRefusedField('create-job', asked(`code_${number}`), {})
  await vi.waitFor(async () => expect(await refusedFieldsOf('create-job')).toHaveLength(101), 10_000)
  expect((await listRefusedFields()).filter(({ endpoint }) => endpoint === 'create-job').length).toBeLessThan(101)
  for (const number of [0, 50, 100]) expect(await readRefusedField('create-job', `code_${number}`)).toBeDefined()
})
