import { expect, test } from 'vitest'
import { discover } from './discover'

const crews = ['Docks', 'Air', 'Rail'].map((name, index) => ({
  id: `b73156e1-000${index}-4bbd-a2bb-47c43c05a353`,
  name,
}))
const crewOf = (index: number) => crews[index % crews.length]

const jobs = Array.from({ length: 24 }, (_, index) => ({
  ref: `V-${400 + 7 * index}`,
  label: `Driver ${index}`,
  crew: crewOf(index),
}))
const applicants = Array.from({ length: 50 }, (_, index) => ({
  ref: `A-${9000 - 3 * index}`,
  mail: `p${index}@example.com`,
  vacancy: `V-${400 + 7 * (index % 24)}`,
  crew: crewOf(index % 24)?.id,
}))

test('takes the name beside the team’s ID for its name, whatever the partner calls its teams', () => {
  const { team, teamName } = discover({ applicants: [{ rows: applicants }], jobs: { rows: jobs } }).jobs
  expect([team.value, teamName.value]).toEqual(['/crew/id', '/crew/name'])
})

test('takes no name beside the ID that goes with several teams', () => {
  const mixed = jobs.map((job, index) => ({ ...job, crew: { id: job.crew?.id, name: ['Day', 'Night'][index % 2] } }))
  const { teamName } = discover({ applicants: [{ rows: applicants }], jobs: { rows: mixed } }).jobs
  expect(teamName.value).toBeNull()
})
