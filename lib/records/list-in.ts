import { isRecord, type PartnerRecord } from './record'

/** Ids have digits; the names of an envelope's parts, such as `data`, `meta` and `_embedded`, have none. */
const isLikeKey = /\d/
const keyField = 'key'

/**
 * The list that a value is: a list, records by their id (`{ "12": {…}, "13": {…} }`), or a table that names its columns
 * once (`{ "columns": [...], "rows": [[...], ...] }`). Undefined if it is none of these.
 */
export function listIn(value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value
  return isRecord(value) ? (readTable(value) ?? readEntries(value)) : undefined
}

/** Records by their id, which is added where the records themselves lack it. No entry at all may mean anything. */
function readEntries(value: PartnerRecord): PartnerRecord[] | undefined {
  const entries = Object.entries(value)
  const records = Object.values(value).filter(isRecord)
  if (entries.length === 0 || records.length < entries.length) return undefined
  if (entries.filter(([key]) => isLikeKey.test(key)).length < entries.length * 0.9) return undefined
  if (!records.every((record) => isOfKind(record, records[0] ?? {}))) return undefined
  const lackKey = entries.some(([key], index) => !holdsValue(records[index], key))
  const isFree = records.every((record) => !Object.hasOwn(record, keyField))
  return lackKey && isFree ? records.map((record, index) => ({ [keyField]: entries[index]?.[0], ...record })) : records
}

/** Whether two records have half of their fields in common. */
function isOfKind(one: PartnerRecord, other: PartnerRecord): boolean {
  const shared = Object.keys(one).filter((name) => Object.hasOwn(other, name)).length
  return shared * 2 >= Math.max(Object.keys(one).length, Object.keys(other).length)
}

function holdsValue(record: PartnerRecord | undefined, key: string): boolean {
  return Object.values(record ?? {}).some((value) => String(value) === key)
}

/** One list of different names, and one of rows as long as it. Of an empty table, only the names can be told. */
function readTable(value: PartnerRecord): PartnerRecord[] | undefined {
  const lists = Object.values(value).filter(Array.isArray)
  const headings = lists.filter(areNames)
  const [names] = headings
  if (!names || headings.length > 1) return undefined
  const tables = lists.filter((list) => list !== names && areRows(list, names.length))
  const [rows] = tables
  if (!rows || tables.length > 1) return undefined
  return rows.map((row) => Object.fromEntries(names.map((name, index) => [name, row[index]])))
}

const areNames = (list: unknown[]): list is string[] =>
  list.length > 1 && new Set(list).size === list.length && list.every((name) => typeof name === 'string' && name !== '')

const areRows = (list: unknown[], width: number): list is unknown[][] =>
  list.every((row) => Array.isArray(row) && row.length === width)
