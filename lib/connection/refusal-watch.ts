import { createHash } from 'node:crypto'
import { type Pointer, readPointer, tokensOf } from '../records/pointer'
import { valuePaths } from './value-paths'

/** A field that the partner refuses although it used to take it, or asks for although it went without. */
export type ChangedField = { field: string; what: 'refused' | 'asked' }

const passesBefore = 3
/** Different values of a field, and none that passed in between: people err too. */
const valuesToTell = 5
const attemptsToTell = 3
const passesToEnd = 2

/** Follows which fields of one endpoint's bodies pass. Values are kept as hashes, in memory alone. */
export function createRefusalWatch() {
  const passed = new Set<Pointer>()
  const refused = new Map<string, Set<string>>()
  let passes = 0
  let passesInRow = 0
  return {
    /** The partner took the body. True once it did so often enough to say that nothing is wrong. */
    notePass(body: unknown): boolean {
      for (const path of valuePaths(body)) passed.add(path)
      passes += 1
      passesInRow += 1
      refused.clear()
      return passesInRow >= passesToEnd
    },
    /** The partner refused these fields, as it named them. */
    noteRefusal(body: unknown, fields: readonly string[]): ChangedField[] {
      passesInRow = 0
      const paths = valuePaths(body)
      return fields.filter(isFieldName).flatMap((field): ChangedField[] => {
        const path = paths.find((path) => endsWith(tokensOf(path), tokensOfName(field)))
        const seen = refused.get(field) ?? new Set()
        seen.add(hashOf(path === undefined ? body : readPointer(body, path)))
        refused.set(field, seen)
        if (path === undefined) return passes > 0 && seen.size >= attemptsToTell ? [{ field, what: 'asked' }] : []
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

/** Partners write `applicant.name`, `applicant[name]` or the last name alone. */
const tokensOfName = (field: string) => field.split(/[.[\]/]+/).filter((token) => token !== '')

function endsWith(tokens: readonly string[], end: readonly string[]): boolean {
  return end.length > 0 && end.every((token, at) => tokens[tokens.length - end.length + at] === token)
}

/** Anything else may be a value, which is never stored. */
const isFieldName = (field: string) => /^[\p{L}_][\p{L}\d_.[\]/-]{0,79}$/u.test(field)
