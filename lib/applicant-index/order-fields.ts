import { type Pointer, pointerOf, tokensOf } from '../records/pointer'
import { isRecord } from '../records/record'
import { leafText } from '../records/record-text'
import { numberOfMark } from './field-marks'
import { foldText } from './fold-text'

/** `marks`: the field marks in the record's search text, in their order. */
type MarkedRecord = { record: unknown; marks: string }

/**
 * Returns a function that restores the partner's order of fields, which jsonb does not keep, from the marks in the
 * search text. Fields without a value have no mark; they go where other records have them. `paths`: the index's fields,
 * in the order they were found.
 */
export function createFieldOrder(paths: readonly Pointer[]): (of: MarkedRecord) => unknown {
  let ranks: Map<Pointer, number> | undefined
  const rankOf = (path: Pointer) => {
    ranks ??= ranksOf(paths)
    return ranks.get(path) ?? Number.POSITIVE_INFINITY
  }

  return ({ record, marks }) => {
    const found = [...marks].map((mark) => paths[numberOfMark(mark)])
    let next = 0

    function inOrder(value: unknown, path: Pointer): unknown {
      if (Array.isArray(value)) return value.map((entry) => inOrder(entry, path))
      if (isRecord(value)) return fieldsInOrder(value, path)
      if (hasMark(value)) next += 1
      return value
    }

    function fieldsInOrder(object: Record<string, unknown>, path: Pointer): Record<string, unknown> {
      const fields = new Map<string, unknown>()
      const names = Object.keys(object)
      const marked = new Set(names.filter((name) => holdsMark(object[name])))
      while (marked.size > 0) {
        // The first remaining field when the marks give no answer: very long texts, or too many fields.
        const name = nextName(found[next], path, marked) ?? [...marked][0] ?? ''
        marked.delete(name)
        fields.set(name, inOrder(object[name], path + pointerOf([name])))
      }
      return withEmpty(fields, object, path)
    }

    function withEmpty(filled: Map<string, unknown>, object: Record<string, unknown>, path: Pointer) {
      const fields = [...filled]
      const rank = (name: string) => rankOf(path + pointerOf([name]))
      for (const [name, value] of Object.entries(object)) {
        if (filled.has(name)) continue
        const own = rank(name)
        const index = own === Number.POSITIVE_INFINITY ? -1 : fields.findIndex(([other]) => rank(other) > own)
        fields.splice(index === -1 ? fields.length : index, 0, [name, value])
      }
      return Object.fromEntries(fields)
    }

    return inOrder(record, '')
  }
}

/** For each field and each object or list around it: when its first field was found. */
function ranksOf(paths: readonly Pointer[]): Map<Pointer, number> {
  const ranks = new Map<Pointer, number>()
  for (const [rank, path] of paths.entries())
    for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1)) {
      const outer = path.slice(0, end)
      if (!ranks.has(outer)) ranks.set(outer, rank)
    }
  return ranks
}

/** The object's field that contains the next value. */
function nextName(found: Pointer | undefined, path: Pointer, names: ReadonlySet<string>): string | undefined {
  if (!found?.startsWith(`${path}/`)) return
  const [name = ''] = tokensOf(found.slice(path.length))
  return names.has(name) ? name : undefined
}

function holdsMark(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(holdsMark)
  return isRecord(value) ? Object.values(value).some(holdsMark) : hasMark(value)
}

const plainlyFilled = /[a-z0-9]/i

/** Whether `searchTextOf` includes the value. */
function hasMark(leaf: unknown): boolean {
  const text = leafText(leaf)
  return text !== '' && (plainlyFilled.test(text) || foldText(text) !== '')
}
