import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillIndex, type TestApplicant } from '../testing/fill-index'
import { searchIndex } from '../testing/search-index'
import { openTestStore } from '../testing/test-store'
import { prepareSearch } from './prepare-search'

const statuses = ['Hired', null, 'New', 'On hold', 'Interview']
const people = Array.from({ length: 50 }, (_, number): TestApplicant => {
  const status = statuses[number % 5] ?? null
  return { key: `id:${number}`, record: { id: number, status }, status }
})
const stages = ['New', 'Interview', 'Hired']

let close: () => Promise<void>
let indexId: number
beforeAll(async () => {
  close = await openTestStore()
  await prepareSearch()
  indexId = await fillIndex('stages', people)
})
afterAll(() => close())

const sorted = async (isDescending: boolean, offset: number) => {
  const sort = { by: 'status', isDescending, stages } as const
  const { rows } = await searchIndex(indexId, { words: '', filters: {}, sort, offset, limit: 10 })
  return new Set(rows.map(({ record }) => Reflect.get(Object(record), 'status')))
}

test.each([
  [false, ['New', 'Interview', 'Hired', 'On hold', null]],
  [true, ['On hold', 'Hired', 'Interview', 'New', null]],
])(
  'sorts a list by status in stage order, with those without a stage last (descending: %s)',
  async (isDescending, order) => {
    for (const [page, status] of order.entries())
      expect(await sorted(isDescending, page * 10)).toEqual(new Set([status]))
  },
)
