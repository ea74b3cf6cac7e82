import type { Profile } from '../../partner/profile/profile'
import { type Pointer, readPointer, tokensOf } from '../../records/pointer'
import {
  type Answer,
  answerAlreadyApplied,
  answerDeveloperMessage,
  answerFieldErrors,
  answerMessage,
  answerOutsideScope,
  answerValidationErrors,
  jsonAnswer,
} from '../answer'
import { findFieldErrors } from '../check-body'
import { writeFields } from '../data/write-fields'
import { mappedPointer, readMapped } from '../dialect'
import type { SandboxEndpoint, SandboxRequest } from '../endpoint'
import type { Job } from '../job-list'
import type { SandboxState } from '../state'
import { issueToken } from './login'

/** The parser fails on a résumé whose name or content contains this word (the 502 of spec 7). */
const unparseable = 'unparseable'

/** POST /easy-apply (spec 4.2): 409 for a repeat if the team allows none, 412 only with enqueue false. */
export const easyApply: SandboxEndpoint = {
  name: 'POST /easy-apply',
  method: 'POST',
  path: '/easy-apply',
  acceptsBearer: true,
  run(request, state) {
    const { profile } = state.options
    const { body } = request
    const errors = findFieldErrors(profile.easyApply.body, body)
    if (errors !== null) return answerFieldErrors(400, 'Invalid application', errors)
    const read = readerOf(body, state)
    if (lacksInterviewer(read)) return answerValidationErrors([`${interviewerName(state)} is required`])
    const application = readApplication(profile, body)
    if (application === null) {
      return answerFieldErrors(400, 'Invalid application', { body: ['must name an e-mail address and a job'] })
    }
    const job = state.jobs.find(application.jobId)
    if (job && !request.key.teams.includes(job.teamId)) return answerOutsideScope(job.teamId, request.key.teams)
    const isRefused = job === undefined || !job.isOpen
    if (isRefused && !application.isQueued) {
      return answerDeveloperMessage(412, 'The job does not exist or is not accepting applications')
    }
    if (hasUnparseableResume(read)) return answerMessage(502, 'The résumé could not be parsed')
    // A queued application is accepted first and refused later, unseen by the caller.
    if (isRefused) return answerSuccess(request, state, application.jobId, undefined)
    return apply(request, state, job, application.email)
  },
}

type Read = (pointer: Pointer) => unknown

/** Reads the body at this partner's path for the pointer of the public facts. */
function readerOf(body: unknown, { options }: SandboxState): Read {
  return (pointer) => readMapped(body, options.dialect.easyApply.body, pointer)
}

function apply(request: SandboxRequest, state: SandboxState, job: Job, email: string): Answer {
  const allowsRepeats = state.teams.find((team) => team.id === job.teamId)?.allowsRepeats ?? true
  const earlier = allowsRepeats ? undefined : state.applicants.findApplication(email, job.id)
  if (earlier !== undefined) return answerAlreadyApplied(earlier)
  const read = readerOf(request.body, state)
  const formId = state.applicants.add({
    name: read('/applicant/fullName') ?? email,
    email,
    job,
    fields: fieldsOf(read),
  })
  return answerSuccess(request, state, job.id, formId)
}

function answerSuccess(
  request: SandboxRequest,
  state: SandboxState,
  jobId: string,
  formId: number | string | undefined,
): Answer {
  const { profile, dialect } = state.options
  const token = profile.login.token.at(-1)
  const answer = writeFields(
    [
      [profile.easyApply.form, formId],
      [
        mappedPointer(dialect.easyApply.answer, '/info/person_id'),
        typeof formId === 'number' ? formId - 100_000_000 : null,
      ],
      [mappedPointer(dialect.easyApply.answer, '/info/job_id'), jobId],
      [token, token === undefined ? undefined : issueToken(state, request.key)],
    ],
    { developer_message: 'Submit Successful', errors: [] },
  )
  return jsonAnswer(200, answer)
}

function readApplication(profile: Profile, body: unknown): { email: string; jobId: string; isQueued: boolean } | null {
  const email = readPointer(body, profile.easyApply.email)
  const jobId = readPointer(body, profile.easyApply.job)
  if (typeof email !== 'string' || (typeof jobId !== 'string' && typeof jobId !== 'number')) return null
  const { enqueue } = profile.easyApply
  const isQueued = enqueue === undefined || readPointer(body, enqueue) !== false
  return { email, jobId: String(jobId), isQueued }
}

const interviewer = '/interview/interviewerId'
const ofInterview = ['/interview/date', '/interview/duration', '/interview/timezone', '/interview/location']

/** The only rule that answers in shape E (spec 4.6): an interview needs an interviewer. */
function lacksInterviewer(read: Read): boolean {
  const isGiven = (pointer: Pointer) => (read(pointer) ?? '') !== ''
  return ofInterview.some(isGiven) && !isGiven(interviewer) && !isGiven('/interview/interviewer_id')
}

/** The field as the spec names it in the dialect of the public facts; its path in every other dialect. */
function interviewerName({ options: { dialect } }: SandboxState): string {
  const path = mappedPointer(dialect.easyApply.body, interviewer) ?? interviewer
  return path === interviewer ? 'interviewer_id' : tokensOf(path).join('.')
}

function hasUnparseableResume(read: Read): boolean {
  const data = read('/applicant/resume/file/data')
  const content = typeof data === 'string' ? Buffer.from(data, 'base64').toString('latin1') : ''
  return [content, read('/applicant/resume/file/fileName')].some((text) => String(text).includes(unparseable))
}

function fieldsOf(read: Read): Record<string, unknown> {
  const appliedMillis = read('/appliedOnMillis')
  const isKnown = typeof appliedMillis === 'number' && Math.abs(appliedMillis) <= 8.64e15
  return {
    status: read('/applicant_status') ?? 'New',
    applied_at: new Date(isKnown ? appliedMillis : Date.now()).toISOString(),
    phone: read('/applicant/phoneNumber') ?? null,
    source: read('/applicant/source') ?? 'Easy apply',
    is_favorite: false,
  }
}
