import { describe, expect, test } from 'vitest'
import type { BodySchema } from './body-schema'
import { formNodes } from './form-node'
import { defaultValues, type FormValue, fieldName, toBody } from './form-values'

const nodesOf = (schema: BodySchema, isRequired: boolean) =>
  formNodes({ type: 'object', properties: { it: schema }, required: isRequired ? ['it'] : [] })

/** Returns the body of a form with one field. */
function sent(schema: BodySchema, value: FormValue, { isRequired = false } = {}) {
  const faults: { pointer: string; message: string }[] = []
  return { body: toBody(nodesOf(schema, isRequired), { [fieldName('it')]: value }, faults), faults }
}

describe('the value of a control', () => {
  test.each<[string, BodySchema, FormValue, unknown]>([
    ['text without surrounding spaces', { type: 'string' }, ' a ', 'a'],
    ['long text as typed', { type: 'string', maxLength: 5000 }, ' a ', ' a '],
    ['a number', { type: 'number' }, ' 1.5 ', 1.5],
    ['an invalid number as typed', { type: 'integer' }, '1,5', '1,5'],
    ['a numeric ID as a number', { type: ['integer', 'string'] }, ' 12 ', 12],
    ['an ID with letters as text', { type: ['integer', 'string'] }, 'D10', 'D10'],
    ['an ID with leading zeros as text', { type: ['integer', 'string'] }, '007', '007'],
    ['yes', { type: 'boolean' }, 'true', true],
    ['no', { type: 'boolean' }, 'false', false],
    ['a choice with its type', { enum: [1, 2] }, '2', 2],
    ['text typed before the field got its choices, as typed', { enum: ['FULL', 'PART'] }, 'freelance', 'freelance'],
    [
      'a date and time in UTC',
      { type: 'string', format: 'date-time' },
      '2026-03-04T05:06:00+02:00',
      '2026-03-04T03:06:00.000Z',
    ],
    ['an invalid date and time as typed', { type: 'string', format: 'date-time' }, 'soon', 'soon'],
    ['the data of a file', { type: 'string', format: 'byte' }, { name: 'a', type: 'b', data: 'aGk=' }, 'aGk='],
    ['an empty entry as empty text', { type: 'array', items: { type: 'string' } }, [{ entry: '' }], ['']],
  ])('is sent as %s', (_, schema, value, it) => {
    expect(sent(schema, value)).toEqual({ body: { it }, faults: [] })
  })

  test.each<[string, BodySchema, FormValue]>([
    ['only spaces', { type: 'string' }, '  '],
    ['no file', { type: 'string', format: 'byte' }, null],
    ['no entries', { type: 'array', items: { type: 'string' } }, []],
    ['an empty group', { type: 'object', properties: { a: { type: 'string' } } }, {}],
  ])('is left out for %s', (_, schema, value) => {
    expect(sent(schema, value)).toEqual({ body: {}, faults: [] })
  })

  test('is sent empty for a required list or group', () => {
    expect(sent({ type: 'array', items: { type: 'string' } }, [], { isRequired: true }).body).toEqual({ it: [] })
    const group = { type: 'object', properties: { a: { type: 'string' } } }
    expect(sent(group, {}, { isRequired: true }).body).toEqual({ it: {} })
  })

  test('is a required group without values when the form has none for it', () => {
    const group = { type: 'object', properties: { a: { type: 'string' } } }
    expect(toBody(nodesOf(group, true), {})).toEqual({ it: {} })
  })

  test('reports a file that cannot be sent, at its field', () => {
    const file = { name: 'a', type: 'b', data: '', issue: 'The file is larger than 5 MB' }
    expect(sent({ type: 'string', format: 'byte' }, file).faults).toEqual([
      { pointer: '/it', message: 'The file is larger than 5 MB' },
    ])
  })

  test('reports a number that JSON cannot represent exactly', () => {
    const message = 'A number is too long to be sent exactly. In double quotes it is sent as text'
    expect(sent({ type: 'object' }, '{"id":90071992547409931}').faults).toEqual([{ pointer: '/it', message }])
    expect(sent({ type: 'object' }, '{"id":"90071992547409931"}').faults).toEqual([])
    expect(sent({ type: 'object' }, '{"id":1234567890123456}').faults).toEqual([])
  })
})

test('a form starts with its schema’s defaults', () => {
  const nodes = formNodes({
    type: 'object',
    properties: {
      text: { type: 'string', default: 'x' },
      yes: { type: 'boolean', default: true },
      open: { type: 'boolean' },
      kind: { enum: ['a', 'b'], default: 'b' },
      other: { enum: ['a', 'b'] },
      list: { type: 'array', items: { type: 'string' } },
      file: { type: 'string', format: 'byte' },
      fixed: { const: 1 },
      json: { type: 'object' },
      group: { type: 'object', properties: { in: { type: 'integer', default: 3 } } },
    },
  })
  expect(defaultValues(nodes)).toEqual({
    _text: 'x',
    _yes: 'true',
    _open: '',
    _kind: '"b"',
    _other: '',
    _list: [],
    _file: null,
    _fixed: null,
    _json: '',
    _group: { _in: '3' },
  })
})
