import { beforeAll, expect, test } from 'vitest'
import { saveTeamNames } from '../connection/teams/save-team-names'
import { openTestStore } from '../testing/test-store'
import { nameTeamSubjects } from './name-team-subjects'

beforeAll(() => openTestStore({ PARTNER_TEAMS: '11,12' }))

test('shows a setting with the name an admin gave its team, and leaves other subjects unchanged', async () => {
  await saveTeamNames([{ id: '11', name: 'Night shift' }], { id: 'ada' })
  const writes = [
    { kind: 'set-ai-chat', subject: 'Team 11 · On', teamId: '11' },
    { kind: 'set-ai-chat', subject: 'Team 12 · Off', teamId: '12' },
    { kind: 'create-job', subject: 'Team 11', teamId: '11' },
  ] as const
  expect((await nameTeamSubjects(writes)).map(({ subject }) => subject)).toEqual([
    'Night shift · team 11 · On',
    'Team 12 · Off',
    'Team 11',
  ])
})
