import { tmpdir } from 'node:os'
import { beforeAll, expect, test } from 'vitest'
import { setGuesses } from '../connection/profile'
import { setTestEnvironment } from '../testing/test-store'
import { stagesOf } from './stages'

beforeAll(() => setTestEnvironment(tmpdir()))

test('statuses are in the order of the stages that their names say', () => {
  expect(stagesOf(['Unqualified', 'Hired', null, 'Interview', 'In Review', 'New', 'Offer'])).toEqual([
    'New',
    'In Review',
    'Interview',
    'Offer',
    'Hired',
    'Unqualified',
  ])
})

test('one whose name says nothing comes before the decision', () => {
  expect(stagesOf(['Hired', 'Zeta', 'New', 'Interview'])).toEqual(['New', 'Interview', 'Zeta', 'Hired'])
})

test('where names say nothing, or there are too many, no order is known', () => {
  expect(stagesOf(['Alpha', 'Beta', 'Gamma'])).toEqual([])
  expect(stagesOf(Array.from({ length: 21 }, (_, number) => `New ${number}`))).toEqual([])
  expect(stagesOf([])).toEqual([])
})

test('the order of the field mapping comes first', () => {
  setGuesses({ applicants: { status: { at: '/status', order: ['Hired', 'New'] } } })
  expect(stagesOf(['New', 'Hired'])).toEqual(['Hired', 'New'])
})
