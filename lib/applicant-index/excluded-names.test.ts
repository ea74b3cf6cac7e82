import { beforeAll, expect, test } from 'vitest'
import { fillIndex } from '../testing/fill-index'
import { searchIndex } from '../testing/search-index'
import { openTestStore } from '../testing/test-store'
import { prepareSearch } from './prepare-search'

const names = [
  ['Anna', 'Lee'],
  ['Anna', 'Kim'],
  ['Bo', 'Lee'],
]

beforeAll(() => openTestStore())

test('an excluded name excludes whoever has it in two fields, and nobody who has only one of its words', async () => {
  await prepareSearch()
  const people = names.map(([first_name, last_name], at) => ({ key: `id:${at}`, record: { first_name, last_name } }))
  const index = await fillIndex('names', people)
  const query = { words: '-name:"Anna Lee"', filters: {}, sort: { by: 'list', isDescending: false } } as const
  const { rows } = await searchIndex(index, { ...query, offset: 0, limit: 50 })
  expect(rows.map(({ record }) => record)).toEqual([people[1]?.record, people[2]?.record])
})
