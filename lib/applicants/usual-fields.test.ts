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

test('a search begins with the columns of everyone, asked for once', async () => {
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

test('the list of everyone is judged as it is now, and searches after it begin like it', async () => {
  const renamed = everyone.map(({ city, ...rest }) => ({ ...rest, town: city }))
  expect(await usualFields({ ...list, newest: renamed, readNewest: never })).toEqual(['/name', '/town'])
  expect(await usualFields({ ...list, newest: null, readNewest: never })).toEqual(['/name', '/town'])
})

test('nobody says nothing about columns', async () => {
  expect(await usualFields({ ...list, newest: [], readNewest: never })).toBeNull()
})
