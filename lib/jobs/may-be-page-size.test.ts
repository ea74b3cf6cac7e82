import { expect, test } from 'vitest'
import { mayBePageSize } from './may-be-page-size'

test.each([
  10, 12, 15, 20, 24, 25, 32, 36, 40, 50, 60, 64, 75, 80, 96, 100, 120, 128, 250, 256, 500, 512, 1_000, 1_024, 10_000,
])('%i jobs may be one page of more', (length) => expect(mayBePageSize(length)).toBe(true))

test.each([0, 1, 2, 5, 8, 9, 11, 13, 37, 41, 42, 63, 101, 127, 249, 1_001])('%i jobs are a whole list', (length) =>
  expect(mayBePageSize(length)).toBe(false),
)
