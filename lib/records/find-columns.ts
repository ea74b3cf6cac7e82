import type { Column } from './column'
import { type Count, columnOf, countValue, startCount } from './count-column'
import type { FieldReader } from './field-reader'
import { valueKindOf } from './kind-of'
import { type Pointer, pointerOf, tokensOf } from './pointer'
import { isRecord, type PartnerRecord } from './record'
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
type FieldNode = {
  pointer: Pointer
  depth: number
  isNamed: boolean
  /** Once met as a large object, it is no longer opened: parts met later would be counted too low. */
  isWhole: boolean
  opened: number
  own: Count | null
  below: Map<string, FieldNode>
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
  const root = newNode('', 0)
  for (const { tokens } of named) nameIn(root, tokens)
  for (const pointer of reader?.hidden ?? []) nameIn(root, tokensOf(pointer))
  const found: FieldNode[] = []
  let room = maxColumns - named.length
  let isMore = pointers.length > maxColumns
  let seen = 0
  let made: readonly Column[] | null = null

  function walk(object: Record<string, unknown>, node: FieldNode) {
    for (const key in object) {
      const at = node.below.get(key) ?? addNode(node, key)
      if (at && !at.isNamed) visit(object[key], at)
    }
  }

  /** Without room for columns, no new field is remembered: keys that are data would fill the memory. */
  function addNode(above: FieldNode, key: string): FieldNode | null {
    isMore ||= room === 0
    if (room === 0) return null
    const node = newNode(above.pointer + pointerOf([key]), above.depth + 1)
    above.below.set(key, node)
    return node
  }

  function visit(value: unknown, at: FieldNode) {
    const kind = valueKindOf(value)
    if (kind !== 'nested' || !isRecord(value)) return countOwn(value, kind, at)
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
  function walkKnown(object: Record<string, unknown>, at: FieldNode) {
    for (const [key, node] of at.below) if (!node.isNamed && Object.hasOwn(object, key)) visitKnown(object[key], node)
  }

  function visitKnown(value: unknown, at: FieldNode) {
    const kind = valueKindOf(value)
    if (kind !== 'nested' || !isRecord(value)) return countOwn(value, kind, at)
    at.opened++
    walkKnown(value, at)
  }

  function countOwn(value: unknown, kind: ValueKind, at: FieldNode) {
    // An empty value gives no column to a field that was opened in another record.
    if (at.depth > deepest || (kind === 'empty' && at.below.size > 0)) return
    if (!at.own) addColumn(at)
    if (at.own) countValue(at.own, value, kind)
  }

  function addColumn(at: FieldNode) {
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

function newNode(pointer: Pointer, depth: number): FieldNode {
  return { pointer, depth, isNamed: false, isWhole: false, opened: 0, own: null, below: new Map() }
}

/** Marks the field of a column that is counted separately, so that it is not found again. */
function nameIn(root: FieldNode, tokens: readonly string[]) {
  let node = root
  for (const token of tokens) {
    const next = node.below.get(token) ?? newNode(node.pointer + pointerOf([token]), node.depth + 1)
    node.below.set(token, next)
    node = next
  }
  node.isNamed = true
}

/** Returns no column for an object that was opened and otherwise only ever empty: its parts show everything. */
function columnAt({ own, opened, below }: FieldNode): Column[] {
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
