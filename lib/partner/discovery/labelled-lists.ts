import { meaningsOf } from '../../records/name-words'
import { type Pointer, pointerOf, readPointer, tokensOf } from '../../records/pointer'
import { isRecord } from '../../records/record'

/** A value in a list of named values: `[{ key: 'email', value: 'a@example.com' }, …]`. */
type LabelledField = {
  pointer: Pointer
  /** The names on the path to it, with the label instead of the index. */
  names: string[]
  read(record: unknown): unknown
}

const maxLists = 10
const maxElements = 40

/**
 * The fields of lists whose elements name their content, with the same name at the same index in every record. A list
 * that omits elements has no fields: its indexes mean something different in each record.
 */
export function findLabelledFields(records: readonly unknown[], lists: readonly Pointer[]): LabelledField[] {
  return lists.slice(0, maxLists).flatMap((list) => {
    const rows = records.flatMap((record) => {
      const elements = readPointer(record, list)
      return Array.isArray(elements) ? [elements.slice(0, maxElements)] : []
    })
    const [first] = rows
    const key = first && labelKeyOf(first, rows)
    return first && key !== undefined ? fieldsOf(list, first, key) : []
  })
}

/** The key under which each element has a distinct text that is the same in all records at that index. */
function labelKeyOf(first: unknown[], rows: unknown[][]): string | undefined {
  const [element] = first
  if (first.length < 2 || rows.length < 2 || !isRecord(element)) return undefined
  return Object.keys(element).find((key) => {
    const labels = first.map((one) => labelIn(one, key))
    const isTelling = labels.some((label) => label !== null && meaningsOf(label).length > 0)
    return (
      isTelling &&
      new Set(labels).size === labels.length &&
      rows.every((row) => row.length === labels.length && labels.every((label, at) => labelIn(row[at], key) === label))
    )
  })
}

function labelIn(element: unknown, key: string): string | null {
  const label = isRecord(element) ? element[key] : null
  return typeof label === 'string' && label !== '' ? label : null
}

function fieldsOf(list: Pointer, elements: unknown[], labelKey: string): LabelledField[] {
  return elements.flatMap((element, index) =>
    !isRecord(element)
      ? []
      : Object.keys(element)
          .filter((key) => key !== labelKey)
          .map((key) => {
            const pointer = `${list}${pointerOf([index, key])}`
            return {
              pointer,
              names: [...tokensOf(list), labelIn(element, labelKey) ?? '', key],
              read: (record: unknown) => readPointer(record, pointer),
            }
          }),
  )
}
