import type { Pointer } from '../records/pointer'
import { tokensOf } from '../records/pointer'
import type { BodySchema } from './body-schema'
import { hasField, putField } from './edit-schema'
import { schemaAt } from './form-node'
import { inputWords } from './words'

/**
 * Returns the schema with these fields made optional, each described as refused. None is removed: a value that is
 * filled in is still sent.
 */
export function relaxFields(schema: BodySchema, pointers: readonly Pointer[]): BodySchema {
  let relaxed = schema
  for (const pointer of pointers) {
    if (!hasField(relaxed, tokensOf(pointer))) continue
    // Safe: part of a `BodySchema`, which is JSON.
    const own = schemaAt(relaxed, pointer) as BodySchema
    relaxed = putField(relaxed, pointer, { ...own, description: inputWords.refused }, false)
  }
  return relaxed
}
