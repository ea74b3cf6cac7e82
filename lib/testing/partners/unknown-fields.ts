import type { BodySchema } from '../../forms/body-schema'
import { isRecord } from '../../records/record'

/** Fields in a body that are not in its schema, by path: a strict partner refuses them. Null if there are none. */
export function findUnknownFields(schema: BodySchema, body: unknown): Record<string, string[]> | null {
  const found = pathsIn(schema, body, [])
  return found.length === 0 ? null : Object.fromEntries(found.map((path) => [path, ['is not allowed']]))
}

function pathsIn(schema: unknown, value: unknown, above: string[]): string[] {
  if (!isRecord(schema)) return []
  if (Array.isArray(value)) return value.flatMap((entry) => pathsIn(schema.items, entry, above))
  if (!isRecord(value) || !isRecord(schema.properties)) return []
  const { properties } = schema
  return Object.entries(value).flatMap(([name, inner]) => {
    const path = [...above, name]
    return Object.hasOwn(properties, name) ? pathsIn(properties[name], inner, path) : [path.join('.')]
  })
}
