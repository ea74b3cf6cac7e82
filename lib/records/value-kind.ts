/** What a value of a record is, as far as it shows: how its cells look, sort and align. */
export type ValueKind =
  | 'empty'
  | 'text'
  | 'long-text'
  | 'number'
  | 'boolean'
  | 'moment'
  | 'email'
  | 'phone'
  | 'url'
  | 'list'
  | 'nested'
