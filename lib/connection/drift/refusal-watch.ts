import { createHash } from 'node:crypto'
import { tokensOfField } from '../../forms/asked-field'
import { type Pointer, readPointer, tokensOf } from '../../records/pointer'
import { valuePaths } from './value-paths'

/** A field that the partner refuses although it used to accept it, or asks for although it used to do without it. */
type ChangedField = { field: string; what: 'refused' | 'asked' }

const passesBefore = 3
/** Distinct values of a field that were refused, with none accepted in between: users make mistakes too. */
const valuesToTell = 5
const attemptsToTell = 3
const passesToEnd = 2

/** Tracks which fields of one endpoint's bodies are accepted. Values are kept as hashes, in memory only. */
export function createRefusalWatch() {
  const passed = new Set<Pointer>()
  const refused = new Map<string, Set<string>>()
  let passes = 0
  let passesInRow = 0
  return {
    /** Notes an accepted body. Returns true once enough in a row were accepted to say that nothing is wrong. */
    notePass(body: unknown): boolean {
      for (const path of valuePaths(body)) passed.add(path)
      passes += 1
      passesInRow += 1
      refused.clear()
      return passesInRow >= passesToEnd
    },
    /** Notes refused fields, as the partner named them; `asked`: those of them that the desk's form does not have. */
    noteRefusal(body: unknown, fields: readonly string[], asked: readonly string[]): ChangedField[] {
      passesInRow = 0
      const paths = valuePaths(body)
      return fields.flatMap((field): ChangedField[] => {
        const tokens = tokensOfField(field)
        const path = tokens && paths.find((path) => endsWith(tokensOf(path), tokens))
        // A field of the form that the user left empty.
        if (tokens === null || (!path && !asked.includes(field))) return []
        const seen = refused.get(field) ?? new Set()
        seen.add(hashOf(path ? readPointer(body, path) : body))
        refused.set(field, seen)
        if (!path) return passes > 0 && seen.size >= attemptsToTell ? [{ field, what: 'asked' }] : []
        const isProved = passes >= passesBefore && passed.has(path)
        return isProved && seen.size >= valuesToTell ? [{ field, what: 'refused' }] : []
      })
    },
  }
}

export type RefusalWatch = ReturnType<typeof createRefusalWatch>

const hashOf = (value: unknown) =>
  createHash('sha256')
    .update(JSON.stringify(value) ?? '')
    .digest('base64')

function endsWith(tokens: readonly string[], end: readonly string[]): boolean {
  return end.length > 0 && end.every((token, at) => tokens[tokens.length - end.length + at] === token)
}
