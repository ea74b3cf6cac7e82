import { type Pointer, pointerOf, readAt, tokensOf } from '../records/pointer'
import { type AskedField, tokensOfField } from './asked-field'
import { plainName } from './assign-field-errors'
import type { BodySchema } from './body-schema'
import { hasField } from './edit-schema'
import { resolveRef } from './form-node'
import { joinMessages } from './join-messages'
import { readComplaint } from './read-message'
import { schemaOfMessage } from './schema-of-message'

type Schema = Record<string, unknown>

const deepest = 8

type Refusal = {
  /** The partner's messages by field. */
  fields: Record<string, string[]>
  /** What it refused. */
  body: unknown
  /** Places that the screen fills, whether or not the schema describes them. */
  known?: readonly Pointer[]
}

/**
 * The fields of a refusal that the schema does not describe and the body lacks, each with the place that it would
 * have. Fields inside of lists, or of what is typed as JSON, are the form's already.
 */
export function findAskedFields(schema: BodySchema, { fields, body, known = [] }: Refusal): AskedField[] {
  const places = [...describedPointers(schema), ...known]
  return Object.entries(fields).flatMap(([field, messages]) => {
    const complaints = messages.map(readComplaint)
    const isRequired = complaints.includes('missing')
    const tokens = tokensOfField(field)
    // A value that is too long, taken or not valid was sent, under whatever name the partner has for it.
    if (tokens === null || (!isRequired && complaints.some((complaint) => complaint !== null))) return []
    if (isDescribed(tokens, places, isRequired ? body : undefined)) return []
    const asked = askedFieldOf(schema, field, joinMessages(messages))
    // What was sent is wrong or unwanted, in whatever language the partner says so.
    return asked && readAt(body, tokensOf(asked.pointer)) === undefined ? { ...asked, isRequired } : []
  })
}

/** A field at the very place that the partner names it by; null where the schema has it, or can have none there. */
export function askedFieldOf(schema: BodySchema, field: string, message: string): AskedField | null {
  const tokens = tokensOfField(field)
  const place = tokens && placeOf(tokens, schema)
  if (!place || hasField(schema, place)) return null
  return {
    field,
    pointer: pointerOf(place),
    message,
    isRequired: readComplaint(message) === 'missing',
    schema: schemaOfMessage(message),
  }
}

/** Every place that the schema has a word for; of lists the list, and the fields of its entries without a number. */
export function describedPointers(schema: BodySchema): Pointer[] {
  const found: Pointer[] = []
  const walk = (written: Schema, tokens: string[]) => {
    if (tokens.length > deepest) return
    const part = resolveRef(written, schema)
    if (isSchema(part.items)) walk(part.items, tokens)
    for (const [name, property] of Object.entries(isSchema(part.properties) ? part.properties : {})) {
      found.push(pointerOf([...tokens, name]))
      if (isSchema(property)) walk(property, [...tokens, name])
    }
  }
  walk(schema, [])
  return found
}

/**
 * Case and separators aside, it is a place, or the end of one: partners name `email` what stands at `/person/email`.
 * But what is missing cannot be the end of a place that the body (given where it is missing) has a value at.
 */
function isDescribed(tokens: string[], places: Pointer[], body: unknown): boolean {
  const wanted = plainName(tokens.filter((token) => !isIndex(token)).join(''))
  return places.some((place) => {
    const own = tokensOf(place)
    const start = own.findIndex((_, at) => plainName(own.slice(at).join('')) === wanted)
    return start === 0 || (start > 0 && (body === undefined || readAt(body, own) === undefined))
  })
}

/** The keys to it, as the schema writes those that it has; null where no field can be added. */
function placeOf(tokens: string[], root: BodySchema): string[] | null {
  const place: string[] = []
  let part: Schema = resolveRef(root, root)
  for (const token of tokens) {
    if (isIndex(token) || !takesFields(part, place.length)) return null
    const properties = isSchema(part.properties) ? part.properties : {}
    const name = Object.keys(properties).find((key) => plainName(key) === plainName(token)) ?? token
    const next = Object.hasOwn(properties, name) ? properties[name] : undefined
    place.push(name)
    part = isSchema(next) ? resolveRef(next, root) : { type: 'object', properties: {} }
  }
  return place
}

/** An object with fields of its own; what is typed as JSON has a control for all that is in it. */
function takesFields({ type, properties }: Schema, depth: number): boolean {
  if (properties === undefined) return depth === 0 && (type === undefined || type === 'object')
  return true
}

const isIndex = (token: string) => /^\d+$/.test(token)

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
