import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestStore } from '../../testing/test-store'
import { profile } from '../profile'
import { goBackToVersion, importProfile } from './change-versions'
import { listProfileVersions } from './list-versions'
import { saveProfileVersion } from './profile-versions'

let close: () => Promise<void>
beforeAll(async () => {
  // A file that changes the applicants' email field and nothing else.
  const shipped = JSON.parse(readFileSync(new URL('../../partner/profile/default.json', import.meta.url), 'utf8'))
  const file = join(mkdtempSync(join(tmpdir(), 'desk-')), 'profile.json')
  const { jobs, easyApply, aiChat } = shipped
  const kept = { id: jobs.id, title: jobs.title, create: jobs.create }
  writeFileSync(file, JSON.stringify({ applicants: { email: '/mail' }, jobs: kept, easyApply, aiChat }))
  process.env.PARTNER_PROFILE = file
  close = await openTestStore()
})
afterAll(() => close())

const ada = { id: 'ada', name: 'Ada' }
const bo = { id: 'bo', name: 'Bo' }

test('records who saved what, what it changed and why, and restores any version', async () => {
  const patch = { applicants: { phone: '/tel' } }
  // As an older release stored them, and as this one does.
  const why = ['48 of 50 look like phone numbers', { code: 'phones' as const, part: 48, whole: 50 }]
  await saveProfileVersion({
    patch,
    source: 'confirmed',
    reasons: { 'applicants.phone': why, 'applicants.name': [] },
    person: ada,
    expected: 0,
  })
  const more = { applicants: { phone: '/tel', name: '/wer' } }
  await saveProfileVersion({ patch: more, source: 'edited', person: bo, expected: 1 })
  expect(await listProfileVersions()).toMatchObject([
    { version: 2, who: 'Bo', isInForce: true, changes: [{ fieldKey: 'applicants.name', from: null, to: '/wer' }] },
    {
      version: 1,
      who: 'Ada',
      isInForce: false,
      changes: [{ fieldKey: 'applicants.phone', from: null, to: '/tel' }],
      reasons: [
        {
          fieldKey: 'applicants.phone',
          why: ['48 of 50 look like phone numbers', '48 of 50 applicants have a phone number here.'],
        },
      ],
    },
  ])
  expect(await goBackToVersion({ version: 1, expected: 1 }, ada)).toEqual({ state: 'superseded', by: 'Bo' })
  expect(await goBackToVersion({ version: 9, expected: 2 }, ada)).toEqual({ state: 'not-found' })
  expect(await goBackToVersion({ version: 1, expected: 2 }, ada)).toMatchObject({ state: 'saved', version: 3 })
  const [newest] = await listProfileVersions()
  expect(newest).toMatchObject({
    source: 'rolled-back',
    restored: 1,
    changes: [{ fieldKey: 'applicants.name', from: '/wer', to: null }],
  })
  expect(profile().applicants).toMatchObject({ phone: '/tel', email: '/mail' })
})

test('imports a profile downloaded elsewhere, except what the profile file sets, and says so', async () => {
  const imported = structuredClone(profile())
  Object.assign(imported.applicants, { email: '/elsewhere', status: '/stufe' })
  delete imported.applicants.phone
  const saved = await importProfile({ text: JSON.stringify(imported), expected: 3 }, ada)
  expect(saved).toEqual({ state: 'saved', version: 4, locked: ['applicants.email'] })
  expect(profile().applicants).toMatchObject({ email: '/mail', status: '/stufe' })
  expect((await listProfileVersions())[0]?.source).toBe('imported')
})

test('reports every issue of an invalid profile, and changes nothing', async () => {
  const text = JSON.stringify({ ...profile(), jobs: { ...profile().jobs, title: 'titel' }, extra: 1 })
  const refused = await importProfile({ text, expected: 4 }, ada)
  expect(refused).toEqual({
    state: 'unusable',
    issues: expect.arrayContaining([expect.stringContaining('/jobs/title'), expect.stringContaining('extra')]),
  })
  expect(await importProfile({ text: '{', expected: 4 }, ada)).toEqual({
    state: 'unusable',
    issues: ['is not valid JSON'],
  })
  expect((await listProfileVersions())[0]?.version).toBe(4)
})
