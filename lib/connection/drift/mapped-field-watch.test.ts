import { expect, test } from 'vitest'
import { createMappedFieldWatch, type Sample } from './mapped-field-watch'

const all: Sample = { records: 30, filled: 30 }
const none: Sample = { records: 30, filled: 0 }

function after(samples: readonly Sample[], isExpected = false) {
  const watch = createMappedFieldWatch({ isExpected })
  return samples.map((sample) => watch.note(sample)).at(-1)
}

test('reports a field as missing when several answers lack it, and not after a single odd answer', () => {
  expect(after([all, all, all, none])).toMatchObject({ isLost: false })
  expect(after([all, all, all, none, all, all, none, all])).toMatchObject({ isLost: false })
  expect(after([all, all, all, none, none])).toMatchObject({ isLost: false })
  expect(after([all, all, all, none, none, none])).toEqual({ isLost: true, isRead: false })
})

test('reports a field as missing that only some of the partner’s servers still fill', () => {
  expect(after([all, all, all, all, none, all, none, none])).toMatchObject({ isLost: true })
})

test('reports it as found again when the last answers have it', () => {
  expect(after([all, all, all, none, none, none, all, all])).toMatchObject({ isRead: false })
  expect(after([all, all, all, none, none, none, all, all, all])).toMatchObject({ isRead: true })
})

test('reports nothing for empty and for short lists', () => {
  const short = [
    { records: 0, filled: 0 },
    { records: 2, filled: 0 },
  ]
  expect(after([all, all, all, ...short, ...short, ...short, ...short])).toEqual({ isLost: false, isRead: false })
})

test('never reports a field as missing that was never there, or only on few records', () => {
  expect(after([none, none, none, none, none])).toMatchObject({ isLost: false })
  const few = [30, 2, 3, 0, 5, 0, 0].map((filled) => ({ records: 30, filled }))
  expect(after(few)).toMatchObject({ isLost: false })
})

test('expects a field that an admin has confirmed from the first answer on', () => {
  expect(after([none, none], true)).toMatchObject({ isLost: false })
  expect(after([none, none, none], true)).toMatchObject({ isLost: true })
  // Some records have the field, so it is not lost.
  expect(after(Array(5).fill({ records: 30, filled: 2 }), true)).toMatchObject({ isLost: false })
})

test('adapts to changes: a field that is filled from now on is later reported as missing', () => {
  const watch = createMappedFieldWatch({ isExpected: false })
  for (let at = 0; at < 5; at += 1) watch.note(none)
  expect(watch.hasBeenSeen()).toBe(false)
  for (let at = 0; at < 30; at += 1) watch.note(all)
  expect(watch.hasBeenSeen()).toBe(true)
  watch.note(none)
  watch.note(none)
  expect(watch.note(none)).toMatchObject({ isLost: true })
})
