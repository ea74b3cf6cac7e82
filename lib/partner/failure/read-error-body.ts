import { parseJson } from '../parse-json'
import type { BodyShape, FailureFacts } from './failure'

/** What an error body says, whatever its shape (spec 7, error body shapes). Nothing here is trusted to be of any type. */
export type ErrorBody = { shape: BodyShape; text: string; fields: Record<string, string[]>; facts: FailureFacts }

/** Reads the text of an error answer. Never throws; what it cannot read is shape `other` with no words. */
export function readErrorBody(text: string): ErrorBody {
  const trimmed = text.trim()
  if (trimmed === '') return { shape: 'empty', text: '', fields: {}, facts: {} }
  const body = parseJson(trimmed)
  if (body === undefined) return { shape: trimmed.startsWith('<') ? 'html' : 'other', text: '', fields: {}, facts: {} }
  if (!isRecord(body)) return { shape: 'other', text: '', fields: {}, facts: {} }
  const said = firstText(body.developer_message, body.developerMessage, body.message, body.error)
  return { shape: shapeOf(body), text: said, fields: readFields(body), facts: readFacts(body, said) }
}

function shapeOf(body: Record<string, unknown>): BodyShape {
  if ('developer_message' in body) return 'errors' in body ? 'C' : 'B'
  if ('developerMessage' in body) return 'D'
  if ('details' in body) return 'E'
  return 'message' in body ? 'A' : 'other'
}

function readFields(body: Record<string, unknown>): Record<string, string[]> {
  const fields: Record<string, string[]> = {}
  if (isRecord(body.errors)) {
    for (const [field, messages] of Object.entries(body.errors).slice(0, 100)) {
      const texts = (Array.isArray(messages) ? messages : [messages]).map(plainSentence).filter((text) => text !== '')
      if (texts.length > 0) addMessages(fields, field, texts)
    }
  }
  const validation = isRecord(body.details) ? body.details.validationErrors : undefined
  for (const entry of Array.isArray(validation) ? validation.slice(0, 100) : []) {
    const sentence = plainSentence(entry)
    const field = /^["'`]?([A-Za-z_][\w.[\]/-]*)["'`]?\s/.exec(sentence)?.[1]
    if (sentence) addMessages(fields, field ?? '', [sentence])
  }
  return fields
}

function addMessages(fields: Record<string, string[]>, field: string, messages: string[]) {
  const known = Object.hasOwn(fields, field) ? (fields[field] ?? []) : []
  Object.defineProperty(fields, field, {
    value: [...known, ...messages],
    enumerable: true,
    configurable: true,
    writable: true,
  })
}

function readFacts(body: Record<string, unknown>, said: string): FailureFacts {
  const facts: FailureFacts = {}
  const errors = isRecord(body.errors) ? body.errors : {}
  const form = errors.application_form_id ?? body.application_form_id
  if (typeof form === 'number' || typeof form === 'string') facts.applicationFormId = String(form).slice(0, 64)
  if (/member/i.test(said) && /team/i.test(said)) {
    const [requested, ...memberships] = said.match(/\d+/g) ?? []
    if (requested) facts.requestedTeam = requested
    facts.memberships = memberships.slice(0, 200)
  }
  return facts
}

/** One sentence fit for a person, or '' where the value holds none: no markup, no stack trace, no parser's complaint. */
export function plainSentence(value: unknown): string {
  if (typeof value !== 'string') return ''
  const [line = ''] = value.trim().split(/\r?\n/)
  if (/[<>{}]|\bat .+:\d+|Unexpected token|Traceback|Exception\b|\bnull\b.*\bnull\b/.test(line)) return ''
  return [...line].slice(0, 240).join('')
}

function firstText(...values: unknown[]): string {
  for (const value of values) if (typeof value === 'string' && value.trim() !== '') return value.trim().slice(0, 4_000)
  return ''
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
