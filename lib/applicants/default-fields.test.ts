import { expect, test } from 'vitest'
import { defaultFields } from './default-fields'

const list = { mapping: { columns: ['/name'] }, fingerprint: 'the mapping', most: 2 }
const cities = ['Ghent', 'Lyon', 'Turin']
const everyone = Array.from({ length: 60 }, (_, id) => ({
  id,
  name: `Ada ${id}`,
  city: cities[id % 3],
  source: 'Fair',
}))
const renamed = everyone.map(({ city, ...rest }) => ({ ...rest, town: city }))
const never = () => Promise.reject(new Error('asked for everyone'))
const reading = (records: readonly Record<string, unknown>[]) => async () => records

test('chooses no columns while there are no applicants', async () => {
  expect(await defaultFields({ ...list, readSample: reading([]) })).toBeNull()
})

test('chooses again when there are more than a few applicants', async () => {
  expect(await defaultFields({ ...list, readSample: reading(renamed.slice(0, 8)) })).toEqual(['/name', '/town'])
  expect(await defaultFields({ ...list, readSample: reading(everyone) })).toEqual(['/name', '/city'])
})

test('keeps the columns when applicants arrive, until the field mapping changes', async () => {
  expect(await defaultFields({ ...list, readSample: never })).toEqual(['/name', '/city'])
  const other = { ...list, fingerprint: 'another mapping' }
  expect(await defaultFields({ ...other, readSample: reading(renamed) })).toEqual(['/name', '/town'])
})
