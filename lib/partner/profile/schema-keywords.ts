import { nearMiss } from './near-miss'

/** Of JSON Schema, draft 2020-12, and the desk's own. */
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

/** Of other drafts, OpenAPI and editors: they mean something, though nothing to the desk. */
const foreign = new Set([
  ...['$recursiveAnchor', '$recursiveRef', 'additionalItems', 'definitions', 'dependencies', 'discriminator'],
  ...['enumNames', 'errorMessage', 'example', 'externalDocs', 'id', 'nullable', 'xml'],
])

/** What a keyword was probably meant to be; undefined for keywords that are known, and for those like none. */
export function meantKeyword(keyword: string): string | undefined {
  return known.includes(keyword) || foreign.has(keyword) ? undefined : nearMiss(keyword, known)
}
