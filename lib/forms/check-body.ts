import { z } from 'zod'
import { type Pointer, pointerOf, readPointer } from '../records/pointer'
import type { BodySchema } from './body-schema'
import { findUnsendable } from './find-unsendable'
import { schemaCheck } from './pattern/schema-check'

// The compiled checks of zod need `eval`, which the desk's Content-Security-Policy forbids.
z.config({ jitless: true })

/** Where in a body something is wrong → what, in words for the person who filled the form in. */
export type BodyErrors = Record<Pointer, string>

/** Checks a body against a schema of the profile, in browser and server. Empty when the body is valid. */
export function checkBody(schema: BodySchema, body: unknown): BodyErrors {
  const parsed = checkOf(schema).safeParse(withoutPrototypes(body))
  const errors: BodyErrors = findUnsendable(schema, body)
  for (const issue of parsed.error?.issues ?? []) {
    const place = pointerOf(issue.path.map(String))
    errors[place] ??= readPointer(body, place) === undefined ? 'Required' : sentenceOf(issue)
  }
  return errors
}

/** Made once for a schema: making it takes longer than checking a thousand bodies. */
const checks = new WeakMap<BodySchema, z.ZodType>()

function checkOf(schema: BodySchema): z.ZodType {
  const known = checks.get(schema)
  if (known) return known
  const check = schemaCheck(schema)
  checks.set(schema, check)
  return check
}

type Issue = z.core.$ZodIssue

const formats: Record<string, string> = {
  email: 'This is not an e-mail address',
  url: 'This is not a web address; it starts with https://',
  uri: 'This is not a web address; it starts with https://',
  date: 'This is not a date',
  datetime: 'This is not a date with a time',
  uuid: 'This is not a UUID',
}

const types: Record<string, string> = {
  number: 'This is not a number',
  int: 'This is not a whole number',
  string: 'This must be text',
  boolean: 'Choose yes or no',
  array: 'This must be a list',
}

function sentenceOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return types[issue.expected] ?? `This must be of type ${issue.expected}`
    case 'too_small':
      if (issue.origin === 'string')
        return Number(issue.minimum) <= 1 ? 'Required' : `At least ${issue.minimum} characters`
      return issue.origin === 'array' ? `At least ${issue.minimum} entries` : `At least ${issue.minimum}`
    case 'too_big':
      if (issue.origin === 'string') return `At most ${issue.maximum} characters`
      return issue.origin === 'array' ? `At most ${issue.maximum} entries` : `At most ${issue.maximum}`
    case 'invalid_format':
      return formats[issue.format] ?? 'This does not have the form that the partner expects'
    case 'invalid_value':
      return 'Choose one of the values offered'
    case 'not_multiple_of':
      return `This must be a multiple of ${issue.divisor}`
    default:
      return 'The partner’s profile does not allow this value'
  }
}

/**
 * A copy whose objects inherit nothing, so that a missing field named `constructor` is missing to the check as well.
 */
function withoutPrototypes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutPrototypes)
  if (typeof value !== 'object' || value === null) return value
  return Object.assign(
    Object.create(null),
    Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, withoutPrototypes(entry)])),
  )
}
