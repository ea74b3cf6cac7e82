import { beforeAll, expect, test, vi } from 'vitest'
import { openTestStore } from '../../testing/test-store'
import { setGuesses } from '../profile'
import { readTeamChoices } from './read-team-choices'
import { saveTeams } from './save-teams'

beforeAll(() => openTestStore())

const text = { type: 'string' }
const pathsOf = async (...names: string[]) =>
  (await readTeamChoices({ type: 'object', properties: Object.fromEntries(names.map((name) => [name, text])) }))
    .pointers

test('offers the known teams when the form has a team ID field', async () => {
  saveTeams(['11', 'nord', '11'])
  await vi.waitFor(async () => expect((await readTeamChoices({})).teams.map(({ id }) => id)).toEqual(['11', 'nord']))
  expect(await pathsOf('name', 'team_id')).toContain('/team_id')
  expect(await pathsOf('titel', 'avdelningsId', 'ort')).toContain('/avdelningsId')
  expect(await pathsOf('titel', 'ort')).not.toContain('/ort')
})

test('recognizes the field by its name in the lists, including guessed ones', async () => {
  setGuesses({ jobs: { team: '/qoplix/murka' } })
  expect(await pathsOf('titel', 'murka')).toContain('/murka')
  setGuesses(null)
  expect(await pathsOf('titel', 'murka')).not.toContain('/murka')
})
