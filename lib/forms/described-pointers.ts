import { type Pointer, pointerOf } from '../records/pointer'
import { isRecord } from '../records/record'
import { assignFieldErrors } from './assign-field-errors'
import type { BodySchema } from './body-schema'
import { resolveRef } from './form-node'

type Schema = Record<string, unknown>

const deepest = 8

/**
 * Returns every path that the schema describes; for lists the list itself, and the fields of its entries without an
 * index.
 */
export function describedPointers(schema: BodySchema): Pointer[] {
  const found: Pointer[] = []
  const walk = (written: Schema, tokens: string[]) => {
    if (tokens.length > deepest) return
    const part = resolveRef(written, schema)
    if (isRecord(part.items)) walk(part.items, tokens)
    for (const [name, property] of Object.entries(isRecord(part.properties) ? part.properties : {})) {
      found.push(pointerOf([...tokens, name]))
      if (isRecord(property)) walk(property, [...tokens, name])
    }
  }
  walk(schema, [])
  return found
}

/** Returns where a form has a field that the partner names; undefined if that is not clear. */
export function pathOfField(field: string, paths: Pointer[]): Pointer | undefined {
  return Object.keys(assignFieldErrors({ [field]: [''] }, paths).placed)[0]
}
