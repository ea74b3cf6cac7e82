import { parseJson } from '../../records/parse-json'
import { isRecord } from '../../records/record'
import { redactSecrets } from '../redact'
import type { BodyShape, FailureFacts } from './failure'
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
  const inner = isRecord(body.error) ? body.error.message : undefined
  const sentences = [body.developer_message, body.developerMessage, body.message, body.error, inner, body.detail]
    .filter((value) => typeof value === 'string')
    .map((value) => value.trim().slice(0, maxSentenceChars))
  return { shape: shapeOf(body), sentences, fields: readFields(body), facts: readFacts(body, sentences) }
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
