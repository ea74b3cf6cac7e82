import { expect, test } from 'vitest'
import { addTeam } from '../ai-chat/add-team'
import { listTeamChats } from '../ai-chat/list-team-chats'
import { saveTeamNames } from '../connection/teams/save-team-names'
import { rosa, setUpTestWorker } from '../testing/test-worker'
import { listNamedJobs } from './list-jobs'

const { fail } = setUpTestWorker({ deadlineMs: 15_000 })

const teamNamesOf = (answer: Awaited<ReturnType<typeof listNamedJobs>>) =>
  answer.ok ? answer.value.items.map(({ teamName }) => teamName) : answer

test('jobs and AI chat show the name an admin gave a team', async () => {
  fail({ endpoint: 'GET /jobs', status: 200, body: { data: [{ id: 1, name: 'Cook', team_id: 11 }] }, times: null })
  expect(teamNamesOf(await listNamedJobs())).toEqual([null])
  await addTeam('11', rosa)
  await saveTeamNames([{ id: '11', name: 'Kitchen' }], rosa)
  expect(teamNamesOf(await listNamedJobs())).toEqual(['Kitchen'])
  expect((await listTeamChats()).items).toContainEqual(expect.objectContaining({ id: '11', name: 'Kitchen' }))
})
