import { type Pointer, readPointer, removePointer, writePointer } from '../records/pointer'
import { textAt } from '../records/read-field'
import { autofill } from './autofill'
import type { BodySchema } from './body-schema'
import { type AutofilledField, schemaAt, typesOf } from './form-node'

/** Where the profile puts the parts that the screen draws itself; not every partner has a queue. */
export type ApplicationFieldMapping = { email: Pointer; job: Pointer; enqueue: Pointer | undefined }

/** Returns the paths that no form has to draw, since the screen does. */
export function drawnPointers({ email, job, enqueue }: ApplicationFieldMapping): Pointer[] {
  return enqueue === undefined ? [email, job] : [email, job, enqueue]
}

type Parts = { email: string; jobId: string; isQueued: boolean; submissionId: string }

/** Adds to the drawn fields what the screen asks for itself and what the desk fills in. */
export function completeBody(
  drawn: Record<string, unknown>,
  parts: Parts,
  { paths, filled, schema }: { paths: ApplicationFieldMapping; filled: AutofilledField[]; schema: BodySchema },
): Record<string, unknown> {
  let body: unknown = drawn
  const put = (pointer: Pointer, value: unknown) => {
    body = writePointer(body, pointer, value)
  }
  if (parts.email.trim() !== '') put(paths.email, parts.email.trim())
  if (parts.jobId !== '') put(paths.job, asSchemaSays(parts.jobId, schemaAt(schema, paths.job)))
  if (paths.enqueue !== undefined) put(paths.enqueue, parts.isQueued)
  // The schema describes an object, and writing at pointers keeps it one.
  return autofill(body as Record<string, unknown>, filled, parts.submissionId)
}

/** Reverses `completeBody`: returns what the screen asks for itself, and the drawn fields. */
export function splitBody(
  body: Record<string, unknown>,
  { email, job, enqueue }: ApplicationFieldMapping,
): Omit<Parts, 'submissionId'> & { drawn: Record<string, unknown> } {
  let drawn: unknown = body
  for (const pointer of drawnPointers({ email, job, enqueue })) drawn = removePointer(drawn, pointer)
  return {
    email: textAt(body, email) ?? '',
    jobId: textAt(body, job) ?? '',
    isQueued: enqueue !== undefined && readPointer(body, enqueue) === true,
    // The body is an object, and removing values keeps it one.
    drawn: (drawn ?? {}) as Record<string, unknown>,
  }
}

/** Some partners use numbers for IDs and others strings: they are sent as the schema says. */
function asSchemaSays(id: string, schema: Record<string, unknown>): string | number {
  const types = typesOf(schema)
  const isNumber = types.length > 0 && types.every((one) => one === 'integer' || one === 'number')
  return isNumber && Number.isSafeInteger(Number(id)) ? Number(id) : id
}
