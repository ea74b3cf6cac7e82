import { fieldLabel } from '../records/field-label'
import { type Pointer, pointerOf, tokensOf } from '../records/pointer'
import { isRecord } from '../records/record'
import type { BodySchema } from './body-schema'
import { resolveRef } from './form-node'

type Schema = Record<string, unknown>

/** A field of a schema, in the order in which forms draw it. */
export type SchemaField = {
  pointer: Pointer
  /** As written, with its `$ref` resolved. */
  schema: BodySchema
  isRequired: boolean
  /** Whether it contains the fields that follow one level deeper. */
  isGroup: boolean
  depth: number
  isFirst: boolean
  isLast: boolean
}

const deepest = 8

/** Returns all fields of a body's schema, each group before its own fields. */
export function listFields(schema: BodySchema): SchemaField[] {
  return fieldsIn(schema, [], schema)
}

function fieldsIn(written: Schema, tokens: string[], root: BodySchema): SchemaField[] {
  const object = resolveRef(written, root)
  const names = Object.keys(propertiesOf(object))
  return names.flatMap((name, index) => {
    const path = [...tokens, name]
    const field = resolveRef(asSchema(propertiesOf(object)[name]), root)
    const isGroup = Object.keys(propertiesOf(field)).length > 0 && path.length < deepest
    const own = {
      pointer: pointerOf(path),
      schema: asBodySchema(field),
      isRequired: requiredOf(object).includes(name),
      isGroup,
      depth: tokens.length,
      isFirst: index === 0,
      isLast: index === names.length - 1,
    }
    return isGroup ? [own, ...fieldsIn(field, path, root)] : [own]
  })
}

/** Returns the schema with a field added or replaced. Creates the groups on the way. */
export function putField(schema: BodySchema, pointer: Pointer, field: BodySchema, isRequired: boolean): BodySchema {
  const tokens = tokensOf(pointer)
  const name = tokens.at(-1)
  if (name === undefined || tokens.includes('__proto__')) return schema
  return changeGroup(schema, tokens.slice(0, -1), isRequired, (group) => ({
    ...group,
    properties: { ...propertiesOf(group), [name]: field },
    ...withRequired(group, name, isRequired),
  }))
}

/** Returns the schema without a field, and without groups that become empty. */
export function removeField(schema: BodySchema, pointer: Pointer): BodySchema {
  const tokens = tokensOf(pointer)
  const name = tokens.at(-1)
  if (name === undefined || !hasField(schema, tokens)) return schema
  let isEmpty = false
  const without = changeGroup(schema, tokens.slice(0, -1), false, (group) => {
    const { [name]: _gone, ...properties } = propertiesOf(group)
    isEmpty = Object.keys(properties).length === 0
    return { ...group, properties, ...withRequired(group, name, false) }
  })
  return isEmpty && tokens.length > 1 ? removeField(without, pointerOf(tokens.slice(0, -1))) : without
}

/** Returns the schema with a field moved before the one above it (-1) or after the one below it (1). */
export function moveField(schema: BodySchema, pointer: Pointer, by: -1 | 1): BodySchema {
  const tokens = tokensOf(pointer)
  const name = tokens.at(-1)
  if (name === undefined || !hasField(schema, tokens)) return schema
  return changeGroup(schema, tokens.slice(0, -1), false, (group) => {
    const entries = Object.entries(propertiesOf(group))
    const from = entries.findIndex(([key]) => key === name)
    const moved = entries[from]
    const other = entries[from + by]
    if (!moved || !other) return group
    entries[from] = other
    entries[from + by] = moved
    return { ...group, properties: Object.fromEntries(entries) }
  })
}

/** Whether the schema describes this very path. */
export function hasField(schema: BodySchema, tokens: string[]): boolean {
  let part: Schema = resolveRef(schema, schema)
  for (const token of tokens) {
    const properties = propertiesOf(part)
    if (!Object.hasOwn(properties, token)) return false
    part = resolveRef(asSchema(properties[token]), schema)
  }
  return true
}

/** References on the way are replaced by copies of their targets, so that others that refer to these stay unchanged. */
function changeGroup(
  root: BodySchema,
  tokens: string[],
  isRequired: boolean,
  change: (group: Schema) => Schema,
): BodySchema {
  const inside = (written: Schema, [token, ...rest]: string[]): Schema => {
    const group = resolveRef(written, root)
    if (token === undefined) return change(group)
    const properties = propertiesOf(group)
    const isNew = !Object.hasOwn(properties, token)
    const next = isNew
      ? { type: 'object', title: fieldLabel(pointerOf([token])), properties: {} }
      : asSchema(properties[token])
    return {
      ...group,
      ...(group.type === undefined && { type: 'object' }),
      properties: { ...properties, [token]: inside(next, rest) },
      ...(isNew && withRequired(group, token, isRequired)),
    }
  }
  return asBodySchema(inside(root, tokens))
}

function withRequired(group: Schema, name: string, isRequired: boolean): { required: string[] } | object {
  const others = requiredOf(group).filter((other) => other !== name)
  const required = isRequired ? [...others, name] : others
  return required.length > 0 || group.required !== undefined ? { required } : {}
}

function requiredOf({ required }: Schema): string[] {
  return Array.isArray(required) ? required.filter((name) => typeof name === 'string') : []
}

function propertiesOf({ properties }: Schema): Schema {
  return asSchema(properties)
}

function asSchema(value: unknown): Schema {
  return isRecord(value) ? { ...value } : {}
}

/** Safe: made of parts of a `BodySchema`, which are JSON. */
function asBodySchema(schema: Schema): BodySchema {
  return schema as BodySchema
}
