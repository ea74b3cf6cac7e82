import { expect, test } from 'vitest'
import { fieldLikePath } from './field-like-path'

test('finds the field that a list has under the same name, in any style and depth', () => {
  expect(fieldLikePath(['/qoplix', '/murka'], '/person/murka')).toBe('/murka')
  expect(fieldLikePath(['/data/annons_id', '/epost'], '/annonsId')).toBe('/data/annons_id')
  expect(fieldLikePath(['/annonsId', '/epost'], '/annons/id')).toBe('/annonsId')
})

test('finds none where several fit, or where the name says nothing', () => {
  expect(fieldLikePath(['/one/murka', '/two/murka'], '/murka')).toBeUndefined()
  expect(fieldLikePath(['/id', '/name'], '/id')).toBeUndefined()
  expect(fieldLikePath(['/person/name'], '/job/name')).toBeUndefined()
})
