import { expect, test } from 'vitest'
import { mayBePageSize, mayBeRarePageSize } from './may-be-page-size'

test.each([10, 12, 20, 24, 25, 36, 50, 60, 100, 120, 128, 250, 500, 1_000, 1_024, 10_000])(
  '%i records may be one page of more',
  (length) => expect(mayBePageSize(length)).toBe(true),
)

test.each([0, 1, 7, 9, 11, 13, 37, 42, 63, 101, 249, 1_001])('%i records are a complete list', (length) =>
  expect(mayBePageSize(length)).toBe(false),
)

test.each([35, 40, 45, 70, 90])('%i records are worth another request, and leave no doubt after it', (length) => {
  expect(mayBeRarePageSize(length)).toBe(true)
  expect(mayBePageSize(length)).toBe(false)
})
