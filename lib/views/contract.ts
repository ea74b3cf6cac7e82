import { z } from 'zod'
import type { RequestError } from '../http/contract'
import { maxFieldFilters } from '../records/field-filter'
import { fieldFilterSchema } from '../records/field-filter-schema'
import { momentSchema } from '../records/moment-schema'
import { isPointer } from '../records/pointer'

const pointer = z.string().max(500).refine(isPointer)

/**
 * How a person views a list of records, as stored in the address and in saved views. Fields are JSON Pointers into a
 * record.
 */
export const listViewSchema = z.strictObject({
  filter: z.string().max(500),
  sort: z.strictObject({ pointer, isDescending: z.boolean() }).nullable(),
  /** The columns shown, in their order; null for all: the profile's first, others as they are found. */
  columns: z.array(pointer).max(200).nullable(),
  /** Chosen widths in pixels, by pointer. */
  widths: z.record(pointer, z.number().int().min(64).max(800)),
  isCompact: z.boolean(),
  /** The values to match, by facet: `status`, `jobId`, `teamId` or a field; null for records without one. */
  where: z.record(z.string().max(500), z.array(z.string().max(500).nullable()).max(100)).default({}),
  /** Only applicants that appeared since the reader's last visit. */
  isNewOnly: z.boolean().default(false),
  /** Only those who applied in this time span: ISO times, `until` exclusive. */
  applied: z.strictObject({ from: momentSchema, until: momentSchema }).nullable().default(null),
  /** Further conditions on fields. */
  fieldFilters: z
    .record(pointer, fieldFilterSchema)
    .refine((filters) => Object.keys(filters).length <= maxFieldFilters)
    .default({}),
})

export type ListView = z.infer<typeof listViewSchema>

/** A saved view; visible to its owner only. */
export type SavedView = { id: string; name: string; view: ListView }

/** The answer to saving a view; `replaced`: a view with that name existed. */
export type SaveViewAnswer =
  | { state: 'saved'; saved: SavedView; replaced: boolean }
  | { state: 'refused'; reason: string }
  | RequestError

/** The answer to removing a view; also `removed` if it no longer existed. */
export type RemoveViewAnswer = { state: 'removed' } | RequestError

/** `input`: `{ name, view }`. */
export type SaveViewAction = (input: { name: string; view: ListView }) => Promise<SaveViewAnswer>

/** `input`: `{ id }`. */
export type RemoveViewAction = (input: { id: string }) => Promise<RemoveViewAnswer>
