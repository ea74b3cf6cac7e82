import { expect, test } from 'vitest'
import { schemaOfMessage } from './schema-of-message'

test.each([
  ['is required', { type: 'string' }],
  ["'' is not a valid choice. Choices: PERM, TEMP", { enum: ['PERM', 'TEMP'] }],
  ['Not found. Available options are [day, night]', { enum: ['day', 'night'] }],
  ['"X" is not a valid choice.', { type: 'string' }],
  ['must be an integer', { type: 'integer' }],
  ['Invalid input: expected number, received undefined', { type: 'number' }],
  ['is not a number', { type: 'number' }],
  ['must be a string, got integer', { type: 'string' }],
  ['should be true or false', { type: 'boolean' }],
  ['muss eine Ganzzahl sein', { type: 'integer' }],
  ['måste vara ett heltal', { type: 'integer' }],
  ['doit être un entier', { type: 'integer' }],
  ['должно быть целым числом', { type: 'integer' }],
  ['整数である必要があります', { type: 'integer' }],
  ['must be a valid date', { type: 'string', format: 'date' }],
  ['måste vara ett giltigt datum', { type: 'string', format: 'date' }],
  ['ange en giltig e-postadress', { type: 'string', format: 'email' }],
  ['must be an array', {}],
  ['must be one of: full_time, part_time or contract', { enum: ['full_time', 'part_time', 'contract'] }],
  ['must be one of full_time, part_time', { enum: ['full_time', 'part_time'] }],
  ['Invalid option: expected one of "a"|"b"', { enum: ['a', 'b'] }],
  ['must be one of the following values: 1, 2, 3', { enum: [1, 2, 3] }],
  ["is not included in ['north', 'south']", { enum: ['north', 'south'] }],
  ["'x' is not one of ['a', 'b']", { enum: ['a', 'b'] }],
  ['måste vara en av: heltid, deltid', { enum: ['heltid', 'deltid'] }],
  [
    'muss einer der folgenden Werte sein: Vollzeit, Teilzeit oder Minijob',
    { enum: ['Vollzeit', 'Teilzeit', 'Minijob'] },
  ],
  ['doit être l’une des valeurs suivantes : CDI, CDD', { enum: ['CDI', 'CDD'] }],
  ['debe ser uno de los siguientes: completa, parcial', { enum: ['completa', 'parcial'] }],
  ['Tillåtna värden: heltid, deltid', { enum: ['heltid', 'deltid'] }],
  ['次のいずれかを指定してください: 正社員、契約社員', { enum: ['正社員', '契約社員'] }],
  ['должно быть одним из: полная, частичная', { enum: ['полная', 'частичная'] }],
  ['must be either a string or a number', { type: 'string' }],
])('reads a field’s type from “%s”', (message, schema) => {
  expect(schemaOfMessage(message)).toEqual(schema)
})

test.each([
  ['phone number is required', 'a name that has “number” in it'],
  ['el nombre es obligatorio', 'a Spanish name, not a French number'],
  ['is not included in the list', 'a list without its values'],
  ['start date is required', 'a date of unknown format'],
  ['must not be a number', 'only what it must not be'],
  ['får inte vara en av: heltid, deltid', 'values that are not allowed'],
  ['must not be one of: a, b', 'values that are not allowed'],
  ['one of the fields phone or email is required', 'other fields'],
  ['en av handläggarna saknas', 'words that could begin a list'],
])('defaults to text when “%s” mentions %s', (message) => {
  expect(schemaOfMessage(message)).toEqual({ type: 'string' })
})
