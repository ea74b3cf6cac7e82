import { expect, test } from 'vitest'
import { keyEndOf } from './origin'

test('shows the last four characters of a key, and none of a short one', () => {
  expect([keyEndOf('12345678abcd'), keyEndOf('12345678abc'), keyEndOf('')]).toEqual(['abcd', null, null])
})
