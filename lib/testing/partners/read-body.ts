import type { BodySchema } from '../../forms/body-schema'
import { type Pointer, readPointer } from '../../records/pointer'
import { findFieldErrors } from '../../sandbox/check-body'
import type { Convention } from './convention'

type FieldErrors = Record<string, string[]>
type JobFields = { title: string; team: string | null; city: string | null }
type Application = {
  email: string
  job: string
  isQueued: boolean
  whole: string | null
  first: string | null
  last: string | null
  phone: string | null
}

/** What a POST /jobs body says, or its errors by field. */
export function readJobBody({ createJob }: Convention, body: unknown): { fields: JobFields } | { errors: FieldErrors } {
  const { schema, paths } = createJob
  const errors = errorsOf(schema, body)
  if (errors) return { errors }
  const read = readerOf(body)
  return { fields: { title: read(paths.title) ?? '', team: read(paths.team), city: read(paths.city) } }
}

/** What a POST /easy-apply body says, or its errors by field. */
export function readApplication(
  { easyApply }: Convention,
  body: unknown,
): { application: Application } | { errors: FieldErrors } {
  const { schema, paths } = easyApply
  const errors = errorsOf(schema, body)
  if (errors) return { errors }
  const read = readerOf(body)
  return {
    application: {
      email: read(paths.email) ?? '',
      job: read(paths.job) ?? '',
      isQueued: paths.enqueue === undefined || readPointer(body, paths.enqueue) !== false,
      whole: read(paths.name),
      first: read(paths.first),
      last: read(paths.last),
      phone: read(paths.phone),
    },
  }
}

/** A refusal with status 400 in this partner's format (spec 7: C or E). */
export function refusalBody({ refusal }: Convention, errors: FieldErrors): unknown {
  if (refusal === 'C') return { developer_message: 'Invalid body', errors }
  const validationErrors = Object.entries(errors).flatMap(([field, messages]) =>
    messages.map((text) => `${field} ${text}`),
  )
  return { error: 'Bad Request', message: 'Validation failed', details: { validationErrors } }
}

function errorsOf(schema: BodySchema, body: unknown): FieldErrors | null {
  return findFieldErrors(schema, body)
}

function readerOf(body: unknown): (pointer: Pointer | undefined) => string | null {
  return (pointer) => {
    const value = pointer === undefined ? undefined : readPointer(body, pointer)
    return typeof value === 'string' || typeof value === 'number' ? String(value) : null
  }
}
