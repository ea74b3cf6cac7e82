import { expect, test } from 'vitest'
import { blocksOf } from './use-run-rows'

const blocks = (from: number, to: number, kept: number | null, count = 50_000) => blocksOf({ from, to, kept, count })

test('requests only the blocks in view', () => {
  expect(blocks(0, 30, null)).toEqual([0])
  expect(blocks(90, 130, null)).toEqual([0, 1])
  expect(blocks(100, 200, null)).toEqual([1])
  expect(blocks(49_980, 50_010, null)).toEqual([499])
})

test('keeps the block of the open row when it is scrolled out of view', () => {
  expect(blocks(1_000, 1_030, 3)).toEqual([10, 0])
  expect(blocks(0, 30, 3)).toEqual([0])
})

test('requests the rows before and after the open one, so that stepping works across blocks', () => {
  expect(blocks(80, 100, 99)).toEqual([0, 1])
  expect(blocks(100, 130, 100)).toEqual([1, 0])
  expect(blocks(80, 100, 99, 100)).toEqual([0])
})

test('requests no block for a run without rows', () => {
  expect(blocks(0, 0, null, 0)).toEqual([])
})
