import { beforeAll, expect, test } from 'vitest'
import { store } from '../../store/connection'
import { profileVersions } from '../../store/connection-tables'
import { openTestStore } from '../../testing/test-store'
import {
  addProfileVersion,
  displayProfile,
  isProfileConfirmed,
  pinProfile,
  profile,
  profileVersion,
  setGuesses,
} from '../profile'
import { followProfileVersions, readNewestPatch, saveProfileVersion, withProfileVersion } from './profile-versions'

beforeAll(() => openTestStore())

const ada = { id: 'ada', name: 'Ada' }

test('keeps showing lists by guesses when only a form was saved', () => {
  setGuesses({ jobs: { team: '/niederlassung' } })
  addProfileVersion(0, { jobs: { createdId: '/created/id' } }, true)
  expect(isProfileConfirmed()).toBe(false)
  expect(displayProfile().jobs).toMatchObject({ team: '/niederlassung', createdId: '/created/id' })
  addProfileVersion(0, {}, true)
})

test('shows lists by a guess, but writes nothing by it, until an admin confirms it', async () => {
  setGuesses({ jobs: { title: '/bezeichnung' } })
  expect(displayProfile().jobs.title).toBe('/bezeichnung')
  expect(profile().jobs.title).toBe('/name')
  const patch = { jobs: { title: '/bezeichnung', team: null } }
  expect(await saveProfileVersion({ patch, source: 'confirmed', person: ada, expected: 0 })).toEqual({
    state: 'saved',
    version: 1,
  })
  expect(profile().jobs).toMatchObject({ title: '/bezeichnung', id: '/id' })
  expect(profile().jobs.team).toBeUndefined()
})

test('tells the second of two admins that the first has saved a version in the meantime', async () => {
  const second = { patch: { jobs: { title: '/titel' } }, source: 'confirmed', person: ada, expected: 0 } as const
  expect(await saveProfileVersion(second)).toEqual({ state: 'superseded', version: 1, by: 'Ada' })
})

test('returns the confirmed mapping to an admin who changes a part of it', async () => {
  expect(await readNewestPatch()).toEqual({ version: 1, patch: { jobs: { title: '/bezeichnung', team: null } } })
})

test('rejects a version that would not be a valid profile, and says where', async () => {
  const wrong = { patch: { jobs: { title: 'titel' } }, source: 'edited', person: ada, expected: 1 } as const
  expect(await saveProfileVersion(wrong)).toEqual({
    state: 'invalid',
    issues: [expect.stringContaining('/jobs/title')],
  })
})

test('uses a version just saved by another server once its number is sent for a change', async () => {
  const document = { jobs: { title: '/oficio' } }
  await store().insert(profileVersions).values({ document, personId: 'ada', personName: 'Ada', source: 'edited' })
  expect(profile().jobs.title).toBe('/bezeichnung')
  expect(await readNewestPatch()).toEqual({ version: 2, patch: document })
  expect(profile().jobs.title).toBe('/oficio')
})

test('finishes a write with the version it began with after another one was applied', async () => {
  const patch = { jobs: { title: '/titel' } }
  expect(await saveProfileVersion({ patch, source: 'edited', person: ada, expected: 2 })).toMatchObject({ version: 3 })
  expect(profileVersion()).toBe(3)
  expect(await withProfileVersion(1, async () => profile().jobs.title)).toBe('/bezeichnung')
  expect(pinProfile(0, () => profile().jobs.title)).toBe('/name')
  expect(profile().jobs.title).toBe('/titel')
})

test('uses a version just saved by another server although the notification of it was lost', async () => {
  await followProfileVersions({ everyMs: 20 })
  const document = { jobs: { title: '/poste' } }
  await store().insert(profileVersions).values({ document, personId: 'ada', personName: 'Ada', source: 'edited' })
  await expect.poll(() => profile().jobs.title).toBe('/poste')
})
