import { expect, test } from 'vitest'
import { keyEndOf } from './origin'

test('a key is known by its last four characters, unless these would give a short one away', () => {
  expect([keyEndOf('12345678abcd'), keyEndOf('12345678abc'), keyEndOf('')]).toEqual(['abcd', null, null])
})
