import { describe, expect, test } from 'vitest'
import type { BodyShape, FailureFacts } from './failure'
import { readErrorBody } from './read-error-body'

const read = (body: unknown, contentType: string | null = 'application/json') =>
  readErrorBody(typeof body === 'string' ? body : JSON.stringify(body), contentType)

describe('the shape of a body', () => {
  const validation = { validationErrors: [] }
  test.each<[string, unknown, BodyShape]>([
    ['spec 7, shape A: message', { message: 'x' }, 'A'],
    ['spec 7, shape A: of any type', { message: 42 }, 'A'],
    ['spec 7, shape B: developer_message and extra', { developer_message: 'x', extra: null }, 'B'],
    ['spec 7, shape C: errors is an object', { developer_message: 'x', errors: {} }, 'C'],
    ['spec 7, shape C: not if errors is a list', { developer_message: 'x', errors: ['y'] }, 'other'],
    ['spec 7, shape D: developerMessage and errors', { developerMessage: 'x', errors: {} }, 'D'],
    ['spec 7, shape E: error, message, details', { error: 'x', message: 'y', details: validation }, 'E'],
    ['spec 7, shape E: not without details, which is A', { error: 'x', message: 'y' }, 'A'],
    ['spec 7, shape B: also with a message', { message: 'y', developer_message: 'x', extra: null }, 'B'],
    ['spec 7, shape C: wins over B, as it has more keys', { developer_message: 'x', extra: null, errors: {} }, 'C'],
    [
      'spec 7, shape E: wins over C, as it has more keys',
      { developer_message: '', errors: {}, error: '', message: '', details: validation },
      'E',
    ],
    ['no key of any shape', { oops: 1 }, 'other'],
    ['inherited keys only', '{"__proto__":{"message":"x"},"constructor":1}', 'other'],
    ['a list', [{ message: 'x' }], 'other'],
    ['null', null, 'other'],
    ['a number', '5', 'other'],
    ['a string', '"Forbidden"', 'other'],
    ['nothing', '', 'empty'],
    ['white space, a byte order mark and NULs', '\uFEFF \r\n\0\0', 'empty'],
    ['spec 7, HTML: a page sent as JSON', '\n<html><body>500</body></html>', 'html'],
    ['text', 'Internal Server Error', 'other'],
    ['half of a JSON body', '{"message":"x', 'other'],
    ['duplicate keys', '{"message":"x","message":"y"}', 'A'],
  ])('%s', (_, body, shape) => {
    expect(read(body).shape).toBe(shape)
  })

  test('spec 7, HTML: is read from JSON sent as HTML, but not from the text of a page', () => {
    expect(read({ message: 'x' }, 'text/html; charset=utf-8').shape).toBe('A')
    expect(read('Internal Server Error', 'text/html').shape).toBe('html')
    expect(read('Internal Server Error', null).shape).toBe('other')
  })

  test('is found after a byte order mark, and in UTF-16 decoded as UTF-8', () => {
    expect(read('\uFEFF{"message":"x"}')).toMatchObject({ shape: 'A', sentences: ['x'] })
    const utf16 = Buffer.from('\uFEFF{"message":"Night"}', 'utf16le')
    expect(read(utf16.toString('utf8'))).toMatchObject({ shape: 'A', sentences: ['Night'] })
  })

  test('is unknown for a body over a mebibyte', () => {
    expect(read({ message: 'x'.repeat(1024 * 1024) })).toEqual({ shape: 'other', sentences: [], fields: {}, facts: {} })
  })
})

describe('a sentence under another name', () => {
  test.each<[string, unknown, string[]]>([
    [
      'German',
      { code: 'VALIDIERUNG', meldung: 'Die Stelle konnte nicht angelegt werden.', zeit: '2026-03-01T10:00:00Z' },
      ['Die Stelle konnte nicht angelegt werden.'],
    ],
    ['Spanish, in the only object', { error_: { mensaje: 'La oferta ya no existe' } }, ['La oferta ya no existe']],
    ['Korean', { 오류: '입력값이 올바르지 않습니다.' }, ['입력값이 올바르지 않습니다.']],
    ['Japanese', { エラー: '入力内容が正しくありません' }, ['入力内容が正しくありません']],
    ['Russian', { ошибка: 'Вакансия уже закрыта' }, ['Вакансия уже закрыта']],
    ['Hebrew', { שגיאה: 'המשרה כבר נסגרה' }, ['המשרה כבר נסגרה']],
    ['beside a known one, which is enough', { message: 'Gone', meldung: 'Die Stelle ist weg' }, ['Gone']],
    ['but not a name', { bewerber: 'Anna Maria Müller' }, []],
    ['but not a code', { grund: 'STELLE_GESCHLOSSEN', status: 'nicht ok' }, []],
    ['but not a time', { zeit: 'Sat, 28 Nov 2026 10:00:00 GMT' }, []],
    ['but not an address', { siehe: 'https://api.example/docs/fehler/12' }, []],
    ['but not what was sent', { eingabe: { text: 'Wir suchen einen Koch' }, ok: false }, []],
  ])('is read: %s', (_, body, sentences) => {
    expect(read(body).sentences).toEqual(sentences)
  })

  test('comes with the lists of messages by field beside it', () => {
    const body = { meldung: 'Bitte prüfen Sie das.', feldfehler: { titel: ['ist erforderlich'], ort: ['ist zu lang'] } }
    expect(read(body).fields).toEqual({ titel: ['ist erforderlich'], ort: ['ist zu lang'] })
  })

  test('does not make fields of other lists', () => {
    expect(read({ meldung: 'Bitte prüfen Sie das.', daten: { tags: ['a'], ort: 'Kiel' } }).fields).toEqual({})
  })
})

describe('messages on fields', () => {
  test.each<[string, unknown, Record<string, string[]>]>([
    [
      'spec 7, shape C: lists by field',
      { developer_message: '', errors: { name: ['is long', 'is odd'] } },
      { name: ['is long', 'is odd'] },
    ],
    ['spec 7, shape C: a message outside a list', { errors: { name: 'is long' } }, { name: ['is long'] }],
    ['spec 7, shape C: a field called message', { errors: { message: ['is empty'] } }, { message: ['is empty'] }],
    [
      'spec 7, shape C: nested fields',
      { errors: { applicant: { email: ['is taken'] } } },
      { 'applicant.email': ['is taken'] },
    ],
    ['spec 7, shape C: nested lists', { errors: { answers: [{ id: ['is odd'] }] } }, { 'answers.0.id': ['is odd'] }],
    [
      'spec 7, shape C: entries that are objects with a message',
      { errors: { email: [{ message: 'is taken', code: 'E1' }] } },
      { email: ['is taken'] },
    ],
    ['spec 7, shape C: numbers and booleans are ignored', { errors: { name: [1, true, null, '17'] } }, {}],
    [
      'spec 7, shape C: a path from the body down',
      { errors: { 'body.applicant.email': ['is taken'] } },
      { 'applicant.email': ['is taken'] },
    ],
    [
      'a list of errors names no field',
      { developer_message: 'x', errors: ['name is long', 'so is this'] },
      { '': ['name is long', 'so is this'] },
    ],
    ['a list of entries names them', { errors: [{ field: 'name', message: 'is long' }] }, { name: ['is long'] }],
    ['one error as text', { errors: 'The name is long' }, { '': ['The name is long'] }],
    [
      'spec 7, shape D: facts are not messages',
      {
        developerMessage: '',
        errors: { existing_job_id: 'JOB-7', job: { status: 'open' }, applicant: 'Jonas Peter Weber' },
      },
      {},
    ],
    [
      'spec 7, shape D: a sentence is about the whole body',
      { developerMessage: '', errors: { salary: 'Gehalt liegt unter dem Mindestlohn', reason: 'The job is closed' } },
      { '': ['Gehalt liegt unter dem Mindestlohn', 'The job is closed'] },
    ],
    [
      'spec 7, shape D: two words may be the reason',
      {
        developerMessage: '',
        errors: { salary: 'Mindestlohn unterschritten', jobTitle: 'Night cook', city: 'Neu Ulm' },
      },
      { '': ['Mindestlohn unterschritten'] },
    ],
    [
      'spec 7, shape D: a name is a fact, whatever it means in another language',
      { developerMessage: '', errors: { applicant: 'Anna Maria Müller', recruiter: 'Anna Bell' } },
      {},
    ],
    [
      'spec 7, shape D: a clear complaint is a message',
      { developerMessage: '', errors: { name: 'is required', code: 'NAME' } },
      { name: ['is required'] },
    ],
    [
      'spec 7, shape C: the error’s own code, ids and texts beside the lists are not fields',
      { errors: { code: 'FIELD_REQUIRED', trace_id: 'ab-1', message: 'The job was not saved', city: ['is odd'] } },
      { '': ['The job was not saved'], city: ['is odd'] },
    ],
    [
      'spec 7, shape C: texts outside lists are messages if they can be',
      { errors: { job_id: 'JOB-7', title: 'too_short', city: 'NotBlank', message: 'is required' } },
      { title: ['too_short'], city: ['NotBlank'], message: ['is required'] },
    ],
    [
      'spec 7, shape C: a word may be the reason',
      { errors: { start: 'expired', salary: 'Negative', city: 'nieprawidlowe', title: ['is odd'] } },
      { start: ['expired'], salary: ['Negative'], city: ['nieprawidlowe'], title: ['is odd'] },
    ],
    ['the same in a list', { errors: [{ start: 'expired' }] }, { start: ['expired'] }],
    ['spec 7, shape D: IDs are not messages', { developerMessage: '', errors: { application_form_id: 'form-7' } }, {}],
    [
      'spec 4.6; spec 7, shape E: the field in the sentence',
      { details: { validationErrors: ['interviewer_id is required'] } },
      { interviewer_id: ['interviewer_id is required'] },
    ],
    [
      'spec 7, shape E: no field in the sentence',
      { details: { validationErrors: ['This field is required'] } },
      { '': ['This field is required'] },
    ],
    [
      'spec 7, shape E: entries that are objects',
      { details: { validationErrors: [{ path: ['applicant', 'email'], message: 'is taken' }] } },
      { 'applicant.email': ['is taken'] },
    ],
    [
      'spec 7, shape E: an object without a field',
      { details: { validationErrors: [{ msg: 'job_id is required' }] } },
      { job_id: ['job_id is required'] },
    ],
    [
      'spec 7, shape E: one sentence, no list',
      { details: { validationErrors: 'job_id is required' } },
      { job_id: ['job_id is required'] },
    ],
    [
      'spec 7, shape E: lists by field',
      { details: { validationErrors: { name: ['is long'] } } },
      { name: ['is long'] },
    ],
    ['spec 7, shape E: details as a list', { details: [{ field: 'name', message: 'is long' }] }, { name: ['is long'] }],
    ['the same message twice', { errors: { name: ['is long', 'is long'] } }, { name: ['is long'] }],
    [
      'an invalid field name',
      { errors: { '<b>': ['is odd'], constructor: ['is odd'] } },
      { '': ['is odd'], constructor: ['is odd'] },
    ],
  ])('%s', (_, body, fields) => {
    expect(read(body).fields).toEqual(fields)
  })

  test('never include __proto__', () => {
    expect(read('{"errors":{"__proto__":["is odd"]}}').fields).toEqual({ '': ['is odd'] })
  })

  test('are limited to a hundred fields of twenty messages', () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => index)
    const fields = Object.fromEntries(many(150).map((index) => [`f${index}`, many(30).map((at) => `is no. ${at}`)]))
    const found = read({ errors: fields }).fields
    expect(Object.keys(found).length).toBeLessThanOrEqual(100)
    expect(Math.max(...Object.values(found).map((messages) => messages.length))).toBe(20)
  })

  test('are limited to twelve thousand characters in all', () => {
    const messages = Array.from({ length: 20 }, (_, at) => `is no. ${at} ${'of those that fit '.repeat(9)}`)
    const fields = Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`f${at}`, messages]))
    expect(JSON.stringify(read({ errors: fields }).fields).length).toBeLessThan(14_000)
  })
})

describe('the application form of a 409', () => {
  test.each<[string, unknown, string | undefined]>([
    ['spec 7, shape D: a number', { errors: { application_form_id: 265733753 } }, '265733753'],
    ['spec 7, shape D: a string', { errors: { application_form_id: ' 265733753 ' } }, '265733753'],
    ['spec 2, application form: beside the errors', { application_form_id: 7 }, '7'],
    ['one object deeper', { extra: { application_form_id: 7 } }, '7'],
    ['one object deeper in the errors', { errors: { job: { application_form_id: [7] } } }, '7'],
    ['in camel case', { errors: { applicationFormId: 7 } }, '7'],
    ['an id beyond 2^53', '{"errors":{"application_form_id":12345678901234567890}}', '12345678901234567890'],
    ['a fraction', { errors: { application_form_id: 1.5 } }, undefined],
    ['markup', { errors: { application_form_id: '<b>7</b>' } }, undefined],
    ['null', { errors: { application_form_id: null } }, undefined],
    ['too deep', { a: { b: { c: { application_form_id: 7 } } } }, undefined],
  ])('%s', (_, body, id) => {
    expect(read(body).facts.applicationFormId).toBe(id)
  })
})

describe('the teams of a 403', () => {
  const both: FailureFacts = { requestedTeam: '99', memberships: ['11', '12'] }
  test.each<[string, FailureFacts]>([
    ["The requested team_id 99 does not belong to the logged-in user's memberships [11, 12]", both],
    ["The requested team_id 99 does not belong to the logged-in user's memberships: [11, 12]", both],
    ["requested team_id: 99 does not belong to the logged-in user's memberships {11,12}", both],
    ["requested team_id (99) does not belong to the logged-in user's memberships (11, 12).", both],
    ["requested team_id=99 does not belong to the logged-in user's memberships 11 and 12", both],
    ["The requested team 99 does not belong to the logged-in user's memberships, which are 11, 12.", both],
    ["The logged-in user's memberships [11, 12] do not include the requested team_id 99", both],
    ["The logged-in user's memberships are 11 and 12, requested team_id was 99", both],
    ["The requested team_id is not one of the user's memberships (requested: 99, memberships: [11, 12])", both],
    ["memberships ['11', '12'] of the logged-in user: team_id '99' does not belong to them", both],
    ["The requested team_id [99] does not belong to memberships [{'team_id': 11}, {'team_id': 12}]", both],
    [
      'The requested team_id "team-z" does not belong to memberships ["team-a", "team-b"]',
      { requestedTeam: 'team-z', memberships: ['team-a', 'team-b'] },
    ],
    [
      "The requested team_id 99 does not belong to the logged-in user's memberships []",
      { requestedTeam: '99', memberships: [] },
    ],
    ["The requested team_id 99 does not belong to the logged-in user's memberships None", { requestedTeam: '99' }],
    ["The requested team_id does not belong to the logged-in user's memberships", {}],
    ['Forbidden', {}],
  ])('spec 7, 403 scope: %s', (sentence, facts) => {
    expect(read({ developer_message: sentence, extra: null }).facts).toEqual(facts)
  })

  test('spec 7, 403 scope: truncates a long list without corrupting it', () => {
    const ids = Array.from({ length: 500 }, (_, index) => 100_000 + index)
    const sentence = `The requested team_id 99 does not belong to the logged-in user's memberships: [${ids.join(', ')}]`
    expect(read({ developer_message: sentence, extra: null }).facts.memberships).toEqual(ids.slice(0, 200).map(String))
  })
})

test('reads a body of one megabyte, but not a larger one', () => {
  const body = (length: number) => JSON.stringify({ message: 'x' }).padEnd(length, ' ')
  expect(readErrorBody(body(1024 * 1024), null).sentences).toEqual(['x'])
  expect(readErrorBody(body(1024 * 1024 + 1), null)).toMatchObject({ shape: 'other', sentences: [] })
})

test('cuts a sentence after sixteen thousand characters', () => {
  const { sentences } = readErrorBody(JSON.stringify({ message: ` ${'x'.repeat(16_001)}` }), null)
  expect(sentences.map(({ length }) => length)).toEqual([16_000])
})
