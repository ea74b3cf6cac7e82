import type { Column } from './column'
import { type Count, columnOf, countValue, startCount } from './count-column'
import type { FieldReader } from './field-reader'
import { isObject, valueKindOf } from './kind-of'
import { type Pointer, pointerOf, tokensOf } from './pointer'
import type { PartnerRecord } from './record'
import type { ValueKind } from './value-kind'

/** The maximum number of columns, the same as in an export. */
const maxColumns = 200
/** An object with more fields is taken for a lookup table, whose keys are not columns. */
const maxFields = 30
/** The most names in a pointer that is found. */
const deepest = 3

type ColumnFinder = {
  /** Scans further records. */
  take(records: readonly PartnerRecord[]): void
  /** Returns the columns so far; a new array only after a `take`. */
  columns(): readonly Column[]
  /** How many records were scanned. */
  seen(): number
  /** Whether some fields got no column because the maximum was reached. */
  isMore(): boolean
}

type Options = {
  /** How special fields are read. */
  reader?: FieldReader
}

/** A field during the scan: its own column, if it has one, and its subfields if it holds objects. */
type Place = {
  pointer: Pointer
  depth: number
  isNamed: boolean
  /** Once met as a large object, it is no longer opened: parts met later would be counted too low. */
  isWhole: boolean
  opened: number
  own: Count | null
  below: Map<string, Place>
}

/**
 * Finds the columns of records: `first` in order, then fields as they are met. Objects are split into their fields;
 * large, deep and configured ones stay one column. A field that holds both objects and other values gets both kinds.
 */
export function createColumnFinder(first: readonly Pointer[], { reader }: Options = {}): ColumnFinder {
  const pointers = [...new Set(first)].filter((pointer) => !reader?.hidden.has(pointer))
  const named = pointers.slice(0, maxColumns).map((pointer) => ({
    tokens: tokensOf(pointer),
    isSpecial: reader?.special.has(pointer) === true,
    own: startCount(pointer),
  }))
  const root = placeAt('', 0)
  for (const { tokens } of named) nameIn(root, tokens)
  for (const pointer of reader?.hidden ?? []) nameIn(root, tokensOf(pointer))
  const found: Place[] = []
  let room = maxColumns - named.length
  let isMore = pointers.length > maxColumns
  let seen = 0
  let made: readonly Column[] | null = null

  function walk(object: Record<string, unknown>, place: Place) {
    for (const key in object) {
      const at = place.below.get(key) ?? addPlace(place, key)
      if (at && !at.isNamed) meet(object[key], at)
    }
  }

  /** Without room for columns, no new place is remembered: keys that are data would fill the memory. */
  function addPlace(above: Place, key: string): Place | null {
    isMore ||= room === 0
    if (room === 0) return null
    const place = placeAt(above.pointer + pointerOf([key]), above.depth + 1)
    above.below.set(key, place)
    return place
  }

  function meet(value: unknown, at: Place) {
    const kind = valueKindOf(value)
    if (kind !== 'nested' || !isObject(value)) return countOwn(value, kind, at)
    at.isWhole ||= at.depth >= deepest || hasManyFields(value)
    if (at.isWhole) {
      walkKnown(value, at)
      countOwn(value, kind, at)
    } else {
      at.opened++
      walk(value, at)
    }
  }

  /** Parts that already have columns are also counted in an object that is not opened: their cells show them. */
  function walkKnown(object: Record<string, unknown>, at: Place) {
    for (const [key, place] of at.below) if (!place.isNamed && Object.hasOwn(object, key)) meetKnown(object[key], place)
  }

  function meetKnown(value: unknown, at: Place) {
    const kind = valueKindOf(value)
    if (kind !== 'nested' || !isObject(value)) return countOwn(value, kind, at)
    at.opened++
    walkKnown(value, at)
  }

  function countOwn(value: unknown, kind: ValueKind, at: Place) {
    // An empty value gives no column to a field that was opened in another record.
    if (at.depth > deepest || (kind === 'empty' && at.below.size > 0)) return
    if (!at.own) addColumn(at)
    if (at.own) countValue(at.own, value, kind)
  }

  function addColumn(at: Place) {
    isMore ||= room === 0
    if (room === 0) return
    room--
    at.own = startCount(at.pointer)
    found.push(at)
  }

  return {
    take(records) {
      for (const record of records) {
        for (const { tokens, isSpecial, own } of named) {
          const value = isSpecial ? reader?.read(record, own.pointer) : valueAt(record, tokens)
          countValue(own, value, valueKindOf(value))
        }
        walk(record, root)
      }
      seen += records.length
      if (records.length > 0) made = null
    },
    columns() {
      made ??= [...named.map(({ own }) => columnOf(own)), ...found.flatMap(columnAt)]
      return made
    },
    seen: () => seen,
    isMore: () => isMore,
  }
}

function placeAt(pointer: Pointer, depth: number): Place {
  return { pointer, depth, isNamed: false, isWhole: false, opened: 0, own: null, below: new Map() }
}

/** Marks the place of a column that is counted separately, so that it is not found again. */
function nameIn(root: Place, tokens: readonly string[]) {
  let place = root
  for (const token of tokens) {
    const next = place.below.get(token) ?? placeAt(place.pointer + pointerOf([token]), place.depth + 1)
    place.below.set(token, next)
    place = next
  }
  place.isNamed = true
}

/** Returns no column for an object that was opened and otherwise only ever empty: its parts show everything. */
function columnAt({ own, opened, below }: Place): Column[] {
  if (!own || (own.kind === 'empty' && below.size > 0)) return []
  own.opened = opened
  return [columnOf(own)]
}

function hasManyFields(object: object): boolean {
  let count = 0
  for (const _ in object) if (++count > maxFields) return true
  return false
}

function valueAt(record: PartnerRecord, tokens: readonly string[]): unknown {
  let value: unknown = record
  for (const token of tokens) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, token)) return undefined
    // The value may be any object; reading its own property cannot fail.
    value = Reflect.get(value, token)
  }
  return value
}
