import { expect, test } from 'vitest'
import { fieldsOfSentences } from './read-fields'

test.each([
  ['ERR 2001 FIELD REQ_NO MANDATORY', 'REQ_NO'],
  ['ERR 2001 FIELD GDPR_FLG MANDATORY', 'GDPR_FLG'],
  ['Missing required parameter: interviewer_id.', 'interviewer_id'],
])('spec 7, shape A: takes a field out of "%s"', (sentence, field) => {
  expect(fieldsOfSentences([sentence])).toEqual({ [field]: [sentence] })
})

test.each(['ERR 2001 FIELD IS MANDATORY', 'ERR 2005 ORG_CD 0099 NOT IN TABLE T001', 'The field must not be empty'])(
  'takes none out of "%s"',
  (sentence) => {
    expect(fieldsOfSentences([sentence])).toEqual({})
  },
)
