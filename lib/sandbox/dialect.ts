import { z } from 'zod'
import type { Profile } from '../partner/profile/profile'
import { isPointer, type Pointer, readPointer, writePointer } from '../records/pointer'

const pointer = z.string().refine(isPointer, 'must be a JSON Pointer such as "/id"')
const fieldMapping = z.record(pointer, pointer)

/** A record's fields, the envelope of the list, and the list's path in it when the profile does not say. */
const records = (items: Pointer) =>
  z
    .strictObject({
      fields: fieldMapping.optional(),
      envelope: z.record(z.string(), z.json()).default({}),
      items: pointer.default(items),
    })
    .prefault({})

const dialectSchema = z.strictObject({
  /** `text` writes job-881200, app_265733753 and "11"; `number` plain numbers. */
  ids: z.enum(['number', 'text']).default('number'),
  applicants: records(''),
  jobs: records('/data'),
  /** Fields of an application's body, and of the answer to a successful one. */
  easyApply: z.strictObject({ body: fieldMapping.optional(), answer: fieldMapping.optional() }).default({}),
})

/**
 * A partner's conventions that the profile does not cover: its style of ids, and the paths of fields that only the
 * sandbox needs. Each map goes from the path in the public facts to this partner's own.
 */
export type Dialect = z.infer<typeof dialectSchema>

/** One partner's profile and dialect. */
export type PartnerFormat = { profile: Profile; dialect: Dialect }

/** Maps field paths in the public facts to this partner's; when omitted, the paths are the same. */
type FieldMapping = z.infer<typeof fieldMapping> | undefined

/** The dialect of the public facts, which matches the default profile. */
export const publicFacts: Dialect = dialectSchema.parse({})

/** Reads a dialect from JSON text. Throws one error that lists every issue. */
export function parseDialect(text: string): Dialect {
  const parsed = dialectSchema.safeParse(JSON.parse(text))
  if (parsed.success) return parsed.data
  throw new Error(parsed.error.issues.map((issue) => `/${issue.path.join('/')}: ${issue.message}`).join('; '))
}

/** This partner's path for the pointer of the public facts; undefined when it has no such field. */
export function mappedPointer(mapping: FieldMapping, pointer: Pointer): Pointer | undefined {
  return mapping === undefined ? pointer : mapping[pointer]
}

/** The value in this partner's document for the pointer of the public facts. */
export function readMapped(document: unknown, mapping: FieldMapping, pointer: Pointer): unknown {
  const path = mappedPointer(mapping, pointer)
  return path === undefined ? undefined : readPointer(document, path)
}

/** The fields under this partner's paths; fields it does not have are left out. */
export function translate(fields: Record<string, unknown>, mapping: FieldMapping): unknown {
  if (mapping === undefined) return fields
  let translated: unknown = {}
  for (const [from, to] of Object.entries(mapping)) {
    const value = readPointer(fields, from)
    if (value !== undefined) translated = writePointer(translated, to, value)
  }
  return translated
}

export function jobId({ ids }: Dialect, number: number): number | string {
  return ids === 'text' ? `job-${number}` : number
}

export function applicantId({ ids }: Dialect, number: number): number | string {
  return ids === 'text' ? `app_${number}` : number
}

export function teamId({ ids }: Dialect, number: number): number | string {
  return ids === 'text' ? String(number) : number
}
