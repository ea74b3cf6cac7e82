import { expect, test } from 'vitest'
import { addressOf } from './search-params'

test('a page’s address has its query, with every value of a name', () => {
  expect(addressOf('/applicants', {})).toBe('/applicants')
  expect(addressOf('/applicants', { filter: 'a b', status: ['new', 'hired'], sort: undefined })).toBe(
    '/applicants?filter=a+b&status=new&status=hired',
  )
})
