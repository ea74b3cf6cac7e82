import { expect, test } from 'vitest'
import type { KnownTeam } from '@/lib/connection/contract'
import { findTeams, teamOfName } from './find-teams'

const teams: KnownTeam[] = [
  { id: '11', name: 'Łódź Harbour', source: 'partner' },
  { id: '112', name: 'Harbour', source: 'partner' },
  { id: 'nord', name: null, source: 'person' },
]
const found = (typed: string) => findTeams(teams, typed).map(({ id }) => id)

test('finds teams by part of the name, in any spelling, or the beginning of the ID', () => {
  expect(found('harb')).toEqual(['11', '112'])
  expect(found('lodz')).toEqual(['11'])
  expect(found('1')).toEqual(['11', '112'])
  expect(found('NO')).toEqual(['nord'])
  expect(found('99')).toEqual([])
})

test('offers all teams again after a complete ID', () => {
  expect(found('11')).toEqual(['11', '112', 'nord'])
  expect(found('')).toEqual(['11', '112', 'nord'])
})

test('takes a full name for its team, unless two teams have it', () => {
  expect(teamOfName(teams, ' harbour ')?.id).toBe('112')
  expect(teamOfName(teams, 'Harb')).toBeUndefined()
  expect(teamOfName(teams, '')).toBeUndefined()
  expect(teamOfName([...teams, { id: '7', name: 'Harbour', source: 'person' }], 'Harbour')).toBeUndefined()
})
