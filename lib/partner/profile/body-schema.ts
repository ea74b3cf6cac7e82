import { z } from 'zod'

type Schema = Record<string, unknown>

/** What is wrong with a JSON Schema (draft 2020-12) of the profile, each fault with its place below the schema; empty where it can be used. */
export function issuesOfSchema(schema: Schema): { place: string[]; message: string }[] {
  return faultsAt(schema, [], schema)
}

function faultsAt(schema: Schema, place: string[], root: Schema): { place: string[]; message: string }[] {
  const inner = partsOf(schema).flatMap(([path, part]) => faultsAt(part, [...place, ...path], root))
  const own = ownFaults(schema, root)
  // A fault further down is the fault of everything around it, too.
  const told = inner.length > 0 ? own.filter((fault) => fault.isOwn) : own
  return [...inner, ...told.map(({ message }) => ({ place, message }))]
}

function ownFaults(schema: Schema, root: Schema): { message: string; isOwn: boolean }[] {
  const faults: { message: string; isOwn: boolean }[] = []
  const say = (message: string) => faults.push({ message, isOwn: true })
  if (schema['x-fill'] !== undefined && !['submission-id', 'now-millis'].includes(String(schema['x-fill'])))
    say('has an x-fill that is not submission-id or now-millis')
  if (schema['x-file'] !== undefined && !['name', 'type'].includes(String(schema['x-file'])))
    say('has an x-file that is not name or type')
  if (Array.isArray(schema.enum) && schema.enum.length === 0) say('has an enum without a value')
  const { $ref } = schema
  if (typeof $ref === 'string' && !isThere($ref, root)) say(`refers to ${$ref}, which is not in the schema`)
  else {
    const message = whyNotChecked(schema === root ? schema : { ...schema, $defs: root.$defs ?? {} })
    if (message) faults.push({ message, isOwn: false })
  }
  return faults
}

function whyNotChecked(schema: Schema): string | null {
  try {
    z.fromJSONSchema(schema)
    return null
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown'
    return `is a JSON Schema that cannot be checked: ${reason.replaceAll(/ in Zod\b.*/g, ' here')}`
  }
}

/** The schemas that a schema is made of. */
function partsOf(schema: Schema): [path: string[], part: Schema][] {
  const named = ['properties', '$defs'].flatMap((keyword) =>
    Object.entries(isSchema(schema[keyword]) ? schema[keyword] : {}).map(([name, part]) => ({
      path: [keyword, name],
      part,
    })),
  )
  const listed = ['oneOf', 'anyOf', 'allOf', 'prefixItems'].flatMap((keyword) =>
    (Array.isArray(schema[keyword]) ? schema[keyword] : []).map((part: unknown, index: number) => ({
      path: [keyword, String(index)],
      part,
    })),
  )
  const single = ['items', 'additionalProperties'].map((keyword) => ({ path: [keyword], part: schema[keyword] }))
  return [...named, ...listed, ...single].flatMap(({ path, part }) => (isSchema(part) ? [[path, part]] : []))
}

function isThere(reference: string, root: Schema): boolean {
  if (reference === '#') return true
  const name = /^#\/\$defs\/([^/]+)$/.exec(reference)?.[1]
  if (name === undefined) return whyNotChecked(root) === null
  return isSchema(root.$defs) && Object.hasOwn(root.$defs, name.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** The schema at a pointer's tokens, references followed; undefined where the schema does not say. */
export function describedAt(schema: Schema, tokens: string[]): Schema | undefined {
  let found: unknown = schema
  for (const token of [...tokens, null]) {
    const name = isSchema(found) ? /^#\/\$defs\/([^/]+)$/.exec(String(found.$ref ?? ''))?.[1] : undefined
    if (name !== undefined && isSchema(schema.$defs)) found = schema.$defs[name]
    if (token === null) break
    const properties: unknown = isSchema(found) ? found.properties : undefined
    found = isSchema(properties) && Object.hasOwn(properties, token) ? properties[token] : undefined
  }
  return isSchema(found) ? found : undefined
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
