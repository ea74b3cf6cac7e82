import { type Pointer, tokensOf } from '../records/pointer'
import { isRecord } from '../records/record'
import { leafText } from '../records/record-text'
import { foldText } from './fold-text'

/** `marks`: the numbers of the field marks in the record's search text, in their order. */
type MarkedRecord = { record: unknown; marks: readonly number[] }

/**
 * Returns a function that restores the partner's order of fields, which jsonb does not keep, from the marks in the
 * search text. Fields without a value have no mark; they go where other records have them. `paths`: the index's fields,
 * in the order they were found.
 */
export function createFieldOrder(paths: readonly Pointer[]): (of: MarkedRecord) => unknown {
  const root: Place = { name: '', parent: null, depth: 0, inner: new Map() }
  const ways: Place[][] = []
  let areRanked = false

  /** The fields around the field with this number, outermost first, and the field itself. */
  function wayTo(number: number): Place[] {
    const path = paths[number]
    if (path === undefined) return []
    ways[number] ??= placesAlong(root, path)
    return ways[number]
  }

  function rankOf(place: Place): number {
    if (!areRanked) for (const number of paths.keys()) for (const each of wayTo(number)) each.rank ??= number
    areRanked = true
    return place.rank ?? Number.POSITIVE_INFINITY
  }

  return ({ record, marks }) => {
    const found = marks.map(wayTo)
    let next = 0

    function inOrder(value: unknown, place: Place): unknown {
      if (Array.isArray(value)) return value.map((entry) => inOrder(entry, place))
      if (isRecord(value)) return fieldsInOrder(value, place)
      if (hasMark(value)) next += 1
      return value
    }

    function fieldsInOrder(object: Record<string, unknown>, place: Place): Record<string, unknown> {
      const names = Object.keys(object)
      const marked = new Set(names.filter((name) => holdsMark(object[name])))
      const fields: Field[] = []
      while (marked.size > 0) {
        // The first remaining field when the marks give no answer: very long texts, or too many fields.
        const name = nextName(found[next], place, marked) ?? [...marked][0] ?? ''
        marked.delete(name)
        fields.push([name, inOrder(object[name], innerPlace(place, name))])
      }
      return Object.fromEntries(fields.length === names.length ? fields : withEmpty(fields, object, place))
    }

    function withEmpty(filled: readonly Field[], object: Record<string, unknown>, place: Place): Field[] {
      const fields = [...filled]
      const names = new Set(filled.map(([name]) => name))
      const rank = (name: string) => rankOf(innerPlace(place, name))
      for (const field of Object.entries(object)) {
        if (names.has(field[0])) continue
        const own = rank(field[0])
        const index = own === Number.POSITIVE_INFINITY ? -1 : fields.findIndex(([other]) => rank(other) > own)
        fields.splice(index === -1 ? fields.length : index, 0, field)
      }
      return fields
    }

    return inOrder(record, root)
  }
}

type Field = [name: string, value: unknown]

/** A field, found once for all records. `rank`: when it, or the first field in it, was found. */
type Place = { name: string; parent: Place | null; depth: number; inner: Map<string, Place>; rank?: number }

function innerPlace(place: Place, name: string): Place {
  const known = place.inner.get(name)
  if (known) return known
  const inner = { name, parent: place, depth: place.depth + 1, inner: new Map() }
  place.inner.set(name, inner)
  return inner
}

function placesAlong(root: Place, path: Pointer): Place[] {
  let place = root
  return tokensOf(path).map((name) => {
    place = innerPlace(place, name)
    return place
  })
}

/** The object's field that contains the next value. */
function nextName(way: readonly Place[] | undefined, place: Place, names: ReadonlySet<string>): string | undefined {
  const inner = way?.[place.depth]
  return inner?.parent === place && names.has(inner.name) ? inner.name : undefined
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
