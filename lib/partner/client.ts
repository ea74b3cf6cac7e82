import { pathOf, type SwitchPath } from '../records/field-path'
import { type Pointer, readPointer, tokensOf } from '../records/pointer'
import { readSwitch } from '../records/read-field'
import { isRecord, type PartnerRecord } from '../records/record'
import { isPathSegment } from '../text/path-segment'
import { createBearer, loginBody, type PartnerLogin } from './bearer'
import type { WriteEndpoint } from './endpoint'
import { findList } from './find-list'
import type { Lane } from './pacing/lanes'
import { createPacer, type Pacer } from './pacing/pacer'
import { mayBeRarePageSize } from './paging/may-be-page-size'
import type { ReadPage } from './paging/page'
import { noPagingHeaders, type PagingHeaders } from './paging/paging-headers'
import { recordKey } from './paging/record-key'
import { saysMore } from './paging/says-more'
import type { Profile } from './profile/profile'
import { type JobRecords, readJobPages } from './read-job-pages'
import type { Result } from './result'
import { type PartnerRequest, type Sender, unreadable } from './send'
import { attemptPaced } from './send-paced'

export type ApplicantRecords = {
  items: PartnerRecord[]
  /** The limit in the request. */
  limit: number
  /**
   * Where the next page starts; null once a page is shorter than the requested limit (spec 4.1), unless the answer
   * itself says that more follow.
   */
  nextOffset: number | null
  /** It is the last page by its length, but may be as long as the partner's pages get: only another request tells. */
  isEndUnclear?: true
}

/** `lane`: a person's request overtakes bulk requests. `signal` aborts it. */
type Options = { lane?: Lane; signal?: AbortSignal }
type WriteOptions = Options & Pick<PartnerRequest, 'beforeSend'>

/** The raw answer of a list, before anything is read from it. */
export type ListAnswer = { endpoint: ListEndpoint; page: Page | null; answer: unknown }
type Page = { offset: number; limit: number }
export type ListEndpoint = 'list-applicants' | 'list-jobs'

/** The write that `testWrite` tests. */
export type WriteTarget =
  | { endpoint: Exclude<WriteEndpoint, 'set-ai-chat'> }
  | { endpoint: 'set-ai-chat'; teamId: string }

type Setup = {
  sender: Sender
  /** Called with each successful answer of a list before it is read: may change what `profile` returns. */
  onList?: (list: ListAnswer) => void
  /** Where values are in the partner's payloads; a function if that can change while the process runs. */
  profile: Profile | (() => Profile)
  /** One per key and process. */
  pacer?: Pacer
  /** Send /easy-apply with a token from this login instead of the key (spec 5.4, deprecated). */
  login?: PartnerLogin | null
}

/** The partner API as typed functions, one per endpoint (spec 4). Each sends one attempt and returns a value. */
export type Partner = ReturnType<typeof createPartner>

/** Creates the client for one partner. */
export function createPartner({ sender: given, profile: fields, pacer = createPacer(), login = null, onList }: Setup) {
  const profile = typeof fields === 'function' ? fields : () => fields
  const sender: Sender = {
    ...given,
    // Not copied: the key may be replaced while the process runs.
    get key() {
      return given.key
    },
    secrets: [...(given.secrets ?? []), login?.password ?? ''],
  }
  const send = (request: PartnerRequest) => attemptPaced(sender, pacer, request)
  const context: Context = { sender, send, profile, onList }

  return {
    ...createApplicantReads(context),
    ...createJobReads(context),
    ...createWrites(context, login),

    /** A list as the partner returns it, in any shape: for finding out where its records are. */
    async readRaw(endpoint: ListEndpoint, page: Page | null, options: Options = {}): Promise<Result<unknown>> {
      const acceptList = (value: unknown) => {
        onList?.({ endpoint, page, answer: value })
        return typeof value === 'object' && value !== null
      }
      return send({ endpoint, ...(page ? { query: page } : {}), acceptList, ...options })
    },

    /** POST /v1/users/login, deprecated (spec 5.4, 5.5): the answer that contains the token. 401 when refused. */
    logIn(credentials: PartnerLogin): Promise<Result<unknown>> {
      return send({ endpoint: 'log-in', body: loginBody(credentials, profile().login) })
    },
  }
}

/** What the calls of one client share. */
type Context = {
  sender: Sender
  send: (request: PartnerRequest) => Promise<Result<unknown>>
  profile: () => Profile
  onList: Setup['onList']
}

function createApplicantReads(context: Context) {
  /** The most applicants in one answer: a partner that returned more does not cut its pages to fewer. */
  let longestPage = 0
  /** A partner that says when more follow can be believed when it says nothing. */
  let hasSaidMore = false

  return {
    /** GET /applicants (spec 4.1, spec 8): `limit` 1 to 50, `offset` from 0. A 504 asks for a smaller `limit`. */
    async listApplicants(page: Page, options: Options = {}): Promise<Result<ApplicantRecords>> {
      const read = await readListAnswer(context, 'list-applicants', page, options)
      if (!read.ok) return read
      const { items, answer, paging } = read.value
      const { limit } = page
      const end = page.offset + items.length
      longestPage = Math.max(longestPage, items.length)
      const isMore = items.length > 0 && saysMore(answer, { items, limit, end, records: 'applicants', paging })
      hasSaidMore ||= isMore
      const isLast = items.length < limit && !isMore
      const mayBePage = !hasSaidMore && items.length === longestPage && mayBeRarePageSize(items.length)
      const isEndUnclear = isLast && mayBePage
      const nextOffset = isLast ? null : end
      return { ok: true, value: { items, limit, nextOffset, ...(isEndUnclear && { isEndUnclear }) } }
    },
  }
}

function createJobReads(context: Context) {
  const { profile } = context
  const readJobs = (page: Page | null, options: Options) => readListAnswer(context, 'list-jobs', page, options)

  const readJobPage =
    ({ lane }: Options): ReadPage =>
    async ({ offset, limit }, { signal }) => {
      const page = await readJobs({ offset, limit }, { ...(lane && { lane }), ...(signal && { signal }) })
      if (!page.ok) return page
      const { items, answer, paging } = page.value
      const end = offset + items.length
      const isMore =
        saysMore(answer, { items, limit, end, records: 'jobs', paging }) ||
        end < numberAt(answer, profile().jobs.total, 0)
      return { ok: true, value: { items, nextOffset: isMore ? end : null } }
    }

  return {
    /**
     * GET /jobs (spec 4). Where the answer says that it is not the whole list, its other pages are read too. The list
     * may still be cut: its paging is not documented.
     */
    async listJobs(options: Options = {}): Promise<Result<JobRecords>> {
      const first = await readJobs(null, options)
      if (!first.ok) return first
      const { items, answer, paging } = first.value
      const { limit, total } = profile().jobs
      const all = { items, limit: Number.POSITIVE_INFINITY, end: items.length, records: 'jobs', paging } as const
      const isCut =
        items.length >= numberAt(answer, limit, Number.POSITIVE_INFINITY) ||
        items.length < numberAt(answer, total, 0) ||
        saysMore(answer, all)
      if (!isCut) return { ok: true, value: { items, isCut } }
      const { id } = profile().jobs
      return readJobPages({ items, isCut }, { id, signal: options.signal, readPage: readJobPage(options) })
    },

    /**
     * Whether jobs follow this list although its answer did not say so: asks once for those after it. The query is not
     * documented: a partner that refuses it, ignores it or answers anything else shows none. Fails only if another try
     * may tell.
     */
    async hasJobsAfter(items: readonly PartnerRecord[], options: Options = {}): Promise<Result<boolean>> {
      const after = await readJobs({ offset: items.length, limit: 50 }, options)
      if (!after.ok) {
        const { retry, kind } = after.failure
        if (kind === 'stopped') return after
        return retry === 'never' || kind === 'unreadable-answer' ? { ok: true, value: false } : after
      }
      const keyOf = (record: PartnerRecord) => recordKey(record, { id: profile().jobs.id })
      const known = new Set(items.map(keyOf))
      return { ok: true, value: after.value.items.some((record) => !known.has(keyOf(record))) }
    },
  }
}

type ListRead = { items: PartnerRecord[]; answer: unknown; paging: PagingHeaders }

/** Reads one answer with a list; page null is the request without a query, as the specification has GET /jobs. */
async function readListAnswer(
  { sender, send, profile, onList }: Context,
  endpoint: ListEndpoint,
  page: Page | null,
  options: Options,
): Promise<Result<ListRead>> {
  const isOfJobs = endpoint === 'list-jobs'
  const itemsOf = (answer: unknown) => readList(answer, (isOfJobs ? profile().jobs : profile().applicants).items)
  let paging = noPagingHeaders
  const answer = await send({
    endpoint,
    ...(page && { query: page }),
    acceptList(value) {
      // The query of GET /jobs is not documented, nor is its answer.
      if (!isOfJobs || page === null) onList?.({ endpoint, page, answer: value })
      return itemsOf(value) !== undefined
    },
    onPaging(found) {
      paging = found
    },
    ...options,
  })
  if (!answer.ok) return answer
  const items = itemsOf(answer.value)
  return items ? { ok: true, value: { items, answer: answer.value, paging } } : unreadable(sender, endpoint)
}

function createWrites({ sender, send, profile }: Context, login: PartnerLogin | null) {
  const bearer =
    login &&
    createBearer(
      send,
      login,
      () => profile().login,
      (endpoint) => unreadable(sender, endpoint),
    )

  return {
    /** POST /jobs (spec 4.3, 4.4), not idempotent: the created job. 424 while address lookups are limited. */
    createJob(job: unknown, options: WriteOptions = {}): Promise<Result<unknown>> {
      return send({ endpoint: 'create-job', body: job, ...options })
    },

    /** POST /easy-apply (spec 4.2), not idempotent: the answer of a submit. 409: already applied; 412: job not open. */
    submitApplication(application: unknown, options: WriteOptions = {}): Promise<Result<unknown>> {
      const request: PartnerRequest = { endpoint: 'submit-application', body: application, ...options }
      return bearer ? bearer.send(request) : send(request)
    },

    /** PUT /jobs/ai_chat/subscription/{team_id} (spec 4.4), idempotent. 422 for invalid values. */
    setAiChat(teamId: string, body: unknown, options: WriteOptions = {}): Promise<Result<unknown>> {
      const { aiChat, jobs, applicants } = profile()
      const mainField = tokensOf(pathOf(aiChat.enabled)).at(-1)
      const teamPaths = [jobs.team, applicants.team]
      const path = aiChatPath(teamId)
      const sent = send({ endpoint: 'set-ai-chat', path, body, mainField, teamPaths, ...options })
      return sent.then((answer) =>
        answer.ok && isOpposite(answer.value, body, aiChat.enabled) ? unreadable(sender, 'set-ai-chat') : answer,
      )
    },

    /**
     * A write that the partner must refuse with 400 because its Content-Type is wrong (spec 4): a 403 instead shows
     * that the key lacks the permission. Always sent with the key.
     */
    testWrite(target: WriteTarget): Promise<Result<unknown>> {
      const request: PartnerRequest = { endpoint: target.endpoint, body: {}, contentType: 'text/plain' }
      return send(target.endpoint === 'set-ai-chat' ? { ...request, path: aiChatPath(target.teamId) } : request)
    },
  }
}

/** Whether an answer says off where the body says on, or on where it says off: then nobody knows the setting. */
function isOpposite(answer: unknown, body: unknown, enabled: SwitchPath): boolean {
  const [said, sent] = [readSwitch(answer, enabled), readSwitch(body, enabled)]
  return said !== null && sent !== null && said !== sent
}

function aiChatPath(teamId: string): string {
  if (!isPathSegment(teamId)) throw new RangeError('A team id that could change the path')
  return `/jobs/ai_chat/subscription/${encodeURIComponent(teamId)}`
}

function numberAt(answer: unknown, pointer: Pointer | undefined, otherwise: number): number {
  const value = pointer === undefined ? undefined : readPointer(answer, pointer)
  return typeof value === 'number' && value > 0 ? value : otherwise
}

/**
 * Reads the list from an answer: at the profile's `items`; without it, the answer itself or the only array in it.
 * Undefined if there is none. Entries that are not objects are kept under the key `value`, never dropped.
 */
export function readList(body: unknown, items: Pointer | undefined): PartnerRecord[] | undefined {
  return findList(body, items)?.map((entry) => (isRecord(entry) ? entry : { value: entry }))
}
