import type { Pointer } from './pointer'
import type { ValueKind } from './value-kind'

/** A field of records, found in the data or named by the profile. */
export type Column = {
  pointer: Pointer
  /** The kind of its values; "text" if they are of several kinds, "empty" if none was seen. */
  kind: ValueKind
  /** How many of the records seen have a value: not null, not "", not an empty list or object. */
  filled: number
  /** One of its values as a line of text, to recognize it by. */
  sample: string
  /** How many distinct values the first records with a value have; counted up to a limit. */
  distinct?: number
}
