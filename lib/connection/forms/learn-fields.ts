import type { AskedField } from '../../forms/asked-field'
import type { BodySchema } from '../../forms/body-schema'
import { findAskedFields } from '../../forms/find-asked-fields'
import { findCorrectedFields } from '../../forms/find-corrected-fields'
import { findUnwantedFields, type UnwantedField } from '../../forms/find-unwanted-fields'
import type { Partner } from '../../partner/client'
import type { WriteEndpoint } from '../../partner/endpoint'
import { namesTeam } from '../../partner/failure/names-team'
import { withFormMismatch } from '../../partner/failure/with-form-mismatch'
import type { Profile } from '../../partner/profile/profile'
import type { Result } from '../../partner/result'
import { pathOf } from '../../records/field-path'
import { type Pointer, readPointer } from '../../records/pointer'

type Write = {
  endpoint: WriteEndpoint
  schema: BodySchema
  known: (Pointer | undefined)[]
  body: unknown
  lane: 'person' | 'bulk' | undefined
}

/** A choice of the form for which the partner names other values. */
type OtherChoices = { field: string; choices: (string | number)[] }

export type LearnedField = AskedField | UnwantedField | OtherChoices

/** Called with every field of the form that a refusal contradicts or that the form lacks, and the refused body. */
type LearnField = (endpoint: WriteEndpoint, learned: LearnedField, body: unknown) => void

/** Called with every body that the partner accepted. */
type ProveFields = (endpoint: WriteEndpoint, body: unknown) => void

/**
 * Wraps the client so that a refused write shows where the desk's form does not match, and an accepted one which fields
 * are right (discovery, requests).
 */
export function learnFields(
  partner: Partner,
  profile: () => Profile,
  learn: LearnField,
  prove: ProveFields = () => {},
): Partner {
  function look<T>(answer: Result<T>, { endpoint, schema, known, body, lane }: Write): Result<T> {
    if (answer.ok) prove(endpoint, body)
    // Only refusals of the values themselves: other refusals name fields for other reasons.
    if (answer.ok || (answer.failure.kind !== 'bad-request' && answer.failure.kind !== 'invalid')) return answer
    if (answer.failure.endpoint !== endpoint) return answer
    const written = known.filter((pointer) => pointer !== undefined)
    // A form can offer a field that the partner may want; no one fills in a bulk row, so there only missing fields
    // count.
    const asks = findAskedFields(schema, {
      fields: answer.failure.fields,
      body,
      known: written,
    }).filter(({ field, isRequired }) => isRequired || (lane !== 'bulk' && !isInAddress(endpoint, field, profile())))
    const unwanted = findUnwantedFields(schema, { fields: answer.failure.fields, body, known: written })
    for (const asked of asks) learn(endpoint, asked, body)
    for (const one of unwanted) learn(endpoint, one, body)
    const corrected = lane === 'bulk' ? [] : findCorrectedFields(schema, { fields: answer.failure.fields, body })
    for (const { field, schema } of corrected)
      if ('enum' in schema) learn(endpoint, { field, choices: schema.enum }, body)
    // A field that was sent with a value of another type is in the user's form: its own message says what is wrong.
    const lacking = asks.filter(({ pointer }) => readPointer(body, pointer) === undefined)
    const failure = withFormMismatch(answer.failure, { asks: lacking, unwanted }, lane === 'bulk')
    return {
      ...answer,
      failure: { ...failure, ...(asks.length > 0 && { asks }), ...(corrected.length > 0 && { corrected }) },
    }
  }

  return {
    ...partner,
    async createJob(body, options) {
      const { create: schema } = profile().jobs
      const answer = await partner.createJob(body, options)
      return look(answer, { endpoint: 'create-job', schema, known: [], body, lane: options?.lane })
    },
    async submitApplication(body, options) {
      const { body: schema, email, job, enqueue } = profile().easyApply
      const answer = await partner.submitApplication(body, options)
      const known = [email, job, enqueue]
      return look(answer, { endpoint: 'submit-application', schema, known, body, lane: options?.lane })
    },
    async setAiChat(teamId, body, options) {
      const { body: schema, enabled } = profile().aiChat
      const answer = await partner.setAiChat(teamId, body, options)
      return look(answer, { endpoint: 'set-ai-chat', schema, known: [pathOf(enabled)], body, lane: options?.lane })
    },
  }
}

/** AI chat's team is in the URL path (spec 4): a complaint about it does not mean that the form lacks a field. */
function isInAddress(endpoint: WriteEndpoint, field: string, { jobs, applicants }: Profile): boolean {
  return endpoint === 'set-ai-chat' && namesTeam(field, [jobs.team, applicants.team])
}
