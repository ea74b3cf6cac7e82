import { failureFromTransport } from './failure/make-failure'
import { writePointer } from './profile/pointer'
import type { Profile } from './profile/profile'
import { type PartnerRecord, readList } from './read-list'
import type { Result } from './result'
import { type Sender, send } from './send'

export type ApplicantPage = {
  items: PartnerRecord[]
  /** The limit that was sent. */
  limit: number
  /** Where the next page starts; null once a page came back shorter than the limit that was sent (spec 4.1). */
  nextOffset: number | null
}

type Options = { signal?: AbortSignal | undefined }

/** The partner API as typed functions, one per endpoint (spec 4). Each sends one attempt and returns a value. */
export type Partner = ReturnType<typeof createPartner>

/** Makes the client of one partner. The profile says where things stand in its payloads. */
export function createPartner(sender: Sender, profile: Profile) {
  const unreadable = (endpoint: 'list-applicants' | 'list-jobs'): Result<never> => ({
    ok: false,
    failure: failureFromTransport({ endpoint, reference: sender.newReference() }, 'unreadable-answer', 200),
  })

  return {
    /** GET /applicants: `limit` 1 to 50, `offset` from 0 (spec 4, behaviour 1). */
    async listApplicants(
      page: { offset: number; limit: number },
      options: Options = {},
    ): Promise<Result<ApplicantPage>> {
      const answer = await send(sender, { endpoint: 'list-applicants', query: page, signal: options.signal })
      if (!answer.ok) return answer
      const items = readList(answer.value, profile.applicants.items)
      if (!items) return unreadable('list-applicants')
      const nextOffset = items.length < page.limit ? null : page.offset + items.length
      return { ok: true, value: { items, limit: page.limit, nextOffset } }
    },

    /** GET /jobs: the whole list. */
    async listJobs(options: Options = {}): Promise<Result<PartnerRecord[]>> {
      const answer = await send(sender, { endpoint: 'list-jobs', signal: options.signal })
      if (!answer.ok) return answer
      const items = readList(answer.value, profile.jobs.items)
      return items ? { ok: true, value: items } : unreadable('list-jobs')
    },

    /** POST /jobs, not idempotent: the created job as the partner answers it. */
    createJob(job: unknown): Promise<Result<unknown>> {
      return send(sender, { endpoint: 'create-job', body: job })
    },

    /** POST /easy-apply, not idempotent: the answer of a successful submit. */
    submitApplication(application: unknown): Promise<Result<unknown>> {
      return send(sender, { endpoint: 'submit-application', body: application })
    },

    /** PUT /jobs/ai_chat/subscription/{team_id}: safe to repeat. */
    setAiChat(teamId: string, body: unknown): Promise<Result<unknown>> {
      if (/^\.{1,2}$/.test(teamId)) throw new RangeError('A team id of dots would change the path')
      const path = `/jobs/ai_chat/subscription/${encodeURIComponent(teamId)}`
      return send(sender, { endpoint: 'set-ai-chat', path, body })
    },

    /** POST /v1/users/login, deprecated (spec 5.4): the answer that holds the token. */
    logIn(credentials: { email: string; password: string }): Promise<Result<unknown>> {
      const withEmail = writePointer({}, profile.login.email, credentials.email)
      return send(sender, {
        endpoint: 'log-in',
        body: writePointer(withEmail, profile.login.password, credentials.password),
      })
    },
  }
}
