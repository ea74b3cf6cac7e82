import { describe, expect, test } from 'vitest'
import { readErrorBody } from './read-error-body'
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

const fieldsIn = (body: unknown) => readErrorBody(JSON.stringify(body), 'application/json').fields

describe('errors as common frameworks send them', () => {
  test.each<[string, unknown, Record<string, string[]>]>([
    [
      'a list of locations',
      { detail: [{ loc: ['body', 'applicant', 'email'], msg: 'is not valid', type: 'value_error' }] },
      { 'applicant.email': ['is not valid'] },
    ],
    [
      'pointers into the body',
      { errors: [{ source: { pointer: '/data/attributes/email' }, title: 'Invalid', detail: 'is not valid' }] },
      { email: ['is not valid'] },
    ],
    [
      'a detail without a pointer',
      { errors: [{ status: '400', title: 'Invalid', detail: 'The email is taken' }] },
      { '': ['The email is taken'] },
    ],
    [
      'violations with property paths',
      { message: 'Failed', violations: [{ propertyPath: 'applicant.email', message: 'is not valid' }] },
      { 'applicant.email': ['is not valid'] },
    ],
    [
      'problem details with invalid params',
      { title: 'Not valid', 'invalid-params': [{ name: 'email', reason: 'must be an email' }] },
      { email: ['must be an email'] },
    ],
    [
      'a list of sentences as the message',
      { statusCode: 400, message: ['job.jobId should not be empty'], error: 'Bad Request' },
      { 'job.jobId': ['job.jobId should not be empty'] },
    ],
    [
      'issues with paths',
      { issues: [{ code: 'invalid_string', path: ['applicant', 'email'], message: 'is not valid' }] },
      { 'applicant.email': ['is not valid'] },
    ],
    [
      'flattened issues',
      { errors: { formErrors: ['Nothing was sent'], fieldErrors: { email: ['is taken'] } } },
      { '': ['Nothing was sent'], email: ['is taken'] },
    ],
    ['messages by field and nothing else', { email: ['is not valid'] }, { email: ['is not valid'] }],
    ['one error with a code', { detail: { code: 'E17', message: 'The job is closed' } }, { '': ['The job is closed'] }],
    ['names of fields, without a message', { message: 'Failed', fields: ['email', 'job_id'] }, {}],
    [
      'Spring Boot: the default message, and nothing of the rest',
      {
        status: 400,
        error: 'Bad Request',
        errors: [
          {
            codes: ['NotBlank.application.applicant.phoneNumber', 'NotBlank'],
            defaultMessage: 'must not be blank',
            objectName: 'application',
            field: 'applicant.phoneNumber',
            rejectedValue: '',
            code: 'NotBlank',
          },
        ],
      },
      { 'applicant.phoneNumber': ['must not be blank'] },
    ],
    [
      'FluentValidation: a property name and an error message',
      {
        errors: [
          { propertyName: 'Email', errorMessage: 'is taken', errorCode: 'NotUnique', attemptedValue: 'jo@example.com' },
        ],
      },
      { Email: ['is taken'] },
    ],
    [
      'messages by field within an error with a code',
      { errors: [{ code: 'VALIDATION', fieldErrors: { email: ['is taken'] } }] },
      { email: ['is taken'] },
    ],
    [
      'details within an error with a type',
      { errors: [{ type: 'validation', details: [{ field: 'email', message: 'is taken' }] }] },
      { email: ['is taken'] },
    ],
    [
      'a list of messages per field',
      { errors: [{ field: 'applicant.phoneNumber', messages: ['is required', 'is odd'] }] },
      { 'applicant.phoneNumber': ['is required', 'is odd'] },
    ],
    [
      'lists of messages by other names',
      {
        errors: [
          { name: 'phone', errors: ['is required'] },
          { path: ['applicant', 'email'], message: ['is taken'] },
          { field: 'city', issue: 'is unknown' },
          { field: 'state', text: 'is unknown' },
        ],
      },
      { phone: ['is required'], 'applicant.email': ['is taken'], city: ['is unknown'], state: ['is unknown'] },
    ],
    [
      'spec 7, shape E: a list of messages per field',
      { details: { validationErrors: [{ field: 'phone', messages: ['is required'] }] } },
      { phone: ['is required'] },
    ],
    [
      'errors within an error, of the same field and of those below it',
      {
        errors: [
          { path: 'phone', errors: [{ code: 'required', message: 'is required' }] },
          {
            path: '/job',
            errors: [
              { path: 'title', message: 'is odd' },
              { path: 'job.city', message: 'is odd' },
              { path: '/job/state', message: 'is odd' },
            ],
          },
        ],
      },
      { phone: ['is required'], 'job.title': ['is odd'], 'job.city': ['is odd'], 'job/state': ['is odd'] },
    ],
    [
      'fields called like the lists of an error',
      { errors: [{ name: ['is too long'], message: ['is required'] }] },
      { name: ['is too long'], message: ['is required'] },
    ],
    [
      'class-validator: children of an object',
      {
        message: [
          {
            property: 'applicant',
            target: { phone: '12' },
            children: [{ property: 'phone', constraints: { isPhone: 'phone must be a phone number' } }],
          },
        ],
      },
      { 'applicant.phone': ['phone must be a phone number'] },
    ],
    [
      'class-validator: children of children, also without the values sent',
      {
        message: [
          {
            property: 'answers',
            children: [{ property: '0', children: [{ property: 'text', constraints: { isNotEmpty: 'is empty' } }] }],
          },
        ],
      },
      { 'answers.0.text': ['is empty'] },
    ],
    [
      'fields called title and description',
      { errors: [{ description: 'is too short', title: 'is missing' }] },
      { description: ['is too short'], title: ['is missing'] },
    ],
    [
      'ASP.NET Identity: a description under its code',
      { errors: [{ code: 'DuplicateEmail', description: 'This address is taken' }] },
      { '': ['This address is taken'] },
    ],
    [
      'class-validator: constraints, and none of the values sent',
      {
        message: [
          {
            property: 'email',
            constraints: { isEmail: 'must be an email', isNotEmpty: 'should not be empty' },
            target: { email: '', motivation: 'I like to cook' },
          },
        ],
      },
      { email: ['must be an email', 'should not be empty'] },
    ],
    [
      'an error of an unknown shape: only its longest sentence',
      {
        errors: [{ code: 17, hint: 'try later', text: 'The job is closed', value: 'a much longer text that was sent' }],
      },
      { '': ['The job is closed'] },
    ],
    [
      'messages by field in a list, even of a field called like a part of an error',
      { errors: [{ email: ['is taken'], type: ['is required'] }] },
      { email: ['is taken'], type: ['is required'] },
    ],
    [
      'GitHub: a field with a code',
      {
        message: 'Validation Failed',
        errors: [
          { resource: 'Job', field: 'city', code: 'missing_field' },
          { resource: 'Job', field: 'title', code: 'E1021' },
        ],
      },
      { city: ['missing field'], title: ['E1021'] },
    ],
    [
      'a field with a code and a sentence',
      {
        errors: [
          { field: 'city', code: 'E17', hint: 'is not near here' },
          { field: 'phone', errors: [{ code: 'REQUIRED' }] },
        ],
      },
      { city: ['is not near here'], phone: ['required'] },
    ],
    ['codes by field', { errors: [{ name: 'required', type: 'required' }] }, {}],
    [
      'a location in the body, and none elsewhere',
      {
        errors: [
          { location: 'body.branch_id', message: 'is required' },
          { location: 'header.X-Version', message: 'is old' },
        ],
      },
      { branch_id: ['is required'], '': ['is old'] },
    ],
    ['an inner error', { error: { fields: [{ name: 'email', error: 'is taken' }] } }, { email: ['is taken'] }],
  ])('%s', (_, body, fields) => {
    expect(fieldsIn(body)).toEqual(fields)
  })

  test('a bare list', () => {
    expect(fieldsIn([{ field: 'email', message: 'is taken' }, { message: 'Failed' }])).toEqual({
      email: ['is taken'],
    })
  })

  test('fields called like the parts of an error stay fields', () => {
    const errors = { job: { name: 'is long', title: 'is odd', description: 'is empty', detail: 'is short' } }
    expect(fieldsIn({ errors })).toEqual({
      'job.name': ['is long'],
      'job.title': ['is odd'],
      'job.description': ['is empty'],
      'job.detail': ['is short'],
    })
  })
})
