import { readComplaint } from '../../forms/read-message'
import { isRecord } from '../../records/record'
import { cleanFieldName, fieldInSentence } from './field-in-sentence'
import { isSameSentence } from './field-messages'
import { plainMessage, plainSentence } from './plain-sentence'

const maxFields = 100
const maxMessages = 20
const maxChars = 12_000
const maxValues = 2_000
const maxPathChars = 200

/**
 * Messages per field in an error body: `errors` of shape C, nested objects as dotted paths, and
 * `details.validationErrors` of shape E. Messages without a field are under ''. Numbers and booleans are not messages. A
 * field whose message is not fit for users has none.
 */
export function readFields(body: Record<string, unknown>): Record<string, string[]> {
  const found = new Map<string, string[]>()
  let chars = 0
  let values = 0

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

  function walk(value: unknown, path: string, isTop = false) {
    values += 1
    if (values > maxValues) return
    if (typeof value === 'string') return add(path, value)
    if (Array.isArray(value)) {
      for (const [index, entry] of value.slice(0, maxValues).entries())
        walk(entry, path !== '' && isRecord(entry) && !messageOf(entry) ? below(path, `${index}`) : path)
    } else if (isRecord(value)) {
      // Directly under `errors` every key is a field, even one called "message".
      const message = isTop ? undefined : messageOf(value)
      if (message !== undefined) return add(fieldOf(value) || path || fieldInMessage(message), message)
      for (const [key, entry] of Object.entries(value).slice(0, maxValues))
        if (key !== 'application_form_id') walk(entry, below(path, key))
    }
  }

  walk(body.errors, '', true)
  const validation = isRecord(body.details) ? body.details.validationErrors : body.details
  for (const entry of Array.isArray(validation) ? validation.slice(0, maxValues) : [validation])
    if (typeof entry === 'string') add(fieldInMessage(entry), entry)
    else walk(entry, '', !Array.isArray(validation))
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

/** The message of an entry such as `{ "field": "email", "message": "is taken" }`. */
function messageOf(entry: Record<string, unknown>): string | undefined {
  return [entry.message, entry.msg].find((value) => typeof value === 'string')
}

function fieldOf(entry: Record<string, unknown>): string {
  for (const value of [entry.field, entry.path, entry.param, entry.property, entry.instancePath]) {
    if (typeof value === 'string') return value
    if (Array.isArray(value)) return value.filter((part) => ['string', 'number'].includes(typeof part)).join('.')
  }
  return ''
}
