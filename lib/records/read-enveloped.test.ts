import { expect, test } from 'vitest'
import { textWithin } from './read-enveloped'

test.each([
  ['bare', { application_form_id: 7 }],
  ['in envelopes', { data: { application: { application_form_id: 7 } } }],
  ['the only one of a list', { data: [{ application_form_id: 7 }] }],
  ['bare, with another inside', { application_form_id: 7, previous: { application_form_id: 6 } }],
])('reads a text from a record that is %s', (_, answer) => {
  expect(textWithin(answer, '/application_form_id')).toBe('7')
})

test.each([
  ['two records have it', { one: { application_form_id: 7 }, other: { application_form_id: 8 } }],
  ['it may be any of a list', { data: [{ application_form_id: 7 }, {}] }],
  ['it is nested too deeply', { a: { b: { c: { d: { application_form_id: 7 } } } } }],
  ['the answer is a text', 'Submit Successful'],
])('reads nothing when %s', (_, answer) => {
  expect(textWithin(answer, '/application_form_id')).toBeNull()
})
