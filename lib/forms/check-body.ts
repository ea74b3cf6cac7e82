import { z } from 'zod'
import { type Pointer, pointerOf, readPointer } from '../records/pointer'
import type { BodySchema } from './body-schema'
import { findUnsendable } from './find-unsendable'
import { schemaCheck } from './pattern/schema-check'
import { inputWords } from './words'

// zod's compiled checks need `eval`, which the desk's Content-Security-Policy forbids.
z.config({ jitless: true })

/** Where in a body something is wrong → what, in words for the user who filled in the form. */
export type BodyErrors = Record<Pointer, string>

/** Checks a body against a schema of the profile, in browser and server. Empty when the body is valid. */
export function checkBody(schema: BodySchema, body: unknown): BodyErrors {
  const parsed = checkOf(schema).safeParse(withoutPrototypes(body))
  const errors: BodyErrors = findUnsendable(schema, body)
  for (const issue of parsed.error?.issues ?? []) {
    const path = pointerOf(issue.path.map(String))
    errors[path] ??= readPointer(body, path) === undefined ? inputWords.required : sentenceOf(issue)
  }
  return errors
}

/** Cached per schema: making a check takes longer than checking a thousand bodies. */
const checks = new WeakMap<BodySchema, z.ZodType>()

function checkOf(schema: BodySchema): z.ZodType {
  const known = checks.get(schema)
  if (known) return known
  const check = schemaCheck(schema)
  checks.set(schema, check)
  return check
}

type Issue = z.core.$ZodIssue

function sentenceOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return typeSentence(issue.expected)
    case 'too_small': {
      const least = Number(issue.minimum)
      if (issue.origin === 'string') return least <= 1 ? inputWords.required : inputWords.fewCharacters({ least })
      return issue.origin === 'array'
        ? inputWords.fewEntries({ least })
        : inputWords.tooSmall({ least: String(issue.minimum) })
    }
    case 'too_big': {
      const most = Number(issue.maximum)
      if (issue.origin === 'string') return inputWords.manyCharacters({ most })
      return issue.origin === 'array'
        ? inputWords.manyEntries({ most })
        : inputWords.tooBig({ most: String(issue.maximum) })
    }
    case 'invalid_format':
      return isDigits(issue) ? inputWords.noInteger : formatSentence(issue.format)
    case 'invalid_value':
      return inputWords.noOption
    case 'not_multiple_of':
      return inputWords.noMultiple({ of: String(issue.divisor) })
    default:
      return inputWords.notAllowed
  }
}

/** Whether a pattern that did not match asks for digits only, as many as one likes. */
function isDigits({ pattern }: { pattern?: string | undefined }): boolean {
  return /^\/\^(\[0-9\]|\\d)[+*]\$\/$/.test(pattern ?? '')
}

function formatSentence(format: string): string {
  switch (format) {
    case 'email':
      return inputWords.noEmail
    case 'url':
    case 'uri':
      return inputWords.noLink
    case 'date':
      return inputWords.noDate
    case 'datetime':
      return inputWords.noDateTime
    case 'uuid':
      return inputWords.noUuid
    default:
      return inputWords.noForm
  }
}

function typeSentence(type: string): string {
  switch (type) {
    case 'number':
      return inputWords.noNumber
    case 'int':
      return inputWords.noInteger
    case 'string':
      return inputWords.noText
    case 'boolean':
      return inputWords.noYesNo
    case 'array':
      return inputWords.noList
    default:
      return inputWords.ofType({ type })
  }
}

/**
 * Returns a copy whose objects inherit nothing, so that the check also sees a missing field named `constructor` as
 * missing.
 */
function withoutPrototypes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutPrototypes)
  if (typeof value !== 'object' || value === null) return value
  return Object.assign(
    Object.create(null),
    Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, withoutPrototypes(entry)])),
  )
}
