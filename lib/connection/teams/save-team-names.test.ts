import { beforeAll, beforeEach, expect, test } from 'vitest'
import { store } from '../../store/connection'
import { knownTeams } from '../../store/schema'
import { openTestStore } from '../../testing/test-store'
import { listNamedTeams, readTeamNames } from './list-teams'
import { rememberTeamNames } from './partner-team-names'
import { saveTeamNames } from './save-team-names'

const ada = { id: 'ada' }
const nameOf = async (id: string) => (await readTeamNames()).get(id) ?? null

beforeAll(() => openTestStore({ PARTNER_TEAMS: '9=North' }))

beforeEach(async () => {
  rememberTeamNames([])
  await store().delete(knownTeams)
  await store()
    .insert(knownTeams)
    .values([
      { id: '11', addedBy: 'partner' },
      { id: '12', addedBy: 'rosa' },
    ])
})

test('shows the trimmed name an admin gave a team, until the name is removed', async () => {
  expect(await saveTeamNames([{ id: '11', name: ' Night \n shift ' }], ada)).toEqual([
    { id: '11', from: null, to: 'Night shift' },
  ])
  expect(await nameOf('11')).toBe('Night shift')
  expect(await saveTeamNames([{ id: '11', name: '  ' }], ada)).toEqual([{ id: '11', from: 'Night shift', to: null }])
  expect(await nameOf('11')).toBeNull()
})

test('prefers an admin’s name over the partner’s, and that over the one in PARTNER_TEAMS', async () => {
  expect(await nameOf('9')).toBe('North')
  rememberTeamNames([
    { team: '9', teamName: 'Ulm' },
    { team: null, teamName: 'Nowhere' },
  ])
  expect(await nameOf('9')).toBe('Ulm')
  await saveTeamNames([{ id: '9', name: 'Danube' }], ada)
  expect(await listNamedTeams()).toContainEqual({
    id: '9',
    name: 'Danube',
    givenName: 'Danube',
    ownName: 'Ulm',
    source: 'setting',
  })
})

test('naming a team does not change how it became known', async () => {
  await saveTeamNames(
    ['9', '11', '12'].map((id) => ({ id, name: `Team of ${id}` })),
    ada,
  )
  const sources = (await listNamedTeams()).map(({ id, source }) => [id, source])
  expect(sources).toEqual([
    ['9', 'setting'],
    ['11', 'partner'],
    ['12', 'person'],
  ])
})

test('ignores an unchanged name, and a team the desk does not know', async () => {
  await saveTeamNames([{ id: '12', name: 'East' }], ada)
  expect(
    await saveTeamNames(
      [
        { id: '12', name: 'East' },
        { id: '404', name: 'Ghosts' },
      ],
      ada,
    ),
  ).toEqual([])
  expect(await nameOf('404')).toBeNull()
})

test('rejects the same name for two teams, in any spelling', async () => {
  await saveTeamNames([{ id: '12', name: 'East' }], ada)
  const shared = { name: 'east', one: '11', other: '12' }
  expect(await saveTeamNames([{ id: '11', name: ' east ' }], ada)).toEqual(shared)
  expect(await nameOf('11')).toBeNull()
  const swapped = [
    { id: '11', name: 'East' },
    { id: '12', name: 'West' },
  ]
  expect(await saveTeamNames(swapped, ada)).toHaveLength(2)
})

test('shows the ID of teams that the partner gives the same name', async () => {
  rememberTeamNames([
    { team: '11', teamName: 'Ulm' },
    { team: '12', teamName: 'Ulm' },
  ])
  expect([await nameOf('11'), await nameOf('12')]).toEqual(['Ulm (11)', 'Ulm (12)'])
})
