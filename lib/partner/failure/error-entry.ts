import { isRecord } from '../../records/record'

/** One error of a list: `field` is the path of the field that it names, or ''. */
type ErrorEntry = { field: string; message: string }

/**
 * Reads an error such as `{ "field": "email", "message": "is taken" }`; undefined for an object whose keys are fields.
 * Some names of messages are names of fields as well, so they count only in a list (`isListed`).
 */
export function readErrorEntry(entry: Record<string, unknown>, isListed: boolean): ErrorEntry | undefined {
  const field = fieldOf(entry, isListed)
  const message =
    firstText(entry, ['message', 'msg']) ??
    (isListed ? firstText(entry, ['detail']) : undefined) ??
    (isListed && field !== '' ? firstText(entry, ['description', 'reason', 'error', 'title']) : undefined)
  return message === undefined ? undefined : { field, message }
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

const fieldKeys = ['field', 'path', 'param', 'property', 'instancePath']
const listedFieldKeys = ['loc', 'propertyPath', 'dataPath', 'parameter', 'pointer', 'name']

function fieldOf(entry: Record<string, unknown>, isListed: boolean): string {
  const source = isRecord(entry.source) ? entry.source : {}
  const named = isListed
    ? [...listedFieldKeys.map((key) => entry[key]), source.parameter, withoutEnvelope(source.pointer)].filter(isPath)
    : []
  for (const value of [...fieldKeys.map((key) => entry[key]), ...named]) {
    if (typeof value === 'string') return value
    if (Array.isArray(value)) return value.filter((part) => ['string', 'number'].includes(typeof part)).join('.')
  }
  return ''
}

/** A list of keys, or a text that may be a path: a sentence is none. */
const isPath = (value: unknown) =>
  Array.isArray(value) || (typeof value === 'string' && /^[\w$#./[\]-]{1,200}$/.test(value))

/** JSON:API points to `/data/attributes/email`. */
function withoutEnvelope(pointer: unknown): unknown {
  if (typeof pointer !== 'string') return undefined
  return pointer.replace(/^#?\/(?:data\/(?:attributes\/)?)?/, '').replaceAll('/', '.')
}

function firstText(entry: Record<string, unknown>, keys: readonly string[]): string | undefined {
  return keys.map((key) => entry[key]).find((value) => typeof value === 'string')
}
