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
  entries(): { starts: Uint32Array; pathNumbers: Uint32Array; values: Uint32Array }
  /** Returns the numbers of the path and of all paths below it; the path itself comes first. */
  pathNumbersAt(pointer: Pointer): number[]
}

type PathNode = { number: number; below: Map<string, PathNode> | null }

const mayBeNumber = /^[-\dI]/

/** Values nested deeper are kept at the path above. */
const deepest = 20

export function createValueStore(): ValueStore {
  const texts: string[] = ['no', 'yes']
  const ofText = new Map<string, number>()
  const ofNumber = new Map<number, number>()
  const starts = createNumberList()
  const pathNumbers = createNumberList()
  const values = createNumberList()
  let pathCount = 0
  const root = newNode()
  starts.add(0)

  function newNode(): PathNode {
    return { number: pathCount++, below: null }
  }

  function below(node: PathNode, key: string): PathNode {
    node.below ??= new Map()
    const found = node.below.get(key)
    if (found) return found
    const made = newNode()
    node.below.set(key, made)
    return made
  }

  function walk(value: unknown, node: PathNode, depth: number) {
    if (value === null) return
    if (typeof value !== 'object') addLeaf(value, node)
    else if (depth >= deepest) {
      for (const leaf of leavesOf(value)) addLeaf(leaf, node)
    } else if (Array.isArray(value)) {
      for (let index = 0; index < value.length; index++) walk(value[index], below(node, String(index)), depth + 1)
    } else walkFields(value, node, depth)
  }

  function walkFields(fields: object, node: PathNode, depth: number) {
    for (const [key, value] of Object.entries(fields)) walk(value, below(node, key), depth + 1)
  }

  function addLeaf(leaf: unknown, node: PathNode) {
    if (leaf === undefined || leaf === '') return
    pathNumbers.add(node.number)
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
    entries: () => ({ starts: starts.all(), pathNumbers: pathNumbers.all(), values: values.all() }),
    pathNumbersAt(pointer) {
      let node: PathNode | undefined = root
      for (const token of tokensOf(pointer)) node = node?.below?.get(token)
      return node ? numbersFrom(node) : []
    },
  }
}

function numbersFrom(node: PathNode): number[] {
  return [node.number, ...[...(node.below?.values() ?? [])].flatMap(numbersFrom)]
}
