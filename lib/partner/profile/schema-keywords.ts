import { nearMiss } from './near-miss'

/** The keywords of JSON Schema, draft 2020-12, and the desk's own. */
const known = [
  ...['$anchor', '$comment', '$defs', '$dynamicAnchor', '$dynamicRef', '$id', '$ref', '$schema', '$vocabulary'],
  ...['additionalProperties', 'allOf', 'anyOf', 'const', 'contains', 'contentEncoding', 'contentMediaType'],
  ...['contentSchema', 'default', 'dependentRequired', 'dependentSchemas', 'deprecated', 'description', 'else', 'enum'],
  ...['examples', 'exclusiveMaximum', 'exclusiveMinimum', 'format', 'if', 'items', 'maxContains', 'maxItems'],
  ...['maxLength', 'maxProperties', 'maximum', 'minContains', 'minItems', 'minLength', 'minProperties', 'minimum'],
  ...['multipleOf', 'not', 'oneOf', 'pattern', 'patternProperties', 'prefixItems', 'properties', 'propertyNames'],
  ...['readOnly', 'required', 'then', 'title', 'type', 'unevaluatedItems', 'unevaluatedProperties', 'uniqueItems'],
  ...['writeOnly', 'x-file', 'x-fill'],
]

/** Keywords of other drafts, OpenAPI and editors: meaningful, but not to the desk. */
const foreign = new Set([
  ...['$recursiveAnchor', '$recursiveRef', 'additionalItems', 'definitions', 'dependencies', 'discriminator'],
  ...['enumNames', 'errorMessage', 'example', 'externalDocs', 'id', 'nullable', 'xml'],
])

/** The keyword that was probably meant; undefined for known keywords, and if none is similar. */
export function meantKeyword(keyword: string): string | undefined {
  return known.includes(keyword) || foreign.has(keyword) ? undefined : nearMiss(keyword, known)
}
