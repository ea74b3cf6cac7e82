import { expect, test } from 'vitest'
import type { BodySchema } from './body-schema'
import { dropProvedMarks } from './drop-proved-marks'
import { settingsOf, withSettings } from './field-settings'

const kind = { enum: ['part', 'full'], title: 'Kind', 'x-unproven': true }
const schema: BodySchema = {
  type: 'object',
  required: ['name', 'kind'],
  properties: {
    name: { type: 'string' },
    city: { type: 'string', title: 'City', 'x-unproven': true },
    kind,
    place: { type: 'object', properties: { floor: { type: 'integer', 'x-unproven': true } } },
  },
}

test('a field of an accepted body loses its unproven mark, and keeps everything else', () => {
  expect(dropProvedMarks(schema, { name: 'Cook', city: 'Leipzig', place: { floor: 0 } })).toEqual({
    ...schema,
    properties: {
      ...Object(schema.properties),
      city: { type: 'string', title: 'City' },
      place: { type: 'object', properties: { floor: { type: 'integer' } } },
    },
  })
})

test('a choice is proved option by option', () => {
  const once = dropProvedMarks(schema, { kind: 'part' })
  expect(once).toMatchObject({ required: ['name', 'kind'], properties: { kind: { 'x-unproven': ['full'] } } })
  expect(dropProvedMarks(once, { kind: 'part' })).toBe(once)
  expect(Object(dropProvedMarks(once, { kind: 'full' }).properties).kind).toEqual({
    enum: ['part', 'full'],
    title: 'Kind',
  })
})

test('a choice edited by an admin stays proved, unless the options change', () => {
  const field = { ...kind, 'x-unproven': ['full'] }
  const settings = settingsOf(field)
  expect(settings.isUnproven).toBe(true)
  expect(withSettings(field, { ...settings, title: 'Hours' })).toEqual({ schema: { ...field, title: 'Hours' } })
  expect(withSettings(field, { ...settings, options: ['part', 'full', 'mini'] })).toMatchObject({
    schema: { 'x-unproven': true },
  })
  expect(withSettings(field, { ...settings, isUnproven: false })).not.toHaveProperty('schema.x-unproven')
})

test.each([{}, { city: '', place: null }, { place: {} }, 'no body', { kind: 'other' }])(
  'a body without the field, or with another value, proves nothing: %j',
  (taken) => expect(dropProvedMarks(schema, taken)).toBe(schema),
)
