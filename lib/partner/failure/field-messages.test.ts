import { expect, test } from 'vitest'
import { fieldMessages } from './field-messages'
import { failureFromAnswer } from './make-failure'

const origin = { endpoint: 'create-job', reference: 'R1', keyEnd: null } as const
const refusal = (body: object, status = 400) =>
  failureFromAnswer(origin, { status, contentType: 'application/json', body: JSON.stringify(body) })

test('a field’s name stands before its messages, unless they name it', () => {
  expect(
    fieldMessages({
      '': ['Ogiltig ansökan'],
      avdelning: ['måste anges', 'får inte vara tom'],
      ort: ['ort saknas.', 'Välj en.'],
      phone: ['is not a valid phone number'],
    }),
  ).toEqual([
    'Ogiltig ansökan',
    'avdelning: måste anges, får inte vara tom',
    'ort saknas. Välj en.',
    'phone: is not a valid phone number',
  ])
})

test.each([
  ['shape C', { developer_message: 'Avdelning måste anges!', errors: { avdelning: ['måste anges'] } }],
  [
    'shape E',
    {
      error: 'Bad Request',
      message: 'avdelning_nr måste anges',
      details: { validationErrors: ['avdelning_nr måste anges'] },
    },
  ],
  ['the desk’s own words', { message: 'The partner did not accept this job.' }],
])('the partner’s sentence is not quoted where it says nothing new: %s', (_, body) => {
  expect(refusal(body).said).toBeNull()
})

test.each([
  ['is not a name', null],
  ['Full name is not a name!', null],
  ['Validation failed: full_name: is not a name.', null],
  ['full_name is not a name, and the team takes no applications', 'as it is'],
  ['A full name like this is not a name of ours', 'as it is'],
])('of a field’s message in a sentence only what is new is quoted: %s', (sentence, quoted) => {
  const body = { developer_message: sentence, errors: { 'applicant.full_name': ['is not a name'] } }
  expect(refusal(body).said).toBe(quoted && sentence)
})

test('a sentence that says more than the fields is quoted', () => {
  const body = { developer_message: 'Avdelningen tar inga jobb nu', errors: { avdelning: ['måste anges'] } }
  expect(refusal(body).said).toBe('Avdelningen tar inga jobb nu')
})

test('messages of one field that differ in case and full stops are one', () => {
  expect(refusal({ errors: { name: ['Is required', 'is required.'] } }).fields).toEqual({ name: ['Is required'] })
})
