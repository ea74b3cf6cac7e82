import { normalizeText } from './normalize-text'
import { createNumberList } from './number-list'
import { type Pointer, tokensOf } from './pointer'
import type { PartnerRecord } from './record'
import { leafText, leavesOf } from './record-text'

/** The type of a distinct value before it became text. */
export type LeafType = 'text' | 'number' | 'boolean'

/**
 * The values of many records, without the records: each distinct value once, normalized, and for each row which values
 * it has in which field.
 */
export type ValueStore = {
  add(record: PartnerRecord): void
  rows(): number
  /** The distinct values by number; `typeAt` tells the original type of one. */
  texts: readonly string[]
  typeAt(value: number): LeafType
  entries(): { starts: Uint32Array; places: Uint32Array; values: Uint32Array }
  /** Returns the numbers of the place at the pointer and of all places below it; the place itself comes first. */
  placesAt(pointer: Pointer): number[]
}

type Place = { number: number; below: Map<string, Place> | null }

const mayBeNumber = /^[-\dI]/

/** Values nested deeper are kept at the place above. */
const deepest = 20

export function createValueStore(): ValueStore {
  const texts: string[] = ['no', 'yes']
  const ofText = new Map<string, number>()
  const ofNumber = new Map<number, number>()
  const starts = createNumberList()
  const places = createNumberList()
  const values = createNumberList()
  let placeCount = 0
  const root = newPlace()
  starts.add(0)

  function newPlace(): Place {
    return { number: placeCount++, below: null }
  }

  function below(place: Place, key: string): Place {
    place.below ??= new Map()
    const found = place.below.get(key)
    if (found) return found
    const made = newPlace()
    place.below.set(key, made)
    return made
  }

  function walk(value: unknown, place: Place, depth: number) {
    if (value === null) return
    if (typeof value !== 'object') addLeaf(value, place)
    else if (depth >= deepest) {
      for (const leaf of leavesOf(value)) addLeaf(leaf, place)
    } else if (Array.isArray(value)) {
      for (let index = 0; index < value.length; index++) walk(value[index], below(place, String(index)), depth + 1)
    } else walkFields(value, place, depth)
  }

  function walkFields(fields: object, place: Place, depth: number) {
    for (const [key, value] of Object.entries(fields)) walk(value, below(place, key), depth + 1)
  }

  function addLeaf(leaf: unknown, place: Place) {
    if (leaf === undefined || leaf === '') return
    places.add(place.number)
    values.add(numberOf(leaf))
  }

  function numberOf(leaf: unknown): number {
    if (typeof leaf === 'boolean') return leaf ? 1 : 0
    if (typeof leaf === 'number') return numberIn(ofNumber, leaf, String(leaf))
    const text = normalizeText(leafText(leaf))
    return numberIn(ofText, text, text)
  }

  function numberIn<Key>(known: Map<Key, number>, key: Key, text: string): number {
    const found = known.get(key)
    if (found !== undefined) return found
    known.set(key, texts.length)
    return texts.push(text) - 1
  }

  return {
    add(record) {
      walkFields(record, root, 0)
      starts.add(values.size())
    },
    rows: () => starts.size() - 1,
    texts,
    typeAt(value) {
      if (value < 2) return 'boolean'
      const text = texts[value] ?? ''
      return mayBeNumber.test(text) && ofNumber.get(Number(text)) === value ? 'number' : 'text'
    },
    entries: () => ({ starts: starts.all(), places: places.all(), values: values.all() }),
    placesAt(pointer) {
      let place: Place | undefined = root
      for (const token of tokensOf(pointer)) place = place?.below?.get(token)
      return place ? numbersFrom(place) : []
    },
  }
}

function numbersFrom(place: Place): number[] {
  return [place.number, ...[...(place.below?.values() ?? [])].flatMap(numbersFrom)]
}
