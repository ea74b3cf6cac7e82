import { expect, test } from 'vitest'
import { createRowStore } from './row-store'

const storeOf = (rows: string[][]) =>
  createRowStore({ header: ['a', 'b', 'c'], rows, numbers: rows.map((_, at) => at + 5) })
const keepNone = () => []

test('writes beyond the end of a short row into the correct column', () => {
  const store = storeOf([['x'], ['x', 'y', 'z', 'more']])
  store.write(new Map([[0, 'new']]), { column: 2 }, keepNone)
  expect([store.cellsOf(0), store.cellsOf(1)]).toEqual([
    ['x', '', 'new'],
    ['x', 'y', 'z'],
  ])
})

test('an undo removes a text that has no column', () => {
  const store = storeOf([['x'], ['y']])
  const cell = { key: 'job' }
  store.write(new Map([[0, 'one']]), cell, keepNone)
  store.write(new Map([0, 1].map((index) => [index, 'two'])), cell, keepNone)
  expect([store.textAt(0, cell), store.textAt(1, cell)]).toEqual(['two', 'two'])
  expect(store.undo()).toEqual({ rewritten: [0, 1] })
  expect([store.textAt(0, cell), store.textAt(1, cell)]).toEqual(['one', undefined])
  expect(store.undo()).toEqual({ rewritten: [0] })
  expect(store.textAt(0, cell)).toBeUndefined()
  expect(store.undo()).toBeNull()
})

test('an undo restores left-out rows and accepted warnings, and rewrites no text', () => {
  const store = storeOf([['x'], ['y']])
  store.accept([0], () => ['a'])
  store.leaveOut([0, 1], true)
  expect([store.isOut(0), store.isOut(1), store.acceptedOf(0)]).toEqual([true, true, ['a']])
  expect(store.undo()).toEqual({ rewritten: [] })
  expect([store.isOut(0), store.isOut(1), store.acceptedOf(0)]).toEqual([false, false, ['a']])
  store.undo()
  expect(store.acceptedOf(0)).toEqual([])
})

test('a restored row is left out again after an undo', () => {
  const store = storeOf([['x']])
  store.leaveOut([0], true)
  store.leaveOut([0], false)
  store.undo()
  expect(store.isOut(0)).toBe(true)
})

test('undoes at most 500 changes', () => {
  const store = storeOf([['x']])
  for (let change = 0; change < 510; change++) store.leaveOut([0], change % 2 === 0)
  let undone = 0
  while (store.undo()) undone++
  expect(undone).toBe(500)
})

test('finds rows by their numbers', () => {
  const store = storeOf([['x'], ['y']])
  expect([store.numberOf(1), store.indexOf(6), store.indexOf(1)]).toEqual([6, 1, undefined])
})
