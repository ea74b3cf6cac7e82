import { readComplaint } from '../../forms/read-message'
import { isRecord } from '../../records/record'
import {
  codeOrSentence,
  fieldOfUnknown,
  innerErrors,
  isFieldContainer,
  isUnknownError,
  otherErrorKeys,
  readErrorEntry,
  sentenceOf,
} from './error-entry'
import { cleanFieldName, fieldInSentence } from './field-in-sentence'
import { isSameSentence } from './field-messages'
import { meaningOfText } from './meaning-of-text'
import { plainMessage, plainSentence } from './plain-sentence'

const maxFields = 100
const maxMessages = 20
const maxChars = 12_000
const maxValues = 2_000
const maxPathChars = 200
const maxKeys = 50

/**
 * Messages per field in an error body: `errors` of shape C, nested objects as dotted paths, `details.validationErrors`
 * of shape E, and lists that common frameworks send elsewhere. Messages without a field are under ''. Numbers and
 * booleans are not messages. A field whose message is not fit for users has none.
 */
export function readFields(body: Record<string, unknown>): Record<string, string[]> {
  const found = new Map<string, string[]>()
  let chars = 0
  let values = 0
  const isOfFacts = Object.hasOwn(body, 'developerMessage')

  function add(name: string, message: string) {
    const field = cleanFieldName(name)
    const text = field === '' ? plainSentence(message) : plainMessage(message)
    const known = found.get(field) ?? []
    const isFull = chars + field.length + text.length > maxChars || known.length >= maxMessages
    if (
      (text === '' && (field === '' || !/\p{L}/u.test(message))) ||
      isFull ||
      known.some((one) => isSameSentence(one, text)) ||
      (found.size >= maxFields && known.length === 0)
    )
      return
    chars += field.length + text.length
    found.set(field, text === '' ? known : [...known, text])
  }

  /**
   * `level`: where it stands. Directly under `errors` every key is a field, even one called "message"; an inner error
   * names a field below `path`.
   */
  function walk(value: unknown, path: string, level: 'top' | 'list' | 'inner' | 'field' = 'field') {
    values += 1
    if (values > maxValues) return
    if (typeof value === 'string') return add(path, value)
    if (Array.isArray(value)) {
      for (const [index, entry] of value.slice(0, maxValues).entries())
        walk(
          entry,
          path !== '' && isRecord(entry) && !readErrorEntry(entry, true) ? below(path, `${index}`) : path,
          'list',
        )
    } else if (isRecord(value)) {
      const error = level === 'top' ? undefined : readErrorEntry(value, level !== 'field')
      if (error) {
        const field = level === 'inner' ? joined(path, error.field) : error.field || path
        for (const message of error.messages) add(field || fieldInMessage(message), message)
        for (const inner of error.inner) walk(inner, field, 'inner')
        return
      }
      if (((level === 'list' && path === '') || level === 'inner') && isUnknownError(value))
        return walkUnknown(value, path)
      const isBesideLists = Object.values(value).some((entry) => typeof entry === 'object' && entry !== null)
      for (const [key, entry] of Object.entries(value).slice(0, maxValues))
        if (isFieldContainer(key)) walk(entry, path, 'top')
        else if (key === 'application_form_id') continue
        else if (typeof entry === 'string') addText(entry, key, path, isBesideLists)
        else walk(entry, below(path, key))
    }
  }

  function addText(text: string, key: string, path: string, isBesideLists: boolean) {
    values += 1
    if (values > maxValues) return
    const meaning = meaningOfText(text, key, { isTop: path === '', isBesideLists, isOfFacts })
    if (meaning === 'message') add(below(path, key), text)
    if (meaning === 'sentence') add(fieldInMessage(text), text)
  }

  function walkUnknown(error: Record<string, unknown>, path: string) {
    const inner = innerErrors(error)
    const field = joined(path, fieldOfUnknown(error))
    if (inner.length === 0) add(field, field === '' ? sentenceOf(error) : codeOrSentence(error))
    for (const [key, value] of inner) walk(value, path, isFieldContainer(key) ? 'top' : 'list')
  }

  /** Sentences in such a list name their fields themselves. */
  function walkSentences(errors: unknown) {
    for (const entry of Array.isArray(errors) ? errors.slice(0, maxValues) : [errors])
      if (typeof entry === 'string') add(fieldInMessage(entry), entry)
      else walk(entry, '', Array.isArray(errors) ? 'list' : 'top')
  }

  walk(body.errors, '', 'top')
  walkSentences(isRecord(body.details) ? body.details.validationErrors : body.details)
  const error = isRecord(body.error) ? body.error : {}
  for (const holder of [body, error]) {
    if (Array.isArray(holder.message)) walkSentences(holder.message)
    for (const key of otherErrorKeys) if (holdsErrors(holder[key])) walkSentences(inList(holder[key]))
  }
  for (const key of ['errors', 'details']) if (holdsErrors(error[key])) walkSentences(error[key])
  if (found.size === 0 && isMessagesByField(body)) walk(body, '', 'top')
  if (found.size === 0)
    for (const value of Object.values(body).slice(0, maxKeys)) if (isMessagesByField(value)) walk(value, '', 'top')
  return Object.fromEntries(found)
}

/**
 * The same for an error body with only a sentence (shapes A and B), if it names a field and clearly says what is wrong
 * with it. Any other sentence could be about anything.
 */
export function fieldsOfSentences(sentences: readonly string[]): Record<string, string[]> {
  for (const sentence of sentences.map(plainSentence)) {
    const field = fieldInSentence(sentence)
    if (field !== '' && readComplaint(sentence, field) !== null) return { [field]: [sentence] }
  }
  return {}
}

const fieldInMessage = (message: string) => fieldInSentence(plainMessage(message))

/** The path one level deeper, cut to a maximum length so that a long key stays cheap at every depth below. */
function below(path: string, key: string): string {
  return (path === '' ? key : `${path}.${key}`).slice(0, maxPathChars)
}

/** The path of a field within another one, which frameworks name alone or with its parents. */
function joined(path: string, field: string): string {
  const [parent, name] = [pathName(path), pathName(field)]
  const isWhole = name === parent || (name.startsWith(parent) && /^[./[]/.test(name.slice(parent.length)))
  return name === '' || isWhole ? name || parent : below(parent, name)
}

/** An index is no name of its own. */
const pathName = (field: string) => (/^\d+$/.test(field) ? field : cleanFieldName(field))

/** An object, or a list that is more than names, as in `{ "fields": ["email"] }`. */
function holdsErrors(value: unknown): boolean {
  if (!Array.isArray(value)) return isRecord(value)
  return !value.every((entry) => typeof entry === 'string' && /^[\w.[\]-]*$/.test(entry))
}

/** An object may be one error, with its message, instead of messages by field. */
function inList(errors: unknown): unknown {
  return isRecord(errors) && readErrorEntry(errors, false) ? [errors] : errors
}

/** Nothing but lists of messages, each under its field. */
function isMessagesByField(value: unknown): boolean {
  if (!isRecord(value)) return false
  const lists = Object.values(value)
  return (
    lists.length > 0 &&
    lists.every((list) => Array.isArray(list) && list.length > 0 && list.every((entry) => typeof entry === 'string'))
  )
}
