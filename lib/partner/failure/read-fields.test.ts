import { expect, test } from 'vitest'
import { fieldsOfSentences, readFields } from './read-fields'

test.each([
  ['ERR 2001 FIELD REQ_NO MANDATORY', 'REQ_NO'],
  ['ERR 2001 FIELD GDPR_FLG MANDATORY', 'GDPR_FLG'],
  ['Missing required parameter: interviewer_id.', 'interviewer_id'],
])('spec 7, shape A: reads a field from "%s"', (sentence, field) => {
  expect(fieldsOfSentences([sentence])).toEqual({ [field]: [sentence] })
})

test.each(['ERR 2001 FIELD IS MANDATORY', 'ERR 2005 ORG_CD 0099 NOT IN TABLE T001', 'The field must not be empty'])(
  'reads no field from "%s"',
  (sentence) => {
    expect(fieldsOfSentences([sentence])).toEqual({})
  },
)

const messages = (errors: unknown) => readFields({ developer_message: 'Validation failed', errors })

test.each([
  'must be >= 5',
  'must be one of {FULL_TIME, PART_TIME}',
  'must start with https://',
  'does not match /^\\d+$/',
  'must be valid JSON',
  'Invalid input: expected string, received undefined',
])('spec 7, shape C: keeps the message "%s" of a field', (message) => {
  expect(messages({ open_positions_count: [message] })).toEqual({ open_positions_count: [message] })
})

test('spec 7, shape C: keeps a field whose message is not fit for users', () => {
  expect(messages({ city: ['<b>boom</b>'], name: ['Error at Object.run (/srv/app.js:12:3)'] })).toEqual({
    city: [],
    name: [],
  })
})

test.each([
  ['applicant.phoneNumber must match pattern "^\\+[0-9]+$"', 'applicant.phoneNumber'],
  ['"salary.max" with value "7" fails to match the required pattern: /^[0-9]{4,}$/', 'salary.max'],
])('spec 7, shape E: reads the field of "%s"', (sentence, field) => {
  expect(readFields({ message: 'Bad Request', details: { validationErrors: [sentence] } })).toEqual({
    [field]: [sentence],
  })
})

test.each(['non_field_errors', 'nonFieldErrors', '__all__', 'base', '_schema'])(
  'takes what is said under "%s" as being about the whole body',
  (key) => {
    expect(messages({ [key]: ['Only one application per day'] })).toEqual({ '': ['Only one application per day'] })
  },
)
