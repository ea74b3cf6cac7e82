import { expect, test } from 'vitest'
import { usualFields } from './usual-fields'

const list = { mapping: { columns: ['/name'] }, mark: 'the mapping', most: 2 }
const everyone = ['Ghent', 'Lyon', 'Ghent', 'Turin'].map((city, id) => ({
  id,
  name: `Ada ${id}`,
  city,
  source: 'Fair',
}))
const never = () => Promise.reject(new Error('asked for everyone'))

test('a search starts with the columns of everyone, requested only once', async () => {
  let asked = 0
  const readNewest = async () => {
    asked += 1
    return everyone
  }
  const search = { ...list, newest: null, readNewest }
  expect(await usualFields(search)).toEqual(['/name', '/city'])
  expect(await usualFields(search)).toEqual(['/name', '/city'])
  expect(asked).toBe(1)
})

test('the list of everyone uses the current records, and later searches start with the same columns', async () => {
  const renamed = everyone.map(({ city, ...rest }) => ({ ...rest, town: city }))
  expect(await usualFields({ ...list, newest: renamed, readNewest: never })).toEqual(['/name', '/town'])
  expect(await usualFields({ ...list, newest: null, readNewest: never })).toEqual(['/name', '/town'])
})

test('an empty list does not change the columns', async () => {
  expect(await usualFields({ ...list, newest: [], readNewest: never })).toBeNull()
})
