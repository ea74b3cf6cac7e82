import { type Pointer, pointerOf, readAt, tokensOf } from '../records/pointer'
import { isRecord } from '../records/record'
import { type AskedField, isIndex, tokensOfField } from './asked-field'
import { pathInEnvelope } from './assign-field-errors'
import type { BodySchema } from './body-schema'
import { describedPointers } from './described-pointers'
import { hasField } from './edit-schema'
import { resolveRef } from './form-node'
import { joinMessages } from './messages/join-messages'
import { plainName } from './plain-name'
import { readComplaint } from './read-message'
import { schemaOfMessage } from './schema-of-message'

type Schema = Record<string, unknown>

type Refusal = {
  /** The partner's messages by field. */
  fields: Record<string, string[]>
  /** The body that it refused. */
  body: unknown
  /** Paths that the screen fills, whether or not the schema describes them. */
  known?: readonly Pointer[]
}

/**
 * Returns the fields of a refusal that the schema does not describe and the body lacks, or has as text where the
 * partner wants another type; each with the path it would have. Fields inside lists, or inside values typed as JSON,
 * already belong to the form.
 */
export function findAskedFields(schema: BodySchema, { fields, body, known = [] }: Refusal): AskedField[] {
  const paths = [...describedPointers(schema), ...known]
  return Object.entries(fields).flatMap(([field, messages]) => {
    const complaints = messages.map((message) => readComplaint(message, field))
    const isRequired = complaints.includes('missing')
    const tokens = tokensOfField(field)
    if (tokens === null || messages.length === 0) return []
    if (isDescribed(tokens, paths, isRequired ? body : undefined)) return []
    const asked = askedFieldOf(schema, field, joinMessages(messages))
    if (!asked) return []
    const sent = readAt(body, tokensOf(asked.pointer))
    // The form has learned this field before, as text: an earlier message did not say its type.
    if (typeof sent === 'string' && asked.schema.type !== 'string' && !complaints.includes('unwanted'))
      return { ...asked, isRequired: false }
    // A value that is too long, taken or invalid was sent, whatever the partner calls its field.
    if (!isRequired && complaints.some((complaint) => complaint !== null)) return []
    if (asked.schema.type === 'string' && complaints.every((complaint) => complaint === null) && messages.every(isWord))
      return []
    // If the body has a value there, that value is wrong or unwanted, in whatever language the partner says so.
    return sent === undefined ? { ...asked, isRequired } : []
  })
}

/** `open` and `expired` may be facts about the record: unless understood, they ask for nothing. */
const isWord = (message: string) => /^[\p{Script=Latin}_-]+$/u.test(message)

/** Returns a field at the exact path that the partner names; null if the schema has it, or can have none there. */
export function askedFieldOf(schema: BodySchema, field: string, message: string): AskedField | null {
  const tokens = tokensOfField(field)
  const path = tokens && pathTo(tokens, schema)
  if (!path || hasField(schema, path)) return null
  return {
    field,
    pointer: pointerOf(path),
    message,
    isRequired: readComplaint(message, field) === 'missing',
    schema: schemaOfMessage(message),
  }
}

/**
 * Whether the name is a known path, the end of one or one in an envelope, ignoring case and separators: partners call
 * `email` what is at `/person/email`, and `job.city` what is at `/city`. But a missing field cannot be one whose path
 * only resembles its name, as `team_id` does `teamId`, if the body has a value there (`body` is only passed for missing
 * ones).
 */
function isDescribed(tokens: string[], paths: Pointer[], body: unknown): boolean {
  const wanted = plainName(tokens.filter((token) => !isIndex(token)).join(''))
  const enveloped = pathInEnvelope(tokens, paths)
  return paths.some((path) => {
    const own = tokensOf(path)
    const start = own.findIndex((_, at) => plainName(own.slice(at).join('')) === wanted)
    const isAlike = start > 0 || path === enveloped
    if (start === 0 && isSameSpelling(own.join('.'), tokens.filter((token) => !isIndex(token)).join('.'))) return true
    return (start === 0 || isAlike) && (body === undefined || readAt(body, own) === undefined)
  })
}

/** Whether names differ at most in case: several frameworks read JSON so, and name fields in their own. */
const isSameSpelling = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/**
 * Returns the keys to it, as the schema spells the groups that it has; null if no field can be added there. A field
 * with other separators, such as `team_id` for `teamId`, is another one.
 */
function pathTo(tokens: string[], root: BodySchema): string[] | null {
  const path: string[] = []
  let part: Schema = resolveRef(root, root)
  for (const [depth, token] of tokens.entries()) {
    if (isIndex(token) || !takesFields(part, path.length)) return null
    const properties = isRecord(part.properties) ? part.properties : {}
    const isLast = depth === tokens.length - 1
    const isNamed = (key: string) => (isLast ? isSameSpelling(key, token) : plainName(key) === plainName(token))
    const name = Object.keys(properties).find(isNamed) ?? token
    const next = Object.hasOwn(properties, name) ? properties[name] : undefined
    path.push(name)
    part = isRecord(next) ? resolveRef(next, root) : { type: 'object', properties: {} }
  }
  return path
}

/**
 * Whether the schema is an object with fields of its own; a value typed as JSON has one control for all its contents.
 */
function takesFields({ type, properties }: Schema, depth: number): boolean {
  if (properties === undefined) return depth === 0 && (type === undefined || type === 'object')
  return true
}
