import { parentPort, workerData } from 'node:worker_threads'
import { isScalar, LineCounter, parseDocument, visit } from 'yaml'

/** Reads YAML in a thread that read-yaml.ts can stop: a few hundred kB can keep the parser busy for minutes. */

const maxAliases = 100
const deepest = 100
/** Counted with aliases expanded: a few lines can stand for millions of values. */
const maxValues = 300_000

parentPort.postMessage(read(workerData))

function read(text) {
  const lineCounter = new LineCounter()
  const at = (offset, code) => ({ line: lineCounter.linePos(offset).line, code })
  try {
    // `faultIn` finds duplicate keys: the parser would compare each key with all previous ones.
    const parsed = parseDocument(text, {
      lineCounter,
      prettyErrors: false,
      uniqueKeys: false,
      stringKeys: true,
      merge: true,
    })
    const [error] = parsed.errors
    if (error?.code === 'RESOURCE_EXHAUSTION') return { code: 'TOO_LARGE' }
    if (error) return at(error.pos[0], error.code)
    const fault = faultIn(parsed)
    if (fault !== null) return at(fault.offset, fault.code)
    const document = parsed.toJS({ maxAliasCount: maxAliases })
    return isBounded(document) ? { document } : { code: 'TOO_LARGE' }
  } catch (error) {
    // The stack is exhausted, or there are too many aliases.
    if (error instanceof RangeError || error instanceof ReferenceError) return { code: 'TOO_LARGE' }
    throw error
  }
}

/** The first duplicate key, or the first alias without a preceding anchor; null if there are neither. */
function faultIn(parsed) {
  let fault = null
  const anchors = new Set()
  const fail = (offset, code) => {
    fault = { offset, code }
    return visit.BREAK
  }
  visit(parsed, {
    Alias: (_, { source, range }) => (anchors.has(source) ? undefined : fail(range[0], 'BAD_ALIAS')),
    Value(_, { anchor, items }) {
      if (anchor !== undefined) anchors.add(anchor)
      const names = new Set()
      for (const { key } of items ?? []) {
        if (!isScalar(key) || key.value === '<<') continue
        if (names.has(key.value)) return fail(key.range[0], 'DUPLICATE_KEY')
        names.add(key.value)
      }
      return undefined
    },
  })
  return fault
}

/** Anchors may be circular: the document then exceeds any depth. */
function isBounded(document) {
  let values = 0
  const isShallow = (value, depth) => {
    values += 1
    if (values > maxValues || depth > deepest) return false
    if (typeof value !== 'object' || value === null) return true
    return Object.values(value).every((part) => isShallow(part, depth + 1))
  }
  return isShallow(document, 0)
}
