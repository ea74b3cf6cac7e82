import { beforeAll, expect, test, vi } from 'vitest'
import { openTestStore } from '../testing/test-store'
import { setGuesses } from './profile'
import { readTeamChoices } from './read-team-choices'
import { saveTeams } from './save-teams'

beforeAll(() => openTestStore())

const text = { type: 'string' }
const placesOf = async (...names: string[]) =>
  (await readTeamChoices({ type: 'object', properties: Object.fromEntries(names.map((name) => [name, text])) }))
    .pointers

test('offers the teams that are known where the form takes a team’s ID', async () => {
  saveTeams(['11', 'nord'])
  await vi.waitFor(async () => expect((await readTeamChoices({})).teams.map(({ id }) => id)).toEqual(['11', 'nord']))
  expect(await placesOf('name', 'team_id')).toContain('/team_id')
  expect(await placesOf('titel', 'avdelningsId', 'ort')).toContain('/avdelningsId')
  expect(await placesOf('titel', 'ort')).not.toContain('/ort')
})

test('knows the field by its name in the lists, also as the desk guesses them', async () => {
  setGuesses({ jobs: { team: '/qoplix/murka' } })
  expect(await placesOf('titel', 'murka')).toContain('/murka')
  setGuesses(null)
  expect(await placesOf('titel', 'murka')).not.toContain('/murka')
})
