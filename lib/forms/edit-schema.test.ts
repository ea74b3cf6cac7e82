import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pointerOf, tokensOf } from '../records/pointer'
import type { BodySchema } from './body-schema'
import { listFields, moveField, putField, removeField } from './edit-schema'

const key = fc.stringMatching(/^[a-z_/~]{1,6}$/)
const leaf = fc.constantFrom<BodySchema>({ type: 'string' }, { type: 'integer' }, { enum: ['a', 'b'] })
const { schema: anySchema } = fc.letrec<{ schema: BodySchema }>((tie) => ({
  schema: fc
    .record({ properties: fc.dictionary(key, fc.oneof({ depthSize: 'small' }, leaf, tie('schema')), { maxKeys: 4 }) })
    .map(({ properties }) => ({
      type: 'object',
      properties,
      required: Object.keys(properties).filter((_, index) => index % 2 === 0),
    })),
}))
const path = fc.array(key, { minLength: 1, maxLength: 3 }).map(pointerOf)

const pointers = (schema: BodySchema) => listFields(schema).map(({ pointer }) => pointer)
const find = (schema: BodySchema, pointer: string) => listFields(schema).find((field) => field.pointer === pointer)

describe('a schema', () => {
  test('adds a field, and removing it restores the original', () => {
    fc.assert(
      fc.property(anySchema, path, fc.boolean(), (schema, pointer, isRequired) => {
        const before = pointers(schema)
        const around = tokensOf(pointer).map((_, index, all) => pointerOf(all.slice(0, index + 1)))
        fc.pre(around.every((one) => !before.includes(one)))
        const put = putField(schema, pointer, { type: 'string' }, isRequired)
        expect(find(put, pointer)).toMatchObject({ schema: { type: 'string' }, isRequired })
        expect(pointers(put).filter((one) => !around.includes(one))).toEqual(before)
        expect(pointers(removeField(put, pointer))).toEqual(before)
      }),
    )
  })

  test('keeps the same fields when one is moved, and the same order when it is moved back', () => {
    fc.assert(
      fc.property(anySchema, fc.nat(), (schema, which) => {
        const fields = listFields(schema)
        const field = fields[which % Math.max(1, fields.length)]
        fc.pre(field !== undefined && !field.isLast)
        const moved = moveField(schema, field?.pointer ?? '', 1)
        expect(pointers(moved).sort()).toEqual(pointers(schema).sort())
        expect(pointers(moved)).not.toEqual(pointers(schema))
        expect(pointers(moveField(moved, field?.pointer ?? '', -1))).toEqual(pointers(schema))
        expect(find(moved, field?.pointer ?? '')?.isRequired).toBe(field?.isRequired)
      }),
    )
  })

  test('stays the same when the last field is moved further down, or a field it does not have is moved', () => {
    const schema: BodySchema = { type: 'object', properties: { a: {}, b: {} } }
    expect(pointers(moveField(schema, '/b', 1))).toEqual(['/a', '/b'])
    expect(moveField(schema, '/c', -1)).toBe(schema)
    expect(removeField(schema, '/a/b')).toBe(schema)
    expect(putField(schema, '/__proto__/b', {}, true)).toBe(schema)
  })

  test('is changed in only one of several places that refer to the same definition', () => {
    const schema: BodySchema = {
      type: 'object',
      properties: { home: { $ref: '#/$defs/place' }, work: { $ref: '#/$defs/place' } },
      $defs: { place: { type: 'object', properties: { city: { type: 'string' } } } },
    }
    const changed = putField(schema, '/work/floor', { type: 'integer' }, false)
    expect(pointers(changed)).toEqual(['/home', '/home/city', '/work', '/work/city', '/work/floor'])
  })
})
