import { expect, test } from 'vitest'
import { saysRequired, saysUnwanted, schemaOfMessage } from './read-message'

test.each([
  ['is required', { type: 'string' }],
  ['must be an integer', { type: 'integer' }],
  ['Invalid input: expected number, received undefined', { type: 'number' }],
  ['must be a string, got integer', { type: 'string' }],
  ['should be true or false', { type: 'boolean' }],
  ['muss eine Ganzzahl sein', { type: 'integer' }],
  ['must be a valid date', { type: 'string', format: 'date' }],
  ['must be an array', {}],
  ['must be one of: full_time, part_time or contract', { enum: ['full_time', 'part_time', 'contract'] }],
  ['Invalid option: expected one of "a"|"b"', { enum: ['a', 'b'] }],
  ['must be one of the following values: 1, 2, 3', { enum: [1, 2, 3] }],
  ["is not included in ['north', 'south']", { enum: ['north', 'south'] }],
  ['must be either a string or a number', { type: 'number' }],
])('reads what values a field has from “%s”', (message, schema) => {
  expect(schemaOfMessage(message)).toEqual(schema)
})

test.each([
  'is required',
  'can’t be blank',
  'must not be null',
  'Pflichtfeld',
  '必須です',
  'expected string, received undefined',
])('“%s” says that a value is needed', (message) => {
  expect(saysRequired(message)).toBe(true)
})

test.each(['is not allowed', 'unknown field', 'Additional properties are not allowed'])(
  '“%s” says that the field is not wanted',
  (message) => {
    expect(saysUnwanted(message)).toBe(true)
    expect(saysRequired(message)).toBe(false)
  },
)
