import { expect, test } from 'vitest'
import { fieldMessages } from './field-messages'
import { failureFromAnswer } from './make-failure'

const origin = { endpoint: 'create-job', reference: 'R1', keyEnd: null } as const
const refusal = (body: object, status = 400) =>
  failureFromAnswer(origin, { status, contentType: 'application/json', body: JSON.stringify(body) })

test('puts a field’s name before its messages, unless they contain it', () => {
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
])('does not quote a partner’s message without new information: %s', (_, body) => {
  expect(refusal(body).said).toBeNull()
})

test.each([
  ['is not a name', null],
  ['Full name is not a name!', null],
  ['Validation failed: full_name: is not a name.', null],
  ['full_name is not a name, and the team takes no applications', 'as it is'],
  ['A full name like this is not a name of ours', 'as it is'],
])('quotes only the new information of a field’s message: %s', (sentence, quoted) => {
  const body = { developer_message: sentence, errors: { 'applicant.full_name': ['is not a name'] } }
  expect(refusal(body).said).toBe(quoted && sentence)
})

test('quotes a message that says more than the fields', () => {
  const body = { developer_message: 'Avdelningen tar inga jobb nu', errors: { avdelning: ['måste anges'] } }
  expect(refusal(body).said).toBe('Avdelningen tar inga jobb nu')
})

test('merges messages of one field that differ only in case and full stops', () => {
  expect(refusal({ errors: { name: ['Is required', 'is required.'] } }).fields).toEqual({ name: ['Is required'] })
})
