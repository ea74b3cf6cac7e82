import type { FieldWord } from '../../records/field-words'
import { meaningsOf } from '../../records/name-words'
import { type Pointer, pointerOf } from '../../records/pointer'
import { isRecord } from '../../records/record'
import { wordsOfPath } from './path-words'
import type { Confidence } from './proposal'

/** What a field of a body can hold. */
type BodyField = 'email' | 'job' | 'enqueue' | 'name' | 'first' | 'middle' | 'last' | 'phone' | 'title' | 'team'
export type BodyMatch = { pointer: Pointer; confidence: Exclude<Confidence, 'open'> }
type BodyMatches = Partial<Record<BodyField, BodyMatch>>

type Field = {
  pointer: Pointer
  types: string[]
  format: string | null
  isRequired: boolean
  /** The meanings of the field's own name and title, and of the groups around it. */
  last: Set<FieldWord>
  above: ReadonlySet<FieldWord>
  isSomeoneElse: boolean
}

type Fit = (field: Field) => number

const deepest = 6
const maxFields = 300

const texts = ['string']
const isIn = ({ last, above }: Field, word: FieldWord) => last.has(word) || above.has(word)

/** From 0 to 1, how well a path fits a field of an application or a job. */
const fits: Record<BodyField, Fit> = {
  email: (field) => {
    if (!hasType(field, texts) || field.isSomeoneElse) return 0
    const isNamed = isIn(field, 'email')
    return field.format === 'email' ? (isNamed ? 1 : 0.8) : isNamed ? 0.8 : 0
  },
  job: (field) => {
    if (!hasType(field, ['string', 'integer', 'number']) || field.isSomeoneElse || !isIn(field, 'job')) return 0
    if (field.last.has('title') || field.last.has('name') || field.last.has('text') || field.last.has('link')) return 0
    return field.last.has('id') || field.last.has('code') ? 1 : field.last.has('job') ? 0.7 : 0
  },
  enqueue: (field) => (hasType(field, ['boolean']) && isIn(field, 'enqueue') ? 1 : 0),
  name: (field) => {
    if (!isPersonal(field) || field.last.has('nick')) return 0
    if (field.last.has('whole')) return 1
    if (field.last.has('first') || field.last.has('last') || field.last.has('middle') || isIn(field, 'other')) return 0
    return field.last.has('name') ? 0.8 : 0
  },
  first: (field) => (isPersonal(field) && field.last.has('first') && !field.last.has('whole') ? 1 : 0),
  middle: (field) => (isPersonal(field) && field.last.has('middle') ? 1 : 0),
  last: (field) => (isPersonal(field) && field.last.has('last') && !field.last.has('time') ? 1 : 0),
  phone: (field) =>
    hasType(field, ['string', 'integer']) && !field.isSomeoneElse && field.last.has('phone') && !isIn(field, 'other')
      ? 1
      : 0,
  title: (field) => {
    if (!hasType(field, texts) || field.isSomeoneElse || isIn(field, 'team') || isIn(field, 'person')) return 0
    if (field.last.has('id') || field.last.has('code') || field.last.has('place') || field.last.has('text')) return 0
    return field.last.has('title') ? 1 : field.last.has('name') ? 0.9 : field.last.has('job') ? 0.6 : 0
  },
  team: (field) => {
    if (!hasType(field, ['string', 'integer', 'number']) || !isIn(field, 'team') || field.last.has('email')) return 0
    return field.last.has('id') || field.last.has('code') ? 1 : field.last.has('team') ? 0.7 : 0
  },
}

/**
 * Finds the fields for the e-mail address, the job, the parts of the name and so on in a body's JSON Schema, by their
 * names, titles, types and formats. A field is omitted if no path fits, or if two fit equally well.
 */
export function matchBodyFields(schema: unknown): BodyMatches {
  const fields = fieldsOf(schema)
  const matches: BodyMatches = {}
  for (const [key, fit] of Object.entries(fits)) {
    const match = bestOf(fields, fit)
    // Object.entries widens a constant's keys to string.
    if (match) matches[key as BodyField] = match
  }
  return withPartner(matches, fields)
}

function bestOf(fields: Field[], judge: Fit): BodyMatch | null {
  const ranked = fields
    .map((field) => ({ field, score: judge(field) }))
    .filter(({ score }) => score > 0)
    .map(({ field, score }) => ({
      field,
      score: score + (field.isRequired ? 0.1 : 0) - field.pointer.split('/').length * 0.01,
    }))
    .sort((one, other) => other.score - one.score || (one.field.pointer < other.field.pointer ? -1 : 1))
  const [best, next] = ranked
  if (!best || (next && best.score - next.score < 0.005)) return null
  const isClear = !next || best.score - next.score >= 0.15
  return { pointer: best.field.pointer, confidence: isClear && best.score >= 0.9 ? 'sure' : 'likely' }
}

/** "nom" beside "prenom", "nombre" beside "apellidos": the generic name is the other part. */
function withPartner(matches: BodyMatches, fields: Field[]): BodyMatches {
  const { first, last, name, ...others } = matches
  if (!name || (first && last)) return matches
  const isWhole = fields.find(({ pointer }) => pointer === name.pointer)?.last.has('whole')
  if (isWhole) return matches
  const part: BodyMatch = { pointer: name.pointer, confidence: 'likely' }
  if (first) return { ...others, first, last: part }
  return last ? { ...others, first: part, last } : matches
}

function isPersonal(field: Field): boolean {
  return (
    hasType(field, texts) &&
    !field.isSomeoneElse &&
    !['job', 'team', 'source'].some((word) => isIn(field, word as FieldWord))
  )
}

function hasType({ types }: Field, wanted: string[]): boolean {
  return types.length === 0 || types.some((type) => wanted.includes(type))
}

/** The schema's fields that hold a value, through objects and references, not through lists. */
function fieldsOf(schema: unknown): Field[] {
  const found: Field[] = []
  const walk = (given: unknown, tokens: string[], isRequired: boolean) => {
    const part = followReference(given, schema)
    if (!isRecord(part) || tokens.length > deepest || found.length >= maxFields) return
    const properties = isRecord(part.properties) ? part.properties : null
    if (!properties && tokens.length > 0) found.push(fieldOf(part, tokens, isRequired))
    const required: unknown[] = Array.isArray(part.required) ? part.required : []
    for (const key of Object.keys(properties ?? {}).slice(0, maxFields))
      walk(properties?.[key], [...tokens, key], required.includes(key))
  }
  walk(schema, [], true)
  return found
}

function fieldOf(part: Record<string, unknown>, tokens: string[], isRequired: boolean): Field {
  const pointer = pointerOf(tokens)
  const { last, above, isSomeoneElse } = wordsOfPath(pointer)
  const title = typeof part.title === 'string' ? meaningsOf(part.title).flatMap((set) => [...set]) : []
  const types = Array.isArray(part.type) ? part.type : [part.type]
  return {
    pointer,
    types: types.filter((type) => typeof type === 'string' && type !== 'null'),
    format: typeof part.format === 'string' ? part.format : null,
    isRequired,
    last: new Set([...last, ...(last.size === 0 ? title : [])]),
    above,
    isSomeoneElse,
  }
}

function followReference(part: unknown, root: unknown): unknown {
  const name = isRecord(part) ? /^#\/(?:\$defs|definitions)\/([^/]+)$/.exec(String(part.$ref ?? ''))?.[1] : undefined
  if (name === undefined || !isRecord(root)) return part
  const defined = [root.$defs, root.definitions].find(
    (definitions) => isRecord(definitions) && Object.hasOwn(definitions, name),
  )
  return isRecord(defined) ? defined[name] : part
}
