import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test, vi } from 'vitest'
import { listTeams } from '../connection/teams/list-teams'
import { saveTeamNames } from '../connection/teams/save-team-names'
import { saveTeams } from '../connection/teams/save-teams'
import { recordDispatch } from '../dispatch/record'
import { store } from '../store/connection'
import { aiChatSettings } from '../store/schema'
import { openTestStore } from '../testing/test-store'
import { rosa } from '../testing/test-worker'
import { addTeam } from './add-team'
import { listTeamChats } from './list-team-chats'
import { removeTeam } from './remove-team'

vi.mock('../jobs/list-jobs', () => ({ listNamedJobs: async () => ({ ok: true, value: { items: [] } }) }))

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

test('leaves a team that was set, as it stays in the list', async () => {
  await addTeam('14', rosa)
  await addTeam('15', rosa)
  await store().insert(aiChatSettings).values({ teamId: '14', enabled: true, setBy: rosa.id, setByName: rosa.name })
  const id = randomUUID()
  const body = { enabled: true }
  const subject = 'Team 15 on'
  await recordDispatch({ id, kind: 'set-ai-chat', person: rosa, subject, teamId: '15', body, entered: body })
  for (const team of ['14', '15']) expect(await removeTeam(team)).toBe(false)
  expect((await listTeamChats()).items).toMatchObject(
    ['12', '13', '14', '15'].map((team) => ({ id: team, isRemovable: false })),
  )
  expect(await idsOfTeams()).toEqual(['12', '13', '14', '15'])
})
