import { expect, test } from 'vitest'
import { fieldLikePath } from './field-like-path'

test('finds the list’s field with the same name, in any style and depth', () => {
  expect(fieldLikePath(['/qoplix', '/murka'], '/person/murka')).toBe('/murka')
  expect(fieldLikePath(['/data/annons_id', '/epost'], '/annonsId')).toBe('/data/annons_id')
  expect(fieldLikePath(['/annonsId', '/epost'], '/annons/id')).toBe('/annonsId')
})

test('finds none when several match, or the name is meaningless', () => {
  expect(fieldLikePath(['/one/murka', '/two/murka'], '/murka')).toBeUndefined()
  expect(fieldLikePath(['/id', '/name'], '/id')).toBeUndefined()
  expect(fieldLikePath(['/person/name'], '/job/name')).toBeUndefined()
})
