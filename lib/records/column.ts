import type { Pointer } from './pointer'
import type { ValueKind } from './value-kind'

/** A field that records have, found in the data or named by the profile. */
export type Column = {
  pointer: Pointer
  /** What its values are; "text" where they are of several kinds, "empty" where none was seen. */
  kind: ValueKind
  /** In how many of the records seen there is a value: not null, not "", not an empty list or object. */
  filled: number
  /** One of its values as a line of text, to recognise it by. */
  sample: string
  /** How many different values the first records with one have; counted up to a limit. */
  distinct?: number
}
