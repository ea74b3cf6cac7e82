import { expect, test } from 'vitest'
import { createRefusalWatch } from './refusal-watch'

const body = (name: string) => ({ applicant: { email: `${name}@example.com`, fullName: name }, job: { jobId: '1' } })
const names = ['Ada', 'Bo', 'Cy', 'Di', 'Eve', 'Flo']

test('reports a field that is suddenly required, when bodies passed without it', () => {
  const watch = createRefusalWatch()
  watch.notePass(body('Ann'))
  const told = names.slice(0, 3).map((name) => watch.noteRefusal(body(name), ['full_name'], ['full_name']))
  expect(told).toEqual([[], [], [{ field: 'full_name', what: 'asked' }]])
})

test('reports a field once many different values of it are rejected and none is accepted, though they used to be', () => {
  const watch = createRefusalWatch()
  for (const name of names.slice(0, 3)) watch.notePass(body(name))
  const told = names.map((name) => watch.noteRefusal(body(name), ['applicant.fullName'], []).length)
  expect(told).toEqual([0, 0, 0, 0, 1, 1])
})

test('takes invalid values for a user’s mistake when others are accepted in between, or the value repeats', () => {
  const watch = createRefusalWatch()
  for (const name of names.slice(0, 3)) watch.notePass(body(name))
  for (const name of names) {
    expect(watch.noteRefusal(body(name), ['fullName'], [])).toEqual([])
    watch.notePass(body('Ann'))
  }
  for (const _ of names) expect(watch.noteRefusal(body('Ann'), ['fullName'], [])).toEqual([])
})

test('reports nothing for a partner that never accepted anything, or that names no field', () => {
  const watch = createRefusalWatch()
  for (const name of names)
    expect(watch.noteRefusal(body(name), ['branch_id', 'ada@example.com', ''], ['branch_id'])).toEqual([])
})

test('reports nothing for a field of the form that users leave empty', () => {
  const watch = createRefusalWatch()
  watch.notePass(body('Ann'))
  for (const name of names) expect(watch.noteRefusal(body(name), ['applicant.phone'], [])).toEqual([])
})

test('takes two accepted bodies in a row for the end of it', () => {
  const watch = createRefusalWatch()
  expect([watch.notePass(body('Ann')), watch.notePass(body('Bo'))]).toEqual([false, true])
})
