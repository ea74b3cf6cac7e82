import { beforeAll, expect, test, vi } from 'vitest'
import { listTeams } from '../connection/teams/list-teams'
import { saveTeamNames } from '../connection/teams/save-team-names'
import { saveTeams } from '../connection/teams/save-teams'
import { openTestStore } from '../testing/test-store'
import { rosa } from '../testing/test-worker'
import { addTeam } from './add-team'
import { removeTeam } from './remove-team'

beforeAll(() => openTestStore())

const idsOfTeams = async () => (await listTeams()).map(({ id }) => id)

test('removes a team that a user added, once', async () => {
  await addTeam('111', rosa)
  expect(await idsOfTeams()).toContain('111')
  expect(await removeTeam('111')).toBe(true)
  expect(await idsOfTeams()).not.toContain('111')
  expect(await removeTeam('111')).toBe(false)
})

test('leaves a team that the partner has named since, or that has a name', async () => {
  await addTeam('12', rosa)
  saveTeams(['12'])
  await vi.waitFor(async () => expect(await listTeams()).toContainEqual({ id: '12', name: null, source: 'partner' }))
  expect(await removeTeam('12')).toBe(false)
  await addTeam('13', rosa)
  await saveTeamNames([{ id: '13', name: 'North' }], rosa)
  expect(await removeTeam('13')).toBe(false)
  expect(await idsOfTeams()).toEqual(['12', '13'])
})
