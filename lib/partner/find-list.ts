import { isFilled } from '../records/kind-of'
import { listIn } from '../records/list-in'
import { type Pointer, readPointer } from '../records/pointer'
import { isRecord } from '../records/record'

/** Some partners write an empty list as null; it counts as one only beside a total of 0. */
export function findList(body: unknown, items: Pointer | undefined): unknown[] | undefined {
  const list = items === undefined ? onlyArray(body) : listIn(readPointer(body, items))
  if (Array.isArray(list)) return list
  return isNullList(body, items) ? [] : undefined
}

/** An error or a renamed list leaves a null as well, so the partner has to say that there is nothing. */
function isNullList(body: unknown, items: Pointer | undefined): boolean {
  if (!isRecord(body)) return false
  const entries = [body, ...Object.values(body).filter(isRecord)].flatMap(Object.entries)
  if (entries.some(([key, value]) => saysError.test(key) && isFilled(value))) return false
  if (!entries.some(([key, value]) => value === 0 && saysTotal.test(key))) return false
  if (items !== undefined) return readPointer(body, items) === null
  return Object.entries(body).filter(([key, value]) => value === null && !saysError.test(key)).length === 1
}

const saysError = /error|message/i
const saysTotal = /total|count/i

const deepestEnvelope = 3

/** Outer envelopes come first: a list of filters beside the records' own envelope is none of them. */
function onlyArray(body: unknown): unknown {
  let level = [body]
  for (let depth = 0; depth <= deepestEnvelope; depth += 1) {
    const arrays = level.filter(Array.isArray)
    if (arrays.length > 0) return arrays.length === 1 ? arrays[0] : undefined
    level = level.filter(isRecord).flatMap(Object.values)
  }
  return undefined
}
