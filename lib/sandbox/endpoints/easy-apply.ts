import { readPointer, writePointer } from '../../partner/profile/pointer'
import type { Profile } from '../../partner/profile/profile'
import {
  type Answer,
  answerAlreadyApplied,
  answerDeveloperMessage,
  answerFieldErrors,
  answerJson,
  answerMessage,
  answerOutsideScope,
  answerValidationErrors,
} from '../answer'
import { checkBody } from '../check-body'
import type { Endpoint, PartnerRequest } from '../endpoint'
import { issueToken } from '../issue-token'
import type { Job } from '../job-list'
import type { SandboxState } from '../state'

/** A résumé of this name is one that the parser fails on (the 502 of spec 7). */
export const unparseableResume = 'unparseable.pdf'

/** POST /easy-apply (spec 4, behaviour 2): 409 for a repeat where the team allows none, 412 only with enqueue false. */
export const easyApply: Endpoint = {
  name: 'POST /easy-apply',
  method: 'POST',
  path: '/easy-apply',
  acceptsBearer: true,
  run(request, state) {
    const { profile } = state.options
    const { body } = request
    const errors = checkBody(profile.easyApply.body, body)
    if (errors !== null) return answerFieldErrors(400, 'Invalid application', errors)
    if (lacksInterviewer(body)) return answerValidationErrors(['interviewer_id is required'])
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
    if (JSON.stringify(body).includes(`"${unparseableResume}"`))
      return answerMessage(502, 'The résumé could not be parsed')
    // Queued, it is taken in first and turned down later, where the caller does not see it.
    if (isRefused) return answerSuccess(request, state, application.jobId, undefined)
    return apply(request, state, job, application.email)
  },
}

function apply(request: PartnerRequest, state: SandboxState, job: Job, email: string): Answer {
  const allowsRepeats = state.teams.find((team) => team.id === job.teamId)?.allowsRepeats ?? true
  const earlier = allowsRepeats ? undefined : state.applicants.findApplication(email, job.id)
  if (earlier !== undefined) return answerAlreadyApplied(earlier)
  const formId = state.applicants.add({
    name: readPointer(request.body, '/applicant/fullName') ?? email,
    email,
    jobId: job.id,
    teamId: job.teamId,
    fields: makeFields(request.body, job),
  })
  return answerSuccess(request, state, job.id, formId)
}

function answerSuccess(
  request: PartnerRequest,
  state: SandboxState,
  jobId: string,
  formId: number | undefined,
): Answer {
  const { easyApply: pointers, login } = state.options.profile
  const info = { person_id: formId === undefined ? null : formId - 100_000_000, job_id: jobId }
  let answer: unknown = { developer_message: 'Submit Successful', errors: [], info }
  if (pointers.form !== undefined && formId !== undefined) answer = writePointer(answer, pointers.form, formId)
  const token = login.token.at(-1)
  if (token !== undefined) answer = writePointer(answer, token, issueToken(state, request.key))
  return answerJson(200, answer)
}

function readApplication(profile: Profile, body: unknown): { email: string; jobId: string; isQueued: boolean } | null {
  const email = readPointer(body, profile.easyApply.email)
  const jobId = readPointer(body, profile.easyApply.job)
  if (typeof email !== 'string' || (typeof jobId !== 'string' && typeof jobId !== 'number')) return null
  return { email, jobId: String(jobId), isQueued: readPointer(body, profile.easyApply.enqueue) !== false }
}

/** The one rule that answers in shape E (spec 4, behaviour 6): an interview needs somebody who holds it. */
function lacksInterviewer(body: unknown): boolean {
  const interview = readPointer(body, '/interview')
  if (typeof interview !== 'object' || interview === null || Object.keys(interview).length === 0) return false
  const interviewer = readPointer(interview, '/interviewerId') ?? readPointer(interview, '/interviewer_id')
  return interviewer === undefined || interviewer === null || interviewer === ''
}

function makeFields(body: unknown, job: Job): Record<string, unknown> {
  const appliedMillis = readPointer(body, '/appliedOnMillis')
  const isKnown = typeof appliedMillis === 'number' && Math.abs(appliedMillis) <= 8.64e15
  return {
    status: readPointer(body, '/applicant_status') ?? 'New',
    applied_at: new Date(isKnown ? appliedMillis : Date.now()).toISOString(),
    job_name: job.title,
    job_id: Number(job.id),
    team_id: job.teamId,
    phone: readPointer(body, '/applicant/phoneNumber') ?? null,
    source: readPointer(body, '/applicant/source') ?? 'Easy apply',
    is_favorite: false,
  }
}
