import type { AskedField } from '../forms/asked-field'
import type { BodySchema } from '../forms/body-schema'
import { findAskedFields } from '../forms/find-asked-fields'
import type { Partner } from '../partner/client'
import type { WriteEndpoint } from '../partner/endpoint'
import { withAskedFields } from '../partner/failure/with-asked-fields'
import type { Profile } from '../partner/profile/profile'
import type { Result } from '../partner/result'
import { pathOf } from '../records/field-path'
import type { Pointer } from '../records/pointer'

type Write = {
  endpoint: WriteEndpoint
  schema: BodySchema
  known: (Pointer | undefined)[]
  body: unknown
  lane: 'person' | 'bulk' | undefined
}

/** Told of every field that the partner asked for, with the body that was refused for it. */
export type LearnField = (endpoint: WriteEndpoint, asked: AskedField, body: unknown) => void

/** Told of every body that the partner took. */
export type ProveFields = (endpoint: WriteEndpoint, body: unknown) => void

/**
 * Wraps the client so that a refused write tells which fields the desk's form lacks, and one that was taken which fields
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
    // A refusal of the values as they stand; what is refused for other reasons names fields for other reasons.
    if (answer.ok || (answer.failure.kind !== 'bad-request' && answer.failure.kind !== 'invalid')) return answer
    if (answer.failure.endpoint !== endpoint) return answer
    const asks = findAskedFields(schema, {
      fields: answer.failure.fields,
      body,
      known: known.filter((pointer) => pointer !== undefined),
    }).filter(({ field, isRequired }) => isRequired || !isInAddress(endpoint, field))
    for (const asked of asks) learn(endpoint, asked, body)
    return { ...answer, failure: withAskedFields(answer.failure, asks, lane === 'bulk') }
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

/** The team of AI chat stands in the path (spec 4): what is wrong with it is nothing that the form lacks. */
function isInAddress(endpoint: WriteEndpoint, field: string): boolean {
  return endpoint === 'set-ai-chat' && /^team(?:[_-]?id)?$/i.test(field)
}
