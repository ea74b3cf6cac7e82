import { z } from 'zod'
import type { Profile } from '../partner/profile/profile'
import { isPointer, type Pointer, readPointer, writePointer } from '../records/pointer'

const pointer = z.string().refine(isPointer, 'must be a JSON Pointer such as "/id"')
const places = z.record(pointer, pointer)

/** A record's fields, the envelope of their list, and the list's path in it where the profile does not say. */
const records = (items: Pointer) =>
  z
    .strictObject({
      fields: places.optional(),
      envelope: z.record(z.string(), z.json()).default({}),
      items: pointer.default(items),
    })
    .prefault({})

const dialectSchema = z.strictObject({
  /** `text` writes job-881200, app_265733753 and "11"; `number` the bare numbers. */
  ids: z.enum(['number', 'text']).default('number'),
  applicants: records(''),
  jobs: records('/data'),
  /** Fields of an application's body, and of the answer to one that succeeds. */
  easyApply: z.strictObject({ body: places.optional(), answer: places.optional() }).default({}),
})

/**
 * What a partner decides where the profile is silent: its style of ids, and its paths of fields that only the sandbox
 * needs. Each map leads from the path in the public facts to this partner's own.
 */
export type Dialect = z.infer<typeof dialectSchema>

/** One partner's way to speak. */
export type PartnerFormat = { profile: Profile; dialect: Dialect }

/** From a place in the public facts to this partner's; left out, every place is the public facts' own. */
type FieldMapping = z.infer<typeof places> | undefined

/** The dialect of the public facts, which the default profile goes with. */
export const publicFacts: Dialect = dialectSchema.parse({})

/** Reads a dialect from JSON text. Throws one message that names every fault. */
export function parseDialect(text: string): Dialect {
  const parsed = dialectSchema.safeParse(JSON.parse(text))
  if (parsed.success) return parsed.data
  throw new Error(parsed.error.issues.map((issue) => `/${issue.path.join('/')}: ${issue.message}`).join('; '))
}

/** Where this partner has what the public facts have at the pointer; undefined where it has no such thing. */
export function mappedPointer(places: FieldMapping, pointer: Pointer): Pointer | undefined {
  return places === undefined ? pointer : places[pointer]
}

/** The value in this partner's document that the public facts have at the pointer. */
export function readMapped(document: unknown, places: FieldMapping, pointer: Pointer): unknown {
  const place = mappedPointer(places, pointer)
  return place === undefined ? undefined : readPointer(document, place)
}

/** The fields under this partner's names; those that it has no place for are left out. */
export function translate(fields: Record<string, unknown>, places: FieldMapping): unknown {
  if (places === undefined) return fields
  let translated: unknown = {}
  for (const [from, to] of Object.entries(places)) {
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
