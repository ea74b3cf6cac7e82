import type { BodySchema } from '../../forms/body-schema'
import { writePointer } from '../../records/pointer'
import { isRecord, type PartnerRecord } from '../../records/record'
import { findFieldErrors } from '../../sandbox/check-body'
import type { Convention } from './convention'
import { textAt } from './partner-state'
import type { Posting } from './population'

type Applicant = { email: string; first: string; last: string; isQueued?: boolean }

/**
 * An application that this partner accepts: the test's own values, and fitting values wherever else one is required.
 */
export function sampleApplication(convention: Convention, posting: Posting, applicant: Applicant): PartnerRecord {
  const { schema, paths } = convention.easyApply
  const { first, last, email, isQueued } = applicant
  let body: unknown = writePointer({}, paths.email, email)
  body = writePointer(body, paths.job, typedId(schema, paths.job, jobIdOf(convention, posting)))
  if (paths.name !== undefined) body = writePointer(body, paths.name, `${first} ${last}`)
  if (paths.first !== undefined) body = writePointer(body, paths.first, first)
  if (paths.last !== undefined) body = writePointer(body, paths.last, last)
  if (paths.enqueue !== undefined && isQueued !== undefined) body = writePointer(body, paths.enqueue, isQueued)
  return withRequired(schema, body)
}

/** A job that this partner accepts, for another job's team. */
export function sampleJob(convention: Convention, title: string, { team }: Pick<Posting, 'team'>, postings: Posting[]) {
  const { schema, paths } = convention.createJob
  const sibling = postings.find((posting) => posting.team === team)
  const teamId = sibling ? textAt(convention.job(sibling), convention.truth.jobs.team) : null
  let body: unknown = writePointer({}, paths.title, title)
  if (paths.team !== undefined) body = writePointer(body, paths.team, typedId(schema, paths.team, teamId ?? ''))
  return withRequired(schema, body)
}

export const jobIdOf = (convention: Convention, posting: Posting): string =>
  textAt(convention.job(posting), convention.truth.jobs.id) ?? ''

/** The id as text or as a number, whichever the schema accepts at the pointer. */
function typedId(schema: BodySchema, pointer: string, id: string): string | number {
  const name = pointer.slice(1).replaceAll('/', '.')
  const errors = findFieldErrors(schema, writePointer({}, pointer, id))
  return errors !== null && Object.hasOwn(errors, name) ? Number(id) : id
}

const candidates = [
  '4711',
  'Something',
  'someone@example.org',
  '2026-03-01',
  'https://example.org/a',
  7,
  true,
  'A-1',
  'AB123',
  '12345678909',
]

function withRequired(schema: unknown, body: unknown): PartnerRecord {
  const filled: PartnerRecord = isRecord(body) ? { ...body } : {}
  if (!isRecord(schema) || !isRecord(schema.properties) || !Array.isArray(schema.required)) return filled
  const { properties } = schema
  for (const name of schema.required) {
    const inner = properties[name]
    if (isRecord(inner) && isRecord(inner.properties)) filled[name] = withRequired(inner, filled[name])
    else if (filled[name] === undefined) filled[name] = fitting(inner)
  }
  return filled
}

function fitting(schema: unknown): unknown {
  if (!isRecord(schema)) return candidates[0]
  const one = { type: 'object', properties: { one: schema } }
  const choices = Array.isArray(schema.enum) ? schema.enum : candidates
  // From one of the corpus schemas, which are JSON.
  const found = choices.find((choice) => findFieldErrors(one as BodySchema, { one: choice }) === null)
  if (found === undefined) throw new Error(`No sample fits ${JSON.stringify(schema)}`)
  return found
}
