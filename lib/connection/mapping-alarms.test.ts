import { beforeAll, beforeEach, expect, test } from 'vitest'
import { store } from '../store/connection'
import { mappingAlarms } from '../store/connection-tables'
import { openTestStore } from '../testing/test-store'
import {
  alarmedPlaces,
  dismissAlarm,
  endAlarm,
  followMappingAlarms,
  isFieldMissing,
  openAlarm,
  readMappingAlarms,
} from './mapping-alarms'
import { profileVersion } from './profile'
import { saveProfileVersion } from './profile-versions'

beforeAll(() => openTestStore())
beforeAll(async () => {
  await followMappingAlarms()
})
beforeEach(async () => {
  await store().delete(mappingAlarms)
})

const ada = { id: 'ada', name: 'Ada' }
const lost = {
  place: 'jobs.id',
  severity: 'breaking' as const,
  details: { what: 'lost' as const, path: '/id', newPaths: ['/job_id'] },
  isExpectedOnly: false,
}

test('keeps one open warning per place, however many servers notice it', async () => {
  expect(await Promise.all([openAlarm(lost), openAlarm(lost), openAlarm(lost)])).toEqual([true, true, true])
  expect(await readMappingAlarms()).toEqual([
    expect.objectContaining({ place: 'jobs.id', severity: 'breaking', details: lost.details }),
  ])
  expect([await isFieldMissing(), await isFieldMissing(['jobs.items'])]).toEqual([true, false])
  await endAlarm('jobs.id')
  expect([await isFieldMissing(), alarmedPlaces()]).toEqual([false, []])
})

test('a note holds nothing', async () => {
  await openAlarm({ ...lost, severity: 'note' })
  expect(await isFieldMissing()).toBe(false)
})

test('takes a person’s word that a field which was never read is fine, and warns again if it was read since', async () => {
  await openAlarm({ ...lost, isExpectedOnly: true })
  const [alarm] = await readMappingAlarms()
  expect(await dismissAlarm(alarm?.id ?? 0, ada)).toBe(true)
  expect(await dismissAlarm(alarm?.id ?? 0, ada)).toBe(false)
  expect(await openAlarm({ ...lost, isExpectedOnly: true })).toBe(false)
  expect(await openAlarm(lost)).toBe(true)
})

test('ends with the next version of the field profile, and warns again if that changed nothing', async () => {
  await openAlarm(lost)
  const patch = { jobs: { title: '/titel' } }
  await saveProfileVersion({ patch, source: 'edited', person: ada, expected: profileVersion() })
  expect(await readMappingAlarms()).toEqual([])
  const [row] = await store().select().from(mappingAlarms)
  expect(row?.endedBy).toBe('Ada')
  expect(await openAlarm({ ...lost, isExpectedOnly: true })).toBe(true)
})
