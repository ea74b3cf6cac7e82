import { type Pointer, readAt, tokensOf } from '../records/pointer'
import type { BodySchema } from './body-schema'
import { describedPointers, pathOfField } from './described-pointers'
import { schemaAt } from './form-node'
import { readComplaint } from './read-message'

/** A field of the form that the partner refused because it does not accept such a field. */
export type UnwantedField = {
  /** As the partner named it. */
  field: string
  /** Where the form has it. */
  pointer: Pointer
  message: string
  /** Whether a user can leave it empty; what the desk fills in or needs, as the address, is for an admin to change. */
  isEntered: boolean
}

type Refusal = { fields: Record<string, string[]>; body: unknown; known?: readonly Pointer[] }

/** Returns the fields of a refusal that the body had and that the partner says it does not know or want. */
export function findUnwantedFields(schema: BodySchema, { fields, body, known = [] }: Refusal): UnwantedField[] {
  const sent = describedPointers(schema).filter((pointer) => readAt(body, tokensOf(pointer)) !== undefined)
  return Object.entries(fields).flatMap(([field, messages]) => {
    const complaints = messages
      .map((message) => readComplaint(message, field))
      .filter((complaint) => complaint !== null)
    if (complaints.length === 0 || complaints.some((complaint) => complaint !== 'unwanted')) return []
    const pointer = pathOfField(field, sent)
    if (pointer === undefined) return []
    const { const: fixed, 'x-fill': filled } = schemaAt(schema, pointer)
    const isNeeded = known.some((one) => one === pointer || one.startsWith(`${pointer}/`))
    const isEntered = fixed === undefined && filled === undefined && !isNeeded
    return [{ field, pointer, message: messages.join(' '), isEntered }]
  })
}
