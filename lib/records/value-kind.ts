/** What a value of a record is, as far as it shows: how its cells look, sort and align. */
export type ValueKind =
  | 'empty'
  | 'text'
  | 'long-text'
  | 'number'
  | 'boolean'
  | 'moment'
  /** A day without a time and so without a zone: `2026-02-27`. */
  | 'date'
  | 'email'
  | 'phone'
  | 'url'
  | 'list'
  | 'nested'
