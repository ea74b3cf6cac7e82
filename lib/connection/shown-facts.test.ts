import { beforeAll, expect, test } from 'vitest'
import { listRepeatApplications } from '../easy-apply/repeat-applications'
import { store } from '../store/connection'
import { knownTeams, repeatApplications } from '../store/schema'
import { openTestStore } from '../testing/test-store'
import { readProfileInForce } from './profile-in-force'
import { listEndpoints } from './status/list-endpoints'
import { listTeams } from './teams/list-teams'
import { saveProfileVersion } from './versions/profile-versions'

beforeAll(() => openTestStore({ PARTNER_TEAMS: '9=North' }))

test('lists the known teams, each with how it became known', async () => {
  await store()
    .insert(knownTeams)
    .values([
      { id: '11', addedBy: 'partner' },
      { id: '9', addedBy: 'partner' },
      { id: '100', name: 'East', addedBy: 'ada' },
    ])
  expect(await listTeams()).toEqual([
    { id: '9', name: 'North', source: 'setting' },
    { id: '11', name: null, source: 'partner' },
    { id: '100', name: 'East', source: 'person' },
  ])
})

test('says for which teams it is known whether they accept repeat applications, but not for single jobs', async () => {
  await store()
    .insert(repeatApplications)
    .values([
      { teamId: '11', areOff: true },
      { teamId: 'job:7', areOff: true },
      { teamId: '12', areOff: false, at: new Date(Date.now() - 31 * 86_400_000) },
    ])
  const known = await listRepeatApplications()
  expect([...known.keys()]).toEqual(['11'])
  expect(known.get('11')).toMatchObject({ areOff: true })
})

test('names the active profile', async () => {
  expect(await readProfileInForce()).toEqual({ file: null, version: null })
  const person = { id: 'ada', name: 'Ada' }
  await saveProfileVersion({ patch: { jobs: { title: '/titel' } }, source: 'confirmed', person, expected: 0 })
  expect(await readProfileInForce()).toMatchObject({ file: null, version: { number: 1, by: 'Ada' } })
})

test('lists every endpoint before the first request, and the login only when it is used', async () => {
  const rows = await listEndpoints()
  expect(rows.map(({ endpoint, evidence }) => [endpoint, evidence])).toEqual(
    ['list-applicants', 'list-jobs', 'create-job', 'submit-application', 'set-ai-chat'].map((name) => [name, null]),
  )
})
