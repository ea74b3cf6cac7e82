import { describe, expect, test } from 'vitest'
import type { BodySchema } from './body-schema'
import { formNodes } from './form-node'
import { fieldName, toBody } from './form-values'
import { toFormValues } from './to-form-values'

const nodes = (schema: BodySchema) => formNodes({ type: 'object', properties: { it: schema } })

/** Returns what a field's control holds for a value, and the values that it cannot hold. */
function held(schema: BodySchema, it: unknown) {
  const { values, unmapped } = toFormValues(nodes(schema), { it })
  return { value: values[fieldName('it')], unmapped: unmapped.map(({ value }) => value) }
}

describe('a control prefilled from a record', () => {
  test.each<[string, BodySchema, unknown, unknown]>([
    ['yes', { type: 'boolean' }, true, 'true'],
    ['yes as text', { type: 'boolean' }, 'true', 'true'],
    ['no', { type: 'boolean' }, false, 'false'],
    ['no as text', { type: 'boolean' }, 'false', 'false'],
    ['a date', { type: 'string', format: 'date' }, '2026-03-04T05:06:07Z', '2026-03-04'],
    ['an invalid date and time', { type: 'string', format: 'date-time' }, 'soon', 'soon'],
    ['a number as text', { type: 'integer' }, 12, '12'],
    ['an ID as text', { type: ['integer', 'string'] }, 'D10', 'D10'],
    ['a choice by its text', { enum: [1, 2] }, '2', '2'],
    ['a file of plain data', { type: 'string', format: 'byte' }, 'aGk=', { name: 'file', type: '', data: 'aGk=' }],
    ['any JSON', { type: 'object' }, { a: 1 }, '{"a":1}'],
  ])('holds %s', (_, schema, given, value) => {
    expect(held(schema, given)).toEqual({ value, unmapped: [] })
  })

  test.each<[string, BodySchema, unknown, unknown]>([
    ['a word for a yes/no field', { type: 'boolean' }, 'maybe', ''],
    ['a number for a date', { type: 'string', format: 'date' }, 5, ''],
    ['a number for a date and time', { type: 'string', format: 'date-time' }, 5, ''],
    ['an object for a text', { type: 'string' }, { a: 1 }, ''],
    ['a text for a list', { type: 'array', items: { type: 'string' } }, 'a', []],
    ['a number for a file', { type: 'string', format: 'byte' }, 5, null],
    ['a value that is not offered', { enum: ['a'] }, 'b', ''],
  ])('stays empty for %s, and reports what it could not hold', (_, schema, given, value) => {
    expect(held(schema, given)).toEqual({ value, unmapped: [given] })
  })

  test.each([undefined, null, ''])('starts with its default for %j', (nothing) => {
    expect(held({ type: 'string', default: 'x' }, nothing)).toEqual({ value: 'x', unmapped: [] })
  })

  test('never takes an inherited property for a value of the record', () => {
    const { values, unmapped } = toFormValues(
      formNodes({ type: 'object', properties: { constructor: { type: 'string' } } }),
      {},
    )
    expect([values, unmapped]).toEqual([{ [fieldName('constructor')]: '' }, []])
  })

  test('skips constants of the schema', () => {
    expect(held({ const: 3 }, 4)).toEqual({ value: null, unmapped: [] })
  })

  test('reports the record’s path of a value that it cannot hold, and whether it has the field', () => {
    const schema = { type: 'array', items: { type: 'object', properties: { no: { type: 'boolean' } } } }
    expect(toFormValues(nodes(schema), { it: [{ no: true }, { no: 'x', b: 1 }] }).unmapped).toEqual([
      { tokens: ['it', '1', 'no'], value: 'x', hasField: true },
      { tokens: ['it', '1', 'b'], value: 1, hasField: false },
    ])
  })

  test('stays empty for a value that is not a record', () => {
    for (const record of [null, 'x', ['x']]) {
      expect(toFormValues(nodes({ type: 'string' }), record)).toEqual({
        values: { [fieldName('it')]: '' },
        unmapped: [],
      })
    }
  })
})

const file = {
  type: 'object',
  properties: {
    label: { type: 'string', 'x-file': 'name' },
    kind: { type: 'string', 'x-file': 'type' },
    bytes: { type: 'string', format: 'byte' },
  },
}

describe('a file in a record', () => {
  test('keeps its name and type', () => {
    const value = { label: 'cv.pdf', kind: 'application/pdf', bytes: 'aGk=' }
    expect(held(file, value).value).toEqual({ name: 'cv.pdf', type: 'application/pdf', data: 'aGk=' })
    expect(toBody(nodes(file), toFormValues(nodes(file), { it: value }).values)).toEqual({ it: value })
  })

  test('is called "file" when it has no name', () => {
    expect(held(file, { bytes: 'aGk=' }).value).toEqual({ name: 'file', type: '', data: 'aGk=' })
  })

  test('is missing without data', () => {
    for (const value of ['x', { label: 'cv.pdf' }, { bytes: 5 }])
      expect(held(file, value)).toEqual({ value: null, unmapped: [value] })
  })
})

test('shows a date and time in the reader’s time zone and sends the same instant', () => {
  const schema = { type: 'string', format: 'date-time' }
  const { values } = toFormValues(nodes(schema), { it: '2026-03-04T05:06:00.000Z' })
  expect(values[fieldName('it')]).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/)
  expect(toBody(nodes(schema), values)).toEqual({ it: '2026-03-04T05:06:00.000Z' })
})
