import { beforeAll, expect, test } from 'vitest'
import { recordKey } from '../../partner/paging/record-key'
import { openTestStore } from '../../testing/test-store'
import { followMappingAlarms, openAlarm } from '../drift/mapping-alarms'
import { addProfileVersion } from '../profile'
import { displayFingerprint } from './display-fingerprint'
import { recordKeyFields } from './record-key-fields'

beforeAll(() => openTestStore())
beforeAll(async () => {
  await followMappingAlarms()
})

test('tells applications without an ID apart once several are known to have one email address', async () => {
  const applications = [10, 11].map((vacancy) => ({ nr: vacancy, email: 'ada@example.com', vacancy }))
  const keys = () => new Set(applications.map((record) => recordKey(record, recordKeyFields())))
  expect(keys().size).toBe(1)
  const before = displayFingerprint()
  const details = { what: 'shared' as const, path: '/email', newPaths: [] }
  await openAlarm({ fieldKey: 'applicants.key', severity: 'note', details, isExpectedOnly: true })
  expect(keys().size).toBe(2)
  expect(recordKey({ id: 7, email: 'ada@example.com' }, recordKeyFields())).toBe('id:7')
  expect(displayFingerprint()).not.toBe(before)
  addProfileVersion(1, { applicants: { job: '/vacancy' } }, true)
  expect([...keys()]).toEqual(['email:ada@example.com job:10', 'email:ada@example.com job:11'])
})
