import { readPointer } from '../records/pointer'
import { isRecord } from '../records/record'
import type { BodySchema } from './body-schema'
import type { CorrectedField } from './correct-fields'
import { describedPointers } from './find-asked-fields'
import { pathOfField } from './find-unwanted-fields'
import { schemaAt } from './form-node'
import { joinMessages } from './messages/join-messages'
import { readComplaint } from './read-message'
import { schemaOfMessage } from './schema-of-message'

/**
 * Returns the fields of a refusal that the form has, but with other choices than the partner names, or as one that may
 * be left empty.
 */
export function findCorrectedFields(
  schema: BodySchema,
  { fields, body }: { fields: Record<string, string[]>; body: unknown },
): CorrectedField[] {
  const paths = describedPointers(schema)
  return Object.entries(fields).flatMap(([field, messages]): CorrectedField[] => {
    const pointer = pathOfField(field, paths)
    if (pointer === undefined) return []
    const own = schemaAt(schema, pointer)
    if (isRecord(own.properties) || own.items !== undefined || own['x-fill'] || own.const !== undefined) return []
    const sent = readPointer(body, pointer)
    if (sent === undefined) {
      const isMissing = messages.some((message) => readComplaint(message, field) === 'missing')
      return isMissing ? [{ pointer, schema: { 'x-asked': true } }] : []
    }
    const { enum: named } = schemaOfMessage(joinMessages(messages))
    const values = Array.isArray(named) ? named.filter(isTextOrNumber) : []
    const isOther = Array.isArray(own.enum) && values.length > 0 && values.every((value) => value !== sent)
    return isOther ? [{ pointer, schema: { enum: values } }] : []
  })
}

const isTextOrNumber = (value: unknown) => typeof value === 'string' || typeof value === 'number'
