import type { BodySchema } from '../../forms/body-schema'
import { linearPattern } from '../../forms/pattern/linear-pattern'
import { fieldLabel } from '../../records/field-label'
import { pointerOf, tokensOf } from '../../records/pointer'
import { isRecord } from '../../records/record'
import { formPartsWords } from './words'

type Schema = Record<string, unknown>
type Reading = {
  document: Schema
  notes: Set<string>
  refs: readonly string[]
  depth: number
  count: { parts: number }
}

/** A text of a few lines can refer to itself so often that expanding it would exhaust the memory. */
const maxParts = 600
/** Deeper than any form is displayed. */
const deepest = 10

/** Keywords with the same meaning in a form; other pasted keywords do not reach the profile. */
const kept = new Set(
  (
    'type enum const default title description format minLength maxLength pattern minimum maximum exclusiveMinimum exclusiveMaximum ' +
    'multipleOf minItems maxItems uniqueItems contentMediaType contentEncoding required x-fill x-file'
  ).split(' '),
)

/** OpenAPI formats that do not matter to a form. */
const idleFormats = new Set(['int32', 'int64', 'float', 'double', 'password', 'binary'])

/**
 * A schema in the form the profile accepts: local references and `allOf` expanded, `nullable` as a type, `example` as
 * `examples`, a title for every field, and objects that allow undescribed properties.
 */
export function plainSchema(schema: unknown, document: Schema): { schema: BodySchema; notes: string[] } {
  const reading: Reading = { document, notes: new Set(), refs: [], depth: 0, count: { parts: 0 } }
  const plain = plainPart(schema, reading)
  return { schema: { type: 'object', ...plain } as BodySchema, notes: [...reading.notes] }
}

function plainPart(written: unknown, reading: Reading): Schema {
  reading.count.parts += 1
  const isTooLarge = reading.count.parts > maxParts || reading.depth > deepest
  if (isTooLarge) reading.notes.add(formPartsWords.isCut)
  if (!isRecord(written) || isTooLarge) return {}
  if (typeof written.$ref === 'string') return referred(written.$ref, written, reading)
  const { allOf, ...own } = written
  if (allOf === undefined) return plainOwn(own, { ...reading, depth: reading.depth + 1 })
  let merged: Schema = own
  for (const part of asList(allOf)) merged = merge(merged, resolved(part, reading))
  // The parts may consist of parts themselves; a circular chain of them ends at the depth limit like any other.
  return plainPart(merged, { ...reading, depth: reading.depth + 1 })
}

function referred($ref: string, { $ref: _gone, ...beside }: Schema, reading: Reading): Schema {
  const target = targetOf($ref, reading.document)
  if (target === null) {
    reading.notes.add(formPartsWords.missingPart({ name: $ref }))
    return plainOwn(beside, { ...reading, depth: reading.depth + 1 })
  }
  if (reading.refs.includes($ref)) {
    reading.notes.add(formPartsWords.circularPart({ name: $ref }))
    return {}
  }
  return plainPart({ ...target, ...beside }, { ...reading, refs: [...reading.refs, $ref] })
}

/** One part of `allOf`, before it is merged with the others. */
function resolved(part: unknown, reading: Reading, hops = 0): Schema {
  if (!isRecord(part)) return {}
  if (typeof part.$ref !== 'string' || hops > 8) return part
  const target = targetOf(part.$ref, reading.document)
  if (target === null) reading.notes.add(formPartsWords.missingPart({ name: part.$ref }))
  return resolved(target, reading, hops + 1)
}

function merge(one: Schema, other: Schema): Schema {
  const properties = { ...asSchema(one.properties), ...asSchema(other.properties) }
  const required = [...new Set([...asList(one.required), ...asList(other.required)])]
  const allOf = [...asList(one.allOf), ...asList(other.allOf)]
  return {
    ...one,
    ...other,
    ...(Object.keys(properties).length > 0 && { properties }),
    ...(required.length > 0 && { required }),
    ...(allOf.length > 0 && { allOf }),
  }
}

function plainOwn(own: Schema, reading: Reading): Schema {
  const plain = Object.fromEntries(Object.entries(own).filter(([keyword]) => kept.has(keyword)))
  if (typeof plain.format === 'string' && idleFormats.has(plain.format)) delete plain.format
  if (typeof plain.pattern === 'string' && 'refusal' in linearPattern(plain.pattern)) {
    reading.notes.add(formPartsWords.patternLeftOut({ pattern: plain.pattern }))
    delete plain.pattern
  }
  // In OpenAPI 3.0 they are booleans beside the limit.
  for (const [limit, exclusive] of [['minimum', 'exclusiveMinimum'] as const, ['maximum', 'exclusiveMaximum'] as const])
    if (typeof plain[exclusive] === 'boolean') {
      if (plain[exclusive]) plain[exclusive] = plain[limit]
      else delete plain[exclusive]
      if (plain[exclusive] !== undefined) delete plain[limit]
    }
  if (own.nullable === true) Object.assign(plain, orNull(plain))
  const examples = Array.isArray(own.examples) ? own.examples : own.example === undefined ? [] : [own.example]
  const texts = examples.filter((example) => typeof example === 'string')
  if (texts.length > 0 && plain.enum === undefined) plain.examples = texts
  for (const branches of ['oneOf', 'anyOf'] as const)
    if (Array.isArray(own[branches])) {
      const parts = own[branches].map((branch) => plainPart(branch, reading))
      const [part, ...others] = parts.filter(({ type }) => type !== 'null')
      // How OpenAPI 3.1 is usually written for a field that may be null.
      if (part && others.length === 0 && parts.length > 1) Object.assign(plain, { ...orNull(part), ...plain })
      else plain[branches] = parts
    }
  if (isRecord(own.items)) plain.items = plainPart(own.items, reading)
  if (isRecord(own.properties)) Object.assign(plain, plainProperties(own.properties, own.required, reading))
  if (own.additionalProperties === false) reading.notes.add(formPartsWords.closedLeftOut)
  return plain
}

function orNull(part: Schema): Schema {
  return typeof part.type === 'string' ? { ...part, type: [part.type, 'null'] } : part
}

/** Fields that only the partner sets are not part of a form. */
function plainProperties(written: Schema, required: unknown, reading: Reading): Schema {
  const entries = Object.entries(written).flatMap(([name, property]) => {
    const plain = plainPart(property, reading)
    const isReadOnly = isRecord(property) && resolved(property, reading).readOnly === true
    return isReadOnly ? [] : [[name, { title: fieldLabel(pointerOf([name])), ...plain }] as const]
  })
  const names = entries.map(([name]) => name)
  const stillRequired = asList(required).filter((name) => names.some((known) => known === name))
  return { properties: markFile(Object.fromEntries(entries)), required: stillRequired }
}

/** Matched without separators: common names for a file's name and type beside its content. */
const nameOfFile = /^(?:file|document|original)?name$/i
const typeOfFile = /^(?:mime|(?:mime|media|content|file)?type)$/i

/**
 * Marks a file's name and type, which the desk then fills in with the content. Only if an object contains nothing else:
 * the `name` beside a résumé may be the applicant's.
 */
function markFile(properties: Record<string, Schema>): Record<string, Schema> {
  const parts = Object.entries(properties).map(([name, property]) => ({
    name,
    property,
    part: partOfFile(name, property),
  }))
  const isMarked = parts.some(({ property }) => property['x-file'] !== undefined)
  const hasOne = (part: 'data' | 'name' | 'type') => parts.filter((other) => other.part === part).length <= 1
  const isFile = parts.some(({ part }) => part === 'data') && parts.every(({ part }) => part !== null && hasOne(part))
  if (isMarked || !isFile) return properties
  return Object.fromEntries(
    parts.map(({ name, property, part }) => [name, part === 'data' ? property : { ...property, 'x-file': part }]),
  )
}

function partOfFile(name: string, { type, format, contentEncoding }: Schema): 'data' | 'name' | 'type' | null {
  if (format === 'byte' || contentEncoding === 'base64') return 'data'
  const plain = name.replaceAll(/[^a-z]/gi, '')
  if (type !== 'string' && !asList(type).includes('string')) return null
  if (nameOfFile.test(plain)) return 'name'
  return typeOfFile.test(plain) ? 'type' : null
}

function targetOf($ref: string, document: Schema): Schema | null {
  if (!$ref.startsWith('#/')) return null
  let target: unknown = document
  for (const token of tokensOf(decode($ref.slice(1))))
    target = isRecord(target) && Object.hasOwn(target, token) ? target[token] : undefined
  return isRecord(target) ? target : null
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const asSchema = (value: unknown): Schema => (isRecord(value) ? value : {})
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
