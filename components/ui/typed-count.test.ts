import { expect, test } from 'vitest'
import { isTypedCount } from './typed-count'

test.each(['4700', '4,700', '4.700', '4 700', '4\u00a0700', '4\u202f700', '4’700', "4'700", ' 4700 ', '４７００'])(
  'accepts the number of applications typed as "%s"',
  (typed) => expect(isTypedCount(typed, 4_700)).toBe(true),
)

test.each(['', '470', '47000', '4,7,00', '4700.0', '-4700', 'x4700', '4,700 rows', '4,70'])(
  'rejects "%s" for another number',
  (typed) => expect(isTypedCount(typed, 4_700)).toBe(false),
)
