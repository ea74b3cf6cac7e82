import type { BodySchema } from './body-schema'
import { isIdType, type JsonScalar, optionsOf, typesOf } from './form-node'
import { idOf } from './form-values'
import { inputWords } from './words'

/** The types that an admin can choose for a field; `other` is what only a pasted schema can express. */
export const fieldTypes = [
  'text',
  'long-text',
  'email',
  'link',
  'date',
  'date-time',
  'integer',
  'id',
  'number',
  'yes-no',
  'choice',
  'file',
  'json',
  'other',
] as const
export type FieldType = (typeof fieldTypes)[number]

type FieldSettings = {
  title: string
  type: FieldType
  options: JsonScalar[]
  /** Sent with every body, and users are not asked for it. */
  isHidden: boolean
  /** The form's initial value, or the value that a hidden field sends; '' for none. */
  start: string
  /** Guessed from the jobs in the list: no answer of the partner has proved it yet. */
  isUnproven: boolean
}

/** Marks a field as only guessed: `true`, or for a choice the options that are. */
export const unprovenKeyword = 'x-unproven'

const ofType: Record<Exclude<FieldType, 'choice' | 'other'>, BodySchema> = {
  text: { type: 'string' },
  'long-text': { type: 'string', maxLength: 20_000 },
  email: { type: 'string', format: 'email' },
  link: { type: 'string', format: 'uri' },
  date: { type: 'string', format: 'date' },
  'date-time': { type: 'string', format: 'date-time' },
  integer: { type: 'integer' },
  id: { type: ['integer', 'string'] },
  number: { type: 'number' },
  'yes-no': { type: 'boolean' },
  file: { type: 'string', format: 'byte' },
  json: {},
}

/** Keywords that define which values are allowed; texts, defaults and marks stay when the type changes. */
const typeKeywords = new Set(
  (
    'type format enum oneOf anyOf allOf minLength maxLength pattern minimum maximum exclusiveMinimum exclusiveMaximum multipleOf ' +
    'contentMediaType contentEncoding examples items minItems maxItems uniqueItems properties required additionalProperties $ref'
  ).split(' '),
)

export function settingsOf(schema: BodySchema): FieldSettings {
  const options = optionsOf(schema)
  const start = schema.const ?? schema.default
  return {
    title: typeof schema.title === 'string' ? schema.title : '',
    type: typeOf(schema),
    options: options?.map(({ value }) => value) ?? [],
    isHidden: schema.const !== undefined,
    start: start === undefined ? '' : typeof start === 'string' ? start : JSON.stringify(start),
    isUnproven: schema[unprovenKeyword] === true || Array.isArray(schema[unprovenKeyword]),
  }
}

/** Returns the field's schema with these settings. Whatever they do not change stays as written. */
export function withSettings(schema: BodySchema, settings: FieldSettings): { schema: BodySchema } | { issue: string } {
  const { title, type, options, isHidden, isUnproven } = settings
  const before = settingsOf(schema)
  const isSameType = type === before.type && JSON.stringify(options) === JSON.stringify(before.options)
  if (type === 'choice' && options.length === 0) return { issue: inputWords.choiceWithoutOption }
  const { title: _title, default: _default, const: _const, [unprovenKeyword]: unproven, ...others } = schema
  const kept = isSameType
    ? others
    : {
        ...Object.fromEntries(Object.entries(others).filter(([keyword]) => !typeKeywords.has(keyword))),
        ...(type === 'choice' ? { enum: options } : type === 'other' ? {} : ofType[type]),
      }
  const start = startOf(settings)
  if ('issue' in start) return start
  if (isHidden && start.value === undefined) return { issue: inputWords.hiddenWithoutValue }
  return {
    schema: {
      ...kept,
      ...(title.trim() !== '' && { title: title.trim() }),
      ...(start.value !== undefined && { [isHidden ? 'const' : 'default']: start.value }),
      ...(isUnproven && { [unprovenKeyword]: isSameType && unproven !== undefined ? unproven : true }),
    },
  }
}

/** Returns the value that the text stands for, according to the type; undefined for none. */
function startOf({ start, type, options }: FieldSettings): { value: JsonScalar | undefined } | { issue: string } {
  const text = start.trim()
  if (text === '') return { value: undefined }
  switch (type) {
    case 'integer':
    case 'number': {
      const isRight = type === 'integer' ? Number.isSafeInteger(Number(text)) : Number.isFinite(Number(text))
      return isRight
        ? { value: Number(text) }
        : { issue: type === 'integer' ? inputWords.defaultNoInteger : inputWords.defaultNoNumber }
    }
    case 'id':
      return { value: idOf(text) }
    case 'yes-no':
      return text === 'true' || text === 'false' ? { value: text === 'true' } : { issue: inputWords.defaultNoYesNo }
    case 'choice': {
      const option = options.find((value) => String(value) === text)
      return option === undefined ? { issue: inputWords.defaultNoOption } : { value: option }
    }
    case 'json':
    case 'other':
      return jsonOf(text)
    default:
      return { value: start }
  }
}

function jsonOf(text: string): { value: JsonScalar } | { issue: string } {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return { issue: inputWords.defaultNoJson }
  }
}

/** Reads options, one per line. Returns numbers if `areNumbers` and all are written as one: "01" is a text. */
export function optionsOfText(text: string, areNumbers: boolean): JsonScalar[] {
  const lines = [...new Set(text.split('\n').map((line) => line.trim()))].filter((line) => line !== '')
  const isNumber = (line: string) => Number.isFinite(Number(line)) && String(Number(line)) === line
  return areNumbers && lines.every(isNumber) ? lines.map(Number) : lines
}

function typeOf(schema: BodySchema): FieldType {
  if (optionsOf(schema)) return 'choice'
  if (isIdType(schema)) return 'id'
  const [type, other] = typesOf(schema)
  if (other !== undefined) return 'other'
  switch (type ?? typeOfConst(schema)) {
    case 'string':
      return textType(schema)
    case 'integer':
      return 'integer'
    case 'number':
      return 'number'
    case 'boolean':
      return 'yes-no'
    case undefined:
      return schema.properties || schema.items || schema.anyOf || schema.oneOf ? 'other' : 'json'
    default:
      return 'other'
  }
}

function typeOfConst({ const: value }: BodySchema): string | undefined {
  const type = typeof value
  return type === 'undefined' || type === 'object' ? undefined : type
}

function textType(schema: BodySchema): FieldType {
  const { format } = schema
  if (format === 'email' || format === 'date' || format === 'date-time') return format
  if (format === 'uri') return 'link'
  if (format === 'byte' || schema.contentEncoding === 'base64') return 'file'
  const isLong =
    schema.contentMediaType !== undefined || (typeof schema.maxLength === 'number' && schema.maxLength > 500)
  return isLong ? 'long-text' : 'text'
}
