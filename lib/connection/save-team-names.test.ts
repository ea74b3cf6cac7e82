import { beforeAll, beforeEach, expect, test } from 'vitest'
import { store } from '../store/connection'
import { knownTeams } from '../store/schema'
import { openTestStore } from '../testing/test-store'
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

test('a team is called what an admin named it, trimmed, until the name is taken away again', async () => {
  expect(await saveTeamNames([{ id: '11', name: ' Night \n shift ' }], ada)).toEqual([
    { id: '11', from: null, to: 'Night shift' },
  ])
  expect(await nameOf('11')).toBe('Night shift')
  expect(await saveTeamNames([{ id: '11', name: '  ' }], ada)).toEqual([{ id: '11', from: 'Night shift', to: null }])
  expect(await nameOf('11')).toBeNull()
})

test('an admin’s name is shown before the partner’s own, and that before the one of PARTNER_TEAMS', async () => {
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

test('naming a team changes nothing of where it is known from', async () => {
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

test('a name that is there already, and a team that the desk does not know, are no changes', async () => {
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

test('two teams are not given one name, however it is written', async () => {
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

test('teams that the partner calls alike are told apart by their IDs', async () => {
  rememberTeamNames([
    { team: '11', teamName: 'Ulm' },
    { team: '12', teamName: 'Ulm' },
  ])
  expect([await nameOf('11'), await nameOf('12')]).toEqual(['Ulm (11)', 'Ulm (12)'])
})
