import { readComplaint } from '../../forms/read-message'
import { isRecord } from '../../records/record'

/** One error of a list. `field`: the path of the field that it names, or ''. `inner`: errors of fields below that. */
type ErrorEntry = { field: string; messages: string[]; inner: Record<string, unknown>[] }

/**
 * Reads an error such as `{ "field": "email", "message": "is taken" }`; undefined for an object whose keys are fields.
 * Some names of messages are names of fields as well, so they count only in a list (`isListed`).
 */
export function readErrorEntry(entry: Record<string, unknown>, isListed: boolean): ErrorEntry | undefined {
  const field = fieldOf(entry, isListed)
  const message =
    firstText(entry, ['message', 'msg']) ??
    (isListed ? firstText(entry, listedMessageKeys) : undefined) ??
    (isListed && field !== '' ? firstText(entry, fieldMessageKeys) : undefined)
  const keys = field === '' ? ['messages'] : messageListKeys
  const listed = isListed ? keys.flatMap((key) => (Array.isArray(entry[key]) ? entry[key] : [])) : []
  const texts = listed.filter((one) => typeof one === 'string')
  const messages = message === undefined && isListed ? [...constraintsOf(entry), ...texts] : [message ?? []].flat()
  const inner = field === '' ? [] : listed.filter(isRecord)
  return messages.length === 0 && inner.length === 0 ? undefined : { field, messages, inner }
}

/**
 * Whether an entry of a list that is no error of a known shape still describes one, by a code or a type: its keys are
 * not fields then. In `{ "type": ["is required"] }` the key is one.
 */
export function isUnknownError(entry: Record<string, unknown>): boolean {
  const isWord = (value: unknown) => typeof value === 'number' || (typeof value === 'string' && /^\S+$/.test(value))
  return (
    [...codeKeys, 'objectName', 'severity'].some((key) => isWord(entry[key])) ||
    (Array.isArray(entry.codes) && entry.codes.every(isWord)) ||
    isRecord(entry.target)
  )
}

/** Returns what such an entry holds of errors of its own: objects by field, and lists of objects. */
export function innerErrors(entry: Record<string, unknown>): [string, unknown][] {
  return Object.entries(entry).filter(
    ([key, value]) => isFieldContainer(key) || (Array.isArray(value) && value.some(isRecord)),
  )
}

/** Returns the longest sentence of such an entry, but no value that was sent, such as `attemptedValue`; or ''. */
export function sentenceOf(entry: Record<string, unknown>): string {
  return Object.entries(entry)
    .flatMap(([key, value]) => (typeof value === 'string' && /\s/.test(value) && !/value$/i.test(key) ? value : []))
    .reduce((longest, text) => (text.length > longest.length ? text : longest), '')
}

/** The field that such an entry names, or ''. In `{ "name": "required", "type": "blank" }` the keys are fields. */
export function fieldOfUnknown(entry: Record<string, unknown>): string {
  const field = fieldOf(entry, true)
  return readComplaint(field) === null ? field : ''
}

/** What such an entry says about its field: GitHub sends `{ "field": "city", "code": "missing_field" }`. */
export function codeOrSentence(entry: Record<string, unknown>): string {
  const code = codeKeys.map((key) => entry[key]).find((value) => typeof value === 'string') ?? ''
  return readComplaint(code) === null ? sentenceOf(entry) || codeInWords(code) : codeInWords(code)
}

/** `missing_field` reads better as "missing field", if the words say the same as the code. */
function codeInWords(code: string): string {
  const words = code.replaceAll('_', ' ').toLowerCase()
  const isWords = /^[a-z]+(?:_[a-z]+)*$|^[A-Z]+(?:_[A-Z]+)*$/.test(code)
  return isWords && readComplaint(words) === readComplaint(code) ? words : code
}

/** The keys that hold errors beside those of shapes C and E (spec 7), as common frameworks send them. */
export const otherErrorKeys = [
  'detail',
  'issues',
  'violations',
  'invalid-params',
  'invalidParams',
  'invalid_params',
  'validationErrors',
  'validation_errors',
  'fieldErrors',
  'field_errors',
  'fields',
]

/** Objects of messages by field within the errors. */
export const isFieldContainer = (key: string) => key === 'fieldErrors' || key === 'field_errors'

const codeKeys = ['code', 'errorCode', 'error_code', 'rule', 'type']
const fieldKeys = ['field', 'path', 'param', 'property', 'instancePath']
const listedFieldKeys = [
  'loc',
  'propertyPath',
  'dataPath',
  'parameter',
  'pointer',
  'propertyName',
  'attribute',
  'fieldName',
  'field_name',
  'name',
]
const listedMessageKeys = ['detail', 'defaultMessage', 'errorMessage', 'error_message']
const fieldMessageKeys = ['description', 'reason', 'error', 'issue', 'text', 'title']
/** `children` as in class-validator. */
const messageListKeys = ['messages', 'message', 'errors', 'error', 'issues', 'details', 'reasons', 'children']

function fieldOf(entry: Record<string, unknown>, isListed: boolean): string {
  const source = isRecord(entry.source) ? entry.source : {}
  const named = isListed
    ? [
        ...listedFieldKeys.map((key) => entry[key]),
        source.parameter,
        withoutEnvelope(source.pointer),
        inBody(entry.location),
      ].filter(isPath)
    : []
  for (const value of [...fieldKeys.map((key) => entry[key]), ...named]) {
    if (typeof value === 'string') return value
    if (Array.isArray(value) && !value.some(isSentence))
      return value.filter((part) => ['string', 'number'].includes(typeof part)).join('.')
  }
  return ''
}

const isSentence = (part: unknown) => typeof part === 'string' && /\s/.test(part)

/** A list of keys, or a text that may be a path: a sentence is none. */
const isPath = (value: unknown) =>
  Array.isArray(value) || (typeof value === 'string' && /^[\w$#./[\]-]{1,200}$/.test(value))

/** A location may also be in another part of the request, as `header.X-Api-Key`, or a place. */
const inBody = (location: unknown) =>
  typeof location === 'string' && /^(?:(?:request\.)?body[./]|[$#]?[./])./.test(location) ? location : undefined

/** JSON:API points to `/data/attributes/email`. */
function withoutEnvelope(pointer: unknown): unknown {
  if (typeof pointer !== 'string') return undefined
  return pointer.replace(/^#?\/(?:data\/(?:attributes\/)?)?/, '').replaceAll('/', '.')
}

function firstText(entry: Record<string, unknown>, keys: readonly string[]): string | undefined {
  return keys.map((key) => entry[key]).find((value) => typeof value === 'string')
}

/** class-validator sends `{ "property": "email", "constraints": { "isEmail": "email must be an email" } }`. */
function constraintsOf({ property, constraints }: Record<string, unknown>): string[] {
  if (typeof property !== 'string' || !isRecord(constraints)) return []
  return Object.values(constraints).filter((message) => typeof message === 'string')
}
