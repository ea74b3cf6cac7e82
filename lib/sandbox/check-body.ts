import { z } from 'zod'
import type { BodySchema } from '../forms/body-schema'

// Created once per schema: a bulk apply validates thousands of bodies with the same one.
const checks = new WeakMap<BodySchema, z.ZodType>()

/** Checks a body against a schema of the profile. Returns the errors by field (shape C of spec 7), or null. */
export function findFieldErrors(schema: BodySchema, body: unknown): Record<string, string[]> | null {
  const parsed = checkOf(schema).safeParse(body)
  if (parsed.success) return null
  const errors: Record<string, string[]> = {}
  for (const issue of parsed.error.issues) {
    const field = issue.path.join('.') || 'body'
    const isMissing = issue.code === 'invalid_type' && issue.message.endsWith('received undefined')
    errors[field] = [...(errors[field] ?? []), isMissing ? 'is required' : issue.message]
  }
  return errors
}

function checkOf(schema: BodySchema): z.ZodType {
  const known = checks.get(schema)
  if (known) return known
  const made = z.fromJSONSchema(schema)
  checks.set(schema, made)
  return made
}
