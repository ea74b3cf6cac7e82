import { expect, test } from 'vitest'
import type { SavedView } from '@/lib/views/contract'
import { plainView } from '@/lib/views/plain-view'
import { changeViews, readLatestViews } from './latest-views'

const viewOf = (id: string): SavedView => ({ id, name: id, view: plainView })

test('pages shown again have the views as changed since, and a newer page from the server has its own', () => {
  const [first, other] = [[viewOf('Offers')], [viewOf('Offers')]]
  expect(readLatestViews(first)).toEqual([viewOf('Offers')])
  expect(readLatestViews(other)).toEqual([viewOf('Offers')])
  changeViews((before) => [...before, viewOf('Mine')])
  for (const page of [other, first]) expect(readLatestViews(page).map(({ id }) => id)).toEqual(['Offers', 'Mine'])
  expect(readLatestViews([viewOf('From elsewhere')])).toEqual([viewOf('From elsewhere')])
})
