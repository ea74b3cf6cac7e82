import { z } from 'zod'
import type { RequestError } from '../http/contract'
import { isPointer } from '../records/pointer'

const pointer = z.string().max(500).refine(isPointer)

/** How a person looks at a list of records: what the address and saved views hold. Fields are JSON Pointers into a record. */
export const listViewSchema = z.strictObject({
  filter: z.string().max(500),
  sort: z.strictObject({ pointer, isDescending: z.boolean() }).nullable(),
  /** The columns that are shown, in their order; null shows all of them, the profile's first and new ones as they are met. */
  columns: z.array(pointer).max(200).nullable(),
  /** Chosen widths in pixels, by pointer. */
  widths: z.record(pointer, z.number().int().min(64).max(800)),
  isCompact: z.boolean(),
})

export type ListView = z.infer<typeof listViewSchema>

/** A view that a person keeps; theirs alone. */
export type SavedView = { id: string; name: string; view: ListView }

/** What saving answers to the browser; `replaced` where a view of that name was there. */
export type SaveViewAnswer =
  | { state: 'saved'; saved: SavedView; replaced: boolean }
  | { state: 'refused'; reason: string }
  | RequestError

/** What removing answers; a view that was gone already is removed too. */
export type RemoveViewAnswer = { state: 'removed' } | RequestError

/** `input`: `{ name, view }`. */
export type SaveViewAction = (input: { name: string; view: ListView }) => Promise<SaveViewAnswer>

/** `input`: `{ id }`. */
export type RemoveViewAction = (input: { id: string }) => Promise<RemoveViewAnswer>
