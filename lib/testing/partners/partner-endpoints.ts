import type { BodySchema } from '../../forms/body-schema'
import { readPointer, tokensOf } from '../../records/pointer'
import { isRecord } from '../../records/record'
import {
  type Answer,
  answerAlreadyApplied,
  answerDeveloperMessage,
  answerMessage,
  answerOutsideScope,
  jsonAnswer,
} from '../../sandbox/answer'
import type { Convention } from './convention'
import type { PartnerState } from './partner-state'
import type { Person, Posting, Team } from './population'
import { readApplication, readJobBody, refusalBody } from './read-body'
import { findUnknownFields } from './unknown-fields'

export const endpointNames = [
  'GET /applicants',
  'POST /easy-apply',
  'POST /jobs',
  'GET /jobs',
  'PUT /jobs/ai_chat/subscription/{team_id}',
  'POST /v1/users/login',
] as const
export type EndpointName = (typeof endpointNames)[number]

/** A field that a body needs in addition to those of the convention. */
export type ExtraField = { name: string; schema: BodySchema }

export type Partner = {
  convention: Convention
  state: PartnerState
  /** The teams of the requesting key. */
  teams: Team[]
  allowsRepeats: boolean
  extra: { jobs: ExtraField[]; applications: ExtraField[] }
  /** Applications received, newest last. */
  applications: Person[]
  chats: Map<Team, boolean>
}

export type Asked = { query: URLSearchParams; teamId: string; body: unknown }

export function listApplicants({ convention, state }: Partner, { query }: Asked): Answer {
  const limit = Number(query.get('limit') ?? 30)
  const offset = Number(query.get('offset') ?? 0)
  if (![limit, offset].every(Number.isInteger) || limit < 1 || limit > 200 || offset < 0)
    return answerMessage(400, 'limit or offset is out of range')
  const records = state.page('applicants', offset, limit)
  return jsonAnswer(200, convention.applicantsAnswer(records, { offset, limit, total: state.people.length }))
}

export function listJobs({ convention, state }: Partner): Answer {
  return jsonAnswer(200, convention.jobsAnswer(state.page('jobs', 0, state.postings.length)))
}

export function createJob(partner: Partner, { body }: Asked): Answer {
  const { convention, state, teams } = partner
  const { schema } = convention.createJob
  const unknown = findUnknownFields(widened(schema, partner.extra.jobs), body)
  const read = readJobBody(withSchema(convention, 'createJob', partner.extra.jobs), body)
  if (unknown || 'errors' in read) return refusal(convention, unknown, 'errors' in read ? read.errors : {})
  const { title, team: teamId, city } = read.fields
  const team = teamId === null ? teams[0] : state.findTeam(teamId)
  if (!team || !teams.includes(team))
    return answerOutsideScope(
      teamId,
      teams.map(({ number }) => number),
    )
  const [newest] = state.postings
  if (!newest) throw new Error('A partner has a job at least')
  const posting: Posting = {
    ...newest,
    number: Math.max(...state.postings.map(({ number }) => number)) + 17,
    title,
    team,
    isOpen: true,
    city: city ?? '',
    createdAt: newest.createdAt + 3_600_000,
  }
  state.postings.unshift(posting)
  return jsonAnswer(200, convention.createJob.answer(state.record({ posting })))
}

export function easyApply(partner: Partner, { body }: Asked): Answer {
  const { convention, state, teams } = partner
  const { schema } = convention.easyApply
  const unknown = findUnknownFields(widened(schema, partner.extra.applications), body)
  const read = readApplication(withSchema(convention, 'easyApply', partner.extra.applications), body)
  if (unknown || 'errors' in read) return refusal(convention, unknown, 'errors' in read ? read.errors : {})
  const { application } = read
  const posting = state.findPosting(application.job)
  if (posting && !teams.includes(posting.team))
    return answerOutsideScope(
      posting.team.number,
      teams.map(({ number }) => number),
    )
  if (!posting?.isOpen && !application.isQueued)
    return answerDeveloperMessage(412, 'The job does not exist or is not accepting applications')
  // A queued application is accepted first and rejected later, which the caller does not see.
  if (!posting?.isOpen) return jsonAnswer(200, { developer_message: 'Submit Successful' })
  const earlier = state.people.find(
    (person) => person.posting === posting && person.email.toLowerCase() === application.email.toLowerCase(),
  )
  if (earlier && !partner.allowsRepeats) return answerAlreadyApplied(earlier.application)
  const person = newPerson(state.people, posting, application)
  state.people.unshift(person)
  partner.applications.push(person)
  const answer = convention.easyApply.answer(state.record({ person }))
  return jsonAnswer(200, { ...(isRecord(answer) ? answer : {}), developer_message: 'Submit Successful' })
}

export function setAiChat(partner: Partner, { teamId, body }: Asked): Answer {
  const { convention, state, teams, chats } = partner
  const { at, on, off } = convention.aiChat
  const team = state.findTeam(teamId)
  if (!team || !teams.includes(team))
    return answerOutsideScope(
      teamId,
      teams.map(({ number }) => number),
    )
  const value = readPointer(body, at)
  const isAlone = findUnknownFields(tokensOf(at).reduceRight<BodySchema>(nested, { type: typeof on }), body) === null
  if (!isAlone || (value !== on && value !== off))
    return answerDeveloperMessage(422, `${tokensOf(at).join('.')} must be ${String(on)} or ${String(off)}`)
  chats.set(team, value === on)
  return jsonAnswer(200, body)
}

/** The deprecated flow: nobody has a password here. */
export const login = (): Answer => answerMessage(401, 'Unauthorized')

function newPerson(
  people: Person[],
  posting: Posting,
  { email, whole, first, last, phone }: { email: string; [part: string]: string | boolean | null },
): Person {
  const [newest] = people
  if (!newest) throw new Error('A partner has an applicant at least')
  const [firstOfWhole = '', ...restOfWhole] = String(whole ?? '').split(' ')
  const made = { first: String(first ?? firstOfWhole), last: String(last ?? restOfWhole.join(' ')) }
  return {
    ...newest,
    ...made,
    middle: null,
    whole: String(whole ?? `${made.first} ${made.last}`),
    number: Math.max(...people.map(({ number }) => number)) + 1,
    application: Math.max(...people.map(({ application }) => application)) + 1,
    email,
    phone: phone === null ? null : String(phone),
    stage: 'new',
    posting,
    appliedAt: newest.appliedAt + 60_000,
    note: null,
  }
}

function refusal(
  convention: Convention,
  unknown: Record<string, string[]> | null,
  errors: Record<string, string[]>,
): Answer {
  return jsonAnswer(400, refusalBody(convention, { ...unknown, ...errors }))
}

function withSchema(convention: Convention, what: 'createJob' | 'easyApply', extra: ExtraField[]): Convention {
  const schema = widened(convention[what].schema, extra)
  return what === 'createJob'
    ? { ...convention, createJob: { ...convention.createJob, schema } }
    : { ...convention, easyApply: { ...convention.easyApply, schema } }
}

function widened(schema: BodySchema, extra: ExtraField[]): BodySchema {
  if (extra.length === 0) return schema
  const { properties, required } = schema
  return {
    ...schema,
    required: [...(Array.isArray(required) ? required : []), ...extra.map(({ name }) => name)],
    properties: {
      ...(typeof properties === 'object' && !Array.isArray(properties) ? properties : {}),
      ...Object.fromEntries(extra.map((field) => [field.name, field.schema])),
    },
  }
}

const nested = (inner: BodySchema, token: string): BodySchema => ({ type: 'object', properties: { [token]: inner } })
