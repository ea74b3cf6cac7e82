import { type FieldColumn, readColumns } from '../../partner/discovery/field-column'
import { listIn } from '../../records/list-in'
import { type Pointer, readPointer } from '../../records/pointer'
import { isRecord, type PartnerRecord } from '../../records/record'
import type { FieldOption, ListOption } from '../contract'

const maxExamples = 3
const maxExampleLength = 80
const maxValues = 12

/** Describes the list at each of these paths, once per path; paths without any records are left out. */
export function describeLists(answers: readonly unknown[], paths: readonly (Pointer | null)[]): ListOption[] {
  return [...new Set(paths)].flatMap((path) => {
    if (path === null) return []
    const records = answers.flatMap((answer) => (listIn(readPointer(answer, path)) ?? []).filter(isRecord))
    return records.length === 0 ? [] : [describeList(path, records)]
  })
}

function describeList(path: Pointer, records: PartnerRecord[]): ListOption {
  return { path, count: records.length, fields: readColumns(records).map(describeField), records: records.slice(0, 3) }
}

/** Describes the numbers beside the list, such as its total and its limit. */
export function describeSizes(answer: unknown, items: Pointer): FieldOption[] {
  if (!isRecord(answer)) return []
  const isInList = (pointer: Pointer) => items !== '' && pointer.startsWith(`${items}/`)
  return readColumns([answer])
    .filter(
      ({ pointer, values }) => typeof values[0] === 'number' && !isInList(pointer) && !/\/\d+(\/|$)/.test(pointer),
    )
    .map(describeField)
}

function describeField({ pointer, filled, values, texts, distinct }: FieldColumn): FieldOption {
  const examples = [...new Set(texts.filter((text) => text !== null))].slice(0, maxExamples)
  return {
    path: pointer,
    filled,
    examples: examples.map((text) => (text.length > maxExampleLength ? `${text.slice(0, maxExampleLength)}…` : text)),
    values: distinct <= maxValues ? countValues(values) : null,
  }
}

function countValues(values: FieldColumn['values']): NonNullable<FieldOption['values']> {
  const counts = new Map<string | number | boolean, number>()
  for (const value of values) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].map(([value, count]) => ({ value, count })).sort((one, other) => other.count - one.count)
}
