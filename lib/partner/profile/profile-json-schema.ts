import { z } from 'zod'
import { isRecord } from '../../records/record'
import { pointer } from './field-paths'
import { profileSchema } from './profile'
import { profileWords } from './profile-words'

type JsonSchema = Record<string, unknown>

/**
 * The JSON Schema of the field profile itself, for editors (`profile.schema.json`). The desk checks more at startup.
 */
export function profileJsonSchema(): JsonSchema {
  const {
    $schema,
    $defs: _,
    ...schema
  } = z.toJSONSchema(profileSchema, {
    io: 'input',
    override({ zodSchema, jsonSchema }) {
      if (zodSchema === pointer) jsonSchema.pattern = '^(?:/|$)'
      // The only records are bodies: JSON Schemas themselves.
      if (!(zodSchema instanceof z.ZodRecord)) return
      for (const key of ['propertyNames', 'additionalProperties']) Reflect.deleteProperty(jsonSchema, key)
      jsonSchema.$ref = draft
    },
  })
  const described = describe(schema, '')
  const properties = isRecord(described.properties) ? described.properties : {}
  return {
    $schema,
    title: 'Field profile of Partner Desk',
    ...described,
    properties: { $schema: { type: 'string' }, ...properties },
  }
}

const draft = 'https://json-schema.org/draft/2020-12/schema'

/** Adds each key's description, two levels deep. */
function describe(schema: JsonSchema, prefix: string): JsonSchema {
  if (!isRecord(schema.properties)) return schema
  const properties = Object.entries(schema.properties).map(([key, property]) => {
    const description = profileWords[`${prefix}${key}`]
    const inner = isRecord(property) && prefix === '' ? describe(property, `${key}.`) : property
    return [key, isRecord(inner) && description !== undefined ? { description, ...inner } : inner]
  })
  return { ...schema, properties: Object.fromEntries(properties) }
}
