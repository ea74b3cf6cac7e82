import { readPointer } from '../records/pointer'
import { isRecord } from '../records/record'
import type { BodySchema } from './body-schema'
import type { CorrectedField } from './correct-fields'
import { describedPointers, pathOfField } from './described-pointers'
import { schemaAt } from './form-node'
import { joinMessages } from './messages/join-messages'
import { readComplaint } from './read-message'
import { schemaOfMessage } from './schema-of-message'

/** `field`: as the partner named it. */
type FoundCorrection = CorrectedField & { field: string }

/** Returns the form's fields that a refusal contradicts: a choice with other values, or a missing optional field. */
export function findCorrectedFields(
  schema: BodySchema,
  { fields, body }: { fields: Record<string, string[]>; body: unknown },
): FoundCorrection[] {
  const paths = describedPointers(schema)
  return Object.entries(fields).flatMap(([field, messages]): FoundCorrection[] => {
    const pointer = pathOfField(field, paths)
    if (pointer === undefined) return []
    const own = schemaAt(schema, pointer)
    if (isRecord(own.properties) || own.items !== undefined || own['x-fill'] || own.const !== undefined) return []
    const sent = readPointer(body, pointer)
    if (sent === undefined) {
      const isMissing = messages.some((message) => readComplaint(message, field) === 'missing')
      return isMissing ? [{ field, pointer, schema: { 'x-asked': true } }] : []
    }
    const { enum: named } = schemaOfMessage(joinMessages(messages))
    const values = Array.isArray(named) ? named.filter(isTextOrNumber) : []
    const isOther = Array.isArray(own.enum) && values.length > 0 && values.every((value) => value !== sent)
    return isOther ? [{ field, pointer, schema: { enum: values } }] : []
  })
}

const isTextOrNumber = (value: unknown) => typeof value === 'string' || typeof value === 'number'
