import { expect, test } from 'vitest'
import { fieldInSentence } from './field-in-sentence'

test.each<[string, string]>([
  ['interviewer_id is required', 'interviewer_id'],
  ['"interviewer_id" is required', 'interviewer_id'],
  ['`first name` must not be empty', 'first name'],
  ['“fullName” is required', 'fullName'],
  ['body.applicant.email must be a valid email', 'applicant.email'],
  ['/applicant/email must be a string', 'applicant/email'],
  ['$.applicant.email: expected a string', 'applicant.email'],
  ['answers[0].value is too long', 'answers[0].value'],
  ['fullName must not be empty', 'fullName'],
  ['name is required', 'name'],
  ['limit: must be at most 50', 'limit'],
  ['e-mail is not valid', 'e-mail'],
  ['must have required property "interviewer_id"', 'interviewer_id'],
  ['This field is required', ''],
  ['Name is too long', ''],
  ['Email must be valid', ''],
  ['it is required', ''],
  ['value is required', ''],
  ['must be a string', ''],
  ['should have a name', ''],
  ['is required', ''],
  ['invalid email address', ''],
  ['error: something is missing', ''],
  ['e.g. a name is missing', ''],
  ['"<b>" is required', ''],
  ['__proto__ is required', ''],
  ['', ''],
])('spec 7, shape E: "%s" is about the field "%s"', (sentence, field) => {
  expect(fieldInSentence(sentence)).toBe(field)
})
