import { expect, test } from 'vitest'
import { submittedValues } from './compare-values'
import { findNewJobs } from './find-new-jobs'

// Only the paths that are read.
const mapping = { id: '/nummer', title: '/functie/naam' } as Parameters<typeof findNewJobs>[1]['mapping']

test('offers the job with the submitted title first when the list names all fields differently, but not as certain', () => {
  const list = [
    { nummer: 'a', functie: { naam: 'Kok' }, uren: 20 },
    { nummer: 'b', functie: { naam: 'Dagwaker' }, uren: 24 },
  ]
  const values = submittedValues({ vacature: { functieNaam: 'Dagwaker', urenMinimaal: 24 } })
  expect(findNewJobs(list, { known: new Set(), values, mapping })).toEqual({
    exact: [],
    candidates: [
      { id: 'b', title: 'Dagwaker', holds: 1, of: 1 },
      { id: 'a', title: 'Kok', holds: 0, of: 0 },
    ],
  })
})

test('does not take a new job with another title for the submitted one when the list names the title differently', () => {
  const list = [
    { nummer: 'a', functie: { naam: 'Kok' }, team_id: 7 },
    { nummer: 'b', functie: { naam: 'Dagwaker' }, team_id: 7 },
  ]
  const values = submittedValues({ name: 'Dagwaker', team_id: 7 })
  const known = new Set<string>()
  expect(findNewJobs(list.slice(0, 1), { known, values, mapping }).exact).toEqual([])
  expect(findNewJobs(list, { known, values, mapping }).exact).toEqual(list.slice(1))
})
