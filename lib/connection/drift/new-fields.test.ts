import { expect, test } from 'vitest'
import { createFieldWatch } from './new-fields'

const records = (more: object = {}) => Array.from({ length: 5 }, (_, id) => ({ id, name: 'Ada', ...more }))

test('reports a field once, when several answers have it', () => {
  const watch = createFieldWatch()
  for (let at = 0; at < 3; at += 1) expect(watch.note(records())).toEqual([])
  expect(watch.note(records({ grade: 1 }))).toEqual([])
  expect(watch.lately()).toEqual(['/grade'])
  expect(watch.note(records({ grade: 1 }))).toEqual([])
  expect(watch.note(records({ grade: 1 }))).toEqual(['/grade'])
  expect(watch.note(records({ grade: 1 }))).toEqual([])
})

test('treats fields of the first answers as known, and those that only some records have', () => {
  const watch = createFieldWatch()
  for (let at = 0; at < 3; at += 1) watch.note(records({ contact: { mail: 'a@example.com' } }))
  const some = [...records().slice(1), { id: 9, name: 'Bo', note: 'x' }]
  for (let at = 0; at < 4; at += 1) expect(watch.note(some)).toEqual([])
})

test('never takes a value used as a key for a field name', () => {
  const watch = createFieldWatch()
  for (let at = 0; at < 3; at += 1) watch.note(records())
  const keyed = records({ by: { 'ada@example.com': 1, '881200': 2 } })
  for (let at = 0; at < 4; at += 1) expect(watch.note(keyed)).toEqual([])
})
