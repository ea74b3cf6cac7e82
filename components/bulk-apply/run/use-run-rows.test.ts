import { expect, test } from 'vitest'
import { blocksOf } from './use-run-rows'

test('requests only the blocks in view', () => {
  expect(blocksOf(0, 30, null)).toEqual([0])
  expect(blocksOf(90, 130, null)).toEqual([0, 1])
  expect(blocksOf(100, 200, null)).toEqual([1])
  expect(blocksOf(49_980, 50_000, null)).toEqual([499])
})

test('keeps the block of the open row when it is scrolled out of view', () => {
  expect(blocksOf(1_000, 1_030, 3)).toEqual([10, 0])
  expect(blocksOf(0, 30, 3)).toEqual([0])
})

test('requests no block without rows', () => {
  expect(blocksOf(0, 0, null)).toEqual([])
})
