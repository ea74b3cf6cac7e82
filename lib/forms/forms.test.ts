import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parseProfile } from '../partner/profile/profile'
import { inLanguage } from '../text/language'
import { assignFieldErrors, fieldPaths, findControl } from './assign-field-errors'
import type { BodySchema } from './body-schema'
import { checkBody } from './check-body'
import { autofilledFields, formNodes, isShown, schemaAt } from './form-node'
import { defaultValues, type FormValues, fieldName, toBody } from './form-values'

const schema: BodySchema = {
  type: 'object',
  required: ['person', 'shift'],
  properties: {
    'odd.name': { type: 'string', title: 'Odd' },
    constructor: { type: 'string' },
    person: {
      type: 'object',
      required: ['name'],
      properties: { name: { type: 'string', minLength: 1 }, age: { type: 'integer', minimum: 16 } },
    },
    shift: { enum: ['early', 'late', 3] },
    remote: { type: 'boolean' },
    tags: { type: 'array', items: { type: 'string' } },
    file: {
      type: 'object',
      properties: {
        label: { type: 'string', 'x-file': 'name' },
        content: { type: 'string', format: 'byte', contentMediaType: 'text/plain' },
      },
    },
    sentAt: { type: 'integer', 'x-fill': 'now-millis' },
    extra: { type: 'object' },
  },
}
const nodes = formNodes(schema)
const filled = (values: FormValues) => toBody(nodes, { ...defaultValues(nodes), ...named(values) })

/** Values as the form library holds them: field names are encoded, also inside groups. */
function named(values: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      fieldName(name),
      name === 'person' ? named(value as FormValues) : value,
    ]),
  )
}

describe('a form generated from a schema', () => {
  test('has a matching control for every field, and none for autofilled fields', () => {
    expect(nodes.map(({ kind }) => kind)).toEqual(['text', 'text', 'group', 'choice', 'yes-no', 'list', 'file', 'json'])
    expect(autofilledFields(schema)).toEqual([{ tokens: ['sentAt'], with: 'now-millis' }])
  })

  test('leaves out a field that the screen renders itself', () => {
    expect(formNodes(schema, ['/person/name'])[2]).toMatchObject({
      kind: 'group',
      nodes: [{ tokens: ['person', 'age'] }],
    })
  })
})

describe('the body of a form', () => {
  test('leaves out empty values, but keeps required groups, so that validation names what is missing', () => {
    expect(filled({})).toEqual({ person: {} })
    expect(checkBody(schema, filled({}))).toEqual({ '/person/name': 'Required', '/shift': expect.any(String) })
  })

  test('has values of the schema’s types', () => {
    const values: FormValues = {
      'odd.name': ' x ',
      constructor: 'Bauer',
      person: { name: 'Åsa', age: '41' },
      shift: '3',
      remote: 'false',
      tags: [{ entry: 'a' }],
      file: { name: 'cv.txt', type: 'text/plain', data: 'aGk=' },
      extra: '{"a":1}',
    }
    expect(filled(values)).toEqual({
      'odd.name': 'x',
      constructor: 'Bauer',
      person: { name: 'Åsa', age: 41 },
      shift: 3,
      remote: false,
      tags: ['a'],
      file: { label: 'cv.txt', content: 'aGk=' },
      extra: { a: 1 },
    })
    expect(checkBody(schema, filled(values))).toEqual({})
  })

  test('keeps an invalid number as typed, and reports it', () => {
    expect(checkBody(schema, filled({ person: { name: 'A', age: 'x' }, shift: '"late"' }))).toEqual({
      '/person/age': 'This is not a number',
    })
  })

  test.each(['0x1F', '1e3', '4.1', '9007199254740993'])('does not take %s for a whole number', (age) => {
    expect(checkBody(schema, filled({ person: { name: 'A', age } }))).toHaveProperty('/person/age')
  })

  test('does not take a German number with a separator for a fraction, unless a sheet has it', () => {
    const pay = formNodes({ type: 'object', properties: { pay: { type: 'number' } } })
    const issues: { pointer: string; message: string }[] = []
    const typed = named({ pay: '50.000' })
    inLanguage('de', () => toBody(pay, typed, issues))
    expect(issues).toEqual([{ pointer: '/pay', message: expect.stringContaining('Tausenderpunkt') }])
    expect(inLanguage('de', () => toBody(pay, typed, [], { isFromSheet: true }))).toEqual({ pay: 50 })
    expect(inLanguage('de', () => toBody(pay, named({ pay: '50.5' })))).toEqual({ pay: 50.5 })
    expect(toBody(pay, named({ pay: '3.875' }))).toEqual({ pay: 3.875 })
  })

  test('reports invalid JSON at its field', () => {
    const issues: { pointer: string; message: string }[] = []
    toBody(nodes, { ...defaultValues(nodes), ...named({ extra: '{a' }) }, issues)
    expect(issues).toEqual([{ pointer: '/extra', message: expect.stringContaining('not JSON') }])
  })
})

test('shows the partner’s field messages at the fields, however it spells their names', () => {
  const paths = ['/interview/interviewerId', '/applicant/email']
  expect(assignFieldErrors({ interviewer_id: ['a'], 'applicant.email': ['b'], nothing: ['c'] }, paths)).toEqual({
    placed: { '/interview/interviewerId': 'a', '/applicant/email': 'b' },
    rest: { nothing: ['c'] },
  })
})

test('the default profile can be rendered and validated', () => {
  const parsed = parseProfile(readFileSync(new URL('../partner/profile/default.json', import.meta.url), 'utf8'))
  if (!('profile' in parsed)) throw new Error(parsed.issues.join('\n'))
  const { body } = parsed.profile.easyApply
  const drawn = formNodes(body)
  expect(fieldPaths(drawn)).toContain('/applicant/fullName')
  expect(checkBody(body, toBody(drawn, defaultValues(drawn)))).toMatchObject({
    '/applicant/fullName': 'Required',
  })
})

test('shows a message at the field of exactly that name where another differs only in separators', () => {
  const { placed } = assignFieldErrors({ teamId: ['is required.'] }, ['/team_id', '/teamId'])
  expect(placed).toEqual({ '/teamId': 'is required.' })
})

test('matches a message to a field by the end of its path when only one field has it', () => {
  const paths = ['/owner/contact/mail', '/owner/no', '/host/contact/mail', '/host/no']
  expect(
    assignFieldErrors({ no: ['a'], 'contact.mail': ['b'], host_no: ['c'], 'vacancy.owner.no': ['d'] }, paths),
  ).toEqual({
    placed: { '/host/no': 'c', '/owner/no': 'd' },
    rest: { no: ['a'], 'contact.mail': ['b'] },
  })
})

test('matches a message to a field that the partner names within an envelope', () => {
  const placed = (fields: Record<string, string[]>, paths: string[]) => assignFieldErrors(fields, paths).placed
  expect(placed({ 'job.city': ['a'] }, ['/city', '/title'])).toEqual({ '/city': 'a' })
  expect(placed({ 'data/attributes/city': ['a'] }, ['/city'])).toEqual({ '/city': 'a' })
  expect(placed({ 'jobs.0.city': ['a'] }, ['/city'])).toEqual({ '/city': 'a' })
  expect(placed({ 'office.city': ['a'] }, ['/city', '/office/street'])).toEqual({})
  expect(placed({ 'job.city': ['a'] }, ['/office/city'])).toEqual({})
})

test('loses no message where the partner’s names match the same field', () => {
  const assigned = (fields: Record<string, string[]>) => assignFieldErrors(fields, ['/name', '/person/email'])
  const two = { 'applicant.name': ['a'], 'company.name': ['b'] }
  expect(assigned(two)).toEqual({ placed: {}, rest: two })
  expect(assigned({ 'company.name': ['b'], Name: ['c'] })).toEqual({
    placed: { '/name': 'c' },
    rest: { 'company.name': ['b'] },
  })
  expect(assigned({ email: ['d'], 'person.email': ['d', 'e'] }).placed).toEqual({ '/person/email': 'd, e' })
})

describe('a field without a control', () => {
  const fixed: BodySchema = {
    type: 'object',
    required: ['kind', 'wrapper', 'hint'],
    properties: {
      kind: { const: 'job/2' },
      hint: { type: 'string' },
      wrapper: { type: 'object', required: ['version'], properties: { version: { const: 3 } } },
      offer: { type: 'object', required: ['unit'], properties: { unit: { const: 'EUR' }, amount: { type: 'number' } } },
      loose: { const: true },
    },
  }
  const drawn = formNodes(fixed)

  test('sends a required constant, and adds no group for it', () => {
    expect(toBody(drawn, defaultValues(drawn))).toEqual({ kind: 'job/2', wrapper: { version: 3 } })
    const offer = { [fieldName('offer')]: { [fieldName('amount')]: '5' } }
    expect(toBody(drawn, { ...defaultValues(drawn), ...offer })).toMatchObject({ offer: { unit: 'EUR', amount: 5 } })
    expect(drawn.filter(isShown).map(({ tokens }) => tokens.join())).toEqual(['hint', 'offer'])
    expect(fieldPaths(drawn)).toEqual(['/hint', '/offer/amount'])
  })

  test('shows an issue at the control that contains its field', () => {
    expect(findControl(drawn, '/kind')).toBeUndefined()
    expect(findControl(drawn, '')).toBeUndefined()
    expect(findControl(drawn, '/offer/amount')).toBe('/offer/amount')
    expect(findControl(nodes, '/file/content')).toBe('/file')
    expect(findControl(nodes, '/tags/0')).toBe('/tags/0')
  })
})

test('resolves $ref, even in a schema that refers to itself', () => {
  const referring: BodySchema = {
    type: 'object',
    properties: { target: { $ref: '#/$defs/target' } },
    $defs: {
      target: {
        type: 'object',
        properties: {
          no: { type: 'integer', title: 'Number' },
          at: { type: 'integer', 'x-fill': 'now-millis' },
          next: { $ref: '#/$defs/target' },
        },
      },
    },
  }
  expect(schemaAt(referring, '/target/next/no')).toEqual({ type: 'integer', title: 'Number' })
  expect(autofilledFields(referring)).toEqual([{ tokens: ['target', 'at'], with: 'now-millis' }])
  expect(fieldPaths(formNodes(referring))).toContain('/target/no')
})

test('lists several messages on one field one after the other', () => {
  expect(assignFieldErrors({ email: ['Is taken.', 'Is odd.'] }, ['/email']).placed).toEqual({
    '/email': 'Is taken. Is odd.',
  })
})
