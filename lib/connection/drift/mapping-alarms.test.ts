import { beforeAll, beforeEach, expect, test } from 'vitest'
import { store } from '../../store/connection'
import { mappingAlarms } from '../../store/connection-tables'
import { openTestStore } from '../../testing/test-store'
import { readForms, saveDeskForm } from '../forms/forms'
import { profileVersion } from '../profile'
import { saveProfileVersion } from '../versions/profile-versions'
import {
  dismissAlarm,
  endAlarm,
  fieldsWithAlarms,
  followMappingAlarms,
  isFieldMissing,
  openAlarm,
  readMappingAlarms,
} from './mapping-alarms'

beforeAll(() => openTestStore())
beforeAll(async () => {
  await followMappingAlarms()
})
beforeEach(async () => {
  await store().delete(mappingAlarms)
})

const ada = { id: 'ada', name: 'Ada' }
const lost = {
  fieldKey: 'jobs.id',
  severity: 'breaking' as const,
  details: { what: 'lost' as const, path: '/id', newPaths: ['/job_id'] },
  isExpectedOnly: false,
}

test('keeps one open warning per field, however many servers notice it', async () => {
  expect(await Promise.all([openAlarm(lost), openAlarm(lost), openAlarm(lost)])).toEqual([true, true, true])
  expect(await readMappingAlarms()).toEqual([
    expect.objectContaining({ fieldKey: 'jobs.id', severity: 'breaking', details: lost.details }),
  ])
  expect([await isFieldMissing(), await isFieldMissing(['jobs.items'])]).toEqual([true, false])
  await endAlarm('jobs.id')
  expect([await isFieldMissing(), fieldsWithAlarms()]).toEqual([false, []])
})

test('a note does not hold any run', async () => {
  await openAlarm({ ...lost, severity: 'note' })
  expect(await isFieldMissing()).toBe(false)
})

test('a note for which there is no room is recorded once an earlier one has ended', async () => {
  const note = (fieldKey: string) => ({ ...lost, fieldKey, severity: 'note' as const, isExpectedOnly: true })
  const expected = 'applicants.phone'
  for (let index = 0; index < 20; index += 1) await openAlarm(note(`applicants/new${index}`))
  // Not as if an admin had said that nothing is wrong: the field is watched as before.
  expect(await openAlarm(note(expected))).toBe(true)
  expect(fieldsWithAlarms()).not.toContain(expected)
  await endAlarm('applicants/new0')
  expect(await openAlarm(note(expected))).toBe(true)
  expect(fieldsWithAlarms()).toContain(expected)
})

test('accepts an admin’s confirmation that an unread field is fine, and warns again if it was read since', async () => {
  await openAlarm({ ...lost, isExpectedOnly: true })
  const [alarm] = await readMappingAlarms()
  expect(await dismissAlarm(alarm?.id ?? 0, ada)).toBe(true)
  expect(await dismissAlarm(alarm?.id ?? 0, ada)).toBe(false)
  expect(await openAlarm({ ...lost, isExpectedOnly: true })).toBe(false)
  expect(await openAlarm(lost)).toBe(true)
})

test('ends with the next version of the field mapping, and warns again if that changed nothing', async () => {
  await openAlarm(lost)
  const patch = { jobs: { title: '/titel' } }
  await saveProfileVersion({ patch, source: 'confirmed', person: ada, expected: profileVersion() })
  expect(await readMappingAlarms()).toEqual([])
  const [row] = await store().select().from(mappingAlarms)
  expect(row?.endedBy).toBe('Ada')
  expect(await openAlarm({ ...lost, isExpectedOnly: true })).toBe(true)
})

test('a changed form ends only the warnings about that form', async () => {
  const asked = { what: 'asked' as const, path: 'branch_id', newPaths: [] }
  await openAlarm(lost)
  await openAlarm({ ...lost, fieldKey: 'jobs.create branch_id', details: asked })
  await openAlarm({ ...lost, fieldKey: 'easyApply.body branch_id', details: asked })
  const { forms, version } = await readForms()
  const form = forms.find(({ endpoint }) => endpoint === 'submit-application')
  if (!form) throw new Error('There is no form for applications')
  const by = { source: 'edited', expected: version, person: ada } as const
  expect(await saveDeskForm('submit-application', form.parts, by)).toMatchObject({ state: 'saved' })
  const open = (await readMappingAlarms()).map(({ fieldKey }) => fieldKey)
  expect(open.sort()).toEqual(['jobs.create branch_id', 'jobs.id'])
})
