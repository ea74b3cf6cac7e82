import { expect, test } from 'vitest'
import { createRefusalWatch } from './refusal-watch'

const body = (name: string) => ({ applicant: { email: `${name}@example.com`, fullName: name }, job: { jobId: '1' } })
const names = ['Ada', 'Bo', 'Cy', 'Di', 'Eve', 'Flo']

test('tells of a field that is asked for although bodies passed without it', () => {
  const watch = createRefusalWatch()
  watch.notePass(body('Ann'))
  const told = names.slice(0, 3).map((name) => watch.noteRefusal(body(name), ['full_name'], ['full_name']))
  expect(told).toEqual([[], [], [{ field: 'full_name', what: 'asked' }]])
})

test('tells of a field that used to pass once many different values of it are refused, and none passes', () => {
  const watch = createRefusalWatch()
  for (const name of names.slice(0, 3)) watch.notePass(body(name))
  const told = names.map((name) => watch.noteRefusal(body(name), ['applicant.fullName'], []).length)
  expect(told).toEqual([0, 0, 0, 0, 1, 1])
})

test('takes wrong values for a person’s mistake: others pass in between, or it is the same value again', () => {
  const watch = createRefusalWatch()
  for (const name of names.slice(0, 3)) watch.notePass(body(name))
  for (const name of names) {
    expect(watch.noteRefusal(body(name), ['fullName'], [])).toEqual([])
    watch.notePass(body('Ann'))
  }
  for (const _ of names) expect(watch.noteRefusal(body('Ann'), ['fullName'], [])).toEqual([])
})

test('says nothing of a partner that never took anything, or that names no field', () => {
  const watch = createRefusalWatch()
  for (const name of names)
    expect(watch.noteRefusal(body(name), ['branch_id', 'ada@example.com', ''], ['branch_id'])).toEqual([])
})

test('says nothing of a field of the form that people leave empty', () => {
  const watch = createRefusalWatch()
  watch.notePass(body('Ann'))
  for (const name of names) expect(watch.noteRefusal(body(name), ['applicant.phone'], [])).toEqual([])
})

test('takes two bodies in a row that pass for an end of it', () => {
  const watch = createRefusalWatch()
  expect([watch.notePass(body('Ann')), watch.notePass(body('Bo'))]).toEqual([false, true])
})
