import { tmpdir } from 'node:os'
import { beforeAll, expect, test } from 'vitest'
import { setGuesses } from '../connection/profile'
import { setTestEnvironment } from '../testing/test-store'
import { stagesOf } from './stages'

beforeAll(() => setTestEnvironment(tmpdir()))

test('orders statuses by the stages that their names suggest', () => {
  expect(stagesOf(['Unqualified', 'Hired', null, 'Interview', 'In Review', 'New', 'Offer'])).toEqual([
    'New',
    'In Review',
    'Interview',
    'Offer',
    'Hired',
    'Unqualified',
  ])
})

test('puts a status with an unknown name before the decision', () => {
  expect(stagesOf(['Hired', 'Zeta', 'New', 'Interview'])).toEqual(['New', 'Interview', 'Zeta', 'Hired'])
})

test('gives no order when names are unknown or too many', () => {
  expect(stagesOf(['Alpha', 'Beta', 'Gamma'])).toEqual([])
  expect(stagesOf(Array.from({ length: 21 }, (_, number) => `New ${number}`))).toEqual([])
  expect(stagesOf([])).toEqual([])
})

test('uses the order in the field mapping first', () => {
  setGuesses({ applicants: { status: { at: '/status', order: ['Hired', 'New'] } } })
  expect(stagesOf(['New', 'Hired'])).toEqual(['Hired', 'New'])
})
