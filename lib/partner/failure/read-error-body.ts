import { parseJson } from '../../records/parse-json'
import { isRecord, type PartnerRecord } from '../../records/record'
import { redactSecrets } from '../redact'
import type { BodyShape, FailureFacts } from './failure'
import { isSentence } from './plain-sentence'
import { readFacts } from './read-facts'
import { readFields } from './read-fields'

/** The content of an error body in any shape (spec 7, error body shapes). `sentences` are untrusted partner text. */
type ErrorBody = { shape: BodyShape; sentences: string[]; fields: Record<string, string[]>; facts: FailureFacts }

const maxBodyChars = 1024 * 1024
const maxSentenceChars = 16_000

/**
 * Reads the text of an error answer. Never throws; anything but a JSON object yields nothing. The content type only
 * distinguishes a page from other text, since partners send JSON as HTML and HTML as JSON.
 */
export function readErrorBody(text: string, contentType: string | null, secrets: readonly string[] = []): ErrorBody {
  if (text.length > maxBodyChars) return silent('other')
  const clean = withoutNoise(text)
  if (clean === '') return silent('empty')
  const body = redactSecrets(parseJson(clean), secrets)
  if (body === undefined) return silent(clean.startsWith('<') || /\bhtml\b/i.test(contentType ?? '') ? 'html' : 'other')
  if (Array.isArray(body)) return { ...silent('other'), fields: namedFields(readFields({ errors: body })) }
  if (!isRecord(body)) return silent('other')
  const sentences = knownSentences(body)
  const shape = shapeOf(body)
  const told = sentences.length === 0 && shape === 'other' ? sentencesOf(body) : sentences
  return { shape, sentences: told, fields: readFields(body), facts: readFacts(body, told) }
}

/** What a body says under the names of the shapes. */
function knownSentences({ developer_message, developerMessage, message, error, detail }: PartnerRecord): string[] {
  const inner = isRecord(error) ? error.message : undefined
  const isReason = (value: unknown) => typeof value === 'string' && value.trim() !== ''
  // Beside a reason, "Forbidden" in `error` only repeats the status; in `message` it is about the key (spec 7).
  const isLabel = isForbidden(error) && [developer_message, developerMessage, message, detail].some(isReason)
  return [developer_message, developerMessage, message, isLabel ? undefined : error, inner, detail]
    .filter((value) => typeof value === 'string')
    .map((value) => value.trim().slice(0, maxSentenceChars))
}

const isForbidden = (value: unknown) => typeof value === 'string' && /^\s*forbidden\W*$/i.test(value)

/** What a body says under names of another language: texts that are sentences, in it or in its only object. */
function sentencesOf(body: PartnerRecord): string[] {
  const [only, ...others] = Object.values(body)
  const holder = isRecord(only) && others.length === 0 ? only : body
  return Object.values(holder)
    .filter((value) => typeof value === 'string')
    .map((value) => value.trim())
    .filter(isSentence)
}

/** A bare list may be anything: only what names its field counts. */
function namedFields({ '': _, ...fields }: Record<string, string[]>): Record<string, string[]> {
  return fields
}

function silent(shape: BodyShape): ErrorBody {
  return { shape, sentences: [], fields: {}, facts: {} }
}

/** A byte order mark and NULs remain of UTF-16 that was declared as another encoding. */
function withoutNoise(text: string): string {
  return text
    .replaceAll('\0', '')
    .replace(/^[\s\uFFFD]+/, '')
    .trim()
}

/** The shape whose keys are all present; of several, the one with the most keys. */
function shapeOf(body: Record<string, unknown>): BodyShape {
  const has = (...keys: string[]) => keys.every((key) => Object.hasOwn(body, key))
  if (has('error', 'message', 'details')) return 'E'
  if (has('developerMessage', 'errors')) return 'D'
  if (has('developer_message', 'errors') && isRecord(body.errors)) return 'C'
  if (has('developer_message', 'extra')) return 'B'
  return has('message') ? 'A' : 'other'
}
