import type { Convention } from '../convention'
import { codeOf, seconds } from '../write-styles'
import { touchedAt } from './local-words'

const host = 'https://talent.example/api'
const jobKey = (number: number) => `job_${codeOf('job', number)}`

/** HAL: everything embedded or linked, addresses and phone numbers in lists, prefixed ids, seconds since 1970. */
export const halDocuments: Convention = {
  name: 'hal-documents',
  countries: ['France', 'Germany', 'Israel', 'Indonesia'],
  applicant: (person) => ({
    id: `app_${codeOf('application', person.application)}`,
    submitted: seconds(person.appliedAt),
    modified: seconds(touchedAt(person)),
    phase: person.stage.toUpperCase(),
    origin: person.isStarred ? 'REFERRAL' : 'WEBSITE',
    _links: {
      self: { href: `${host}/applications/app_${codeOf('application', person.application)}` },
      job: { href: `${host}/jobs/${jobKey(person.posting.number)}` },
    },
    _embedded: {
      person: {
        id: `per_${codeOf('person', person.number)}`,
        name: { given: person.first, family: person.last },
        emails: [
          { kind: 'personal', value: person.email },
          ...(person.score % 6 === 0 ? [{ kind: 'work', value: `u${person.number}@work.example` }] : []),
        ],
        phones: person.phone === null ? [] : [{ kind: 'mobile', value: person.phone }],
        address: { city: person.city, country: person.country },
      },
      job: { id: jobKey(person.posting.number), headline: person.posting.title },
      team: { id: `team_${codeOf('team', person.posting.team.number)}`, label: person.posting.team.name },
      recruiter: { id: `usr_${codeOf('user', person.owner.number)}`, mail: person.owner.email },
    },
  }),
  job: (posting) => ({
    id: jobKey(posting.number),
    requisition: `R-${posting.number}`,
    headline: posting.title,
    acceptingApplications: posting.isOpen,
    internalOnly: posting.seats === 5,
    published: seconds(posting.createdAt),
    modified: seconds(posting.createdAt + posting.seats * 90_000_000),
    headcount: posting.seats,
    _links: { self: { href: `${host}/jobs/${jobKey(posting.number)}` } },
    _embedded: {
      team: { id: `team_${codeOf('team', posting.team.number)}`, label: posting.team.name },
      office: { city: posting.city, country: posting.country },
      recruiter: { id: `usr_${codeOf('user', posting.owner.number)}`, mail: posting.owner.email },
    },
  }),
  applicantsAnswer: (records, { offset, limit, total }) => ({
    _links: { self: { href: `${host}/applications?offset=${offset}&limit=${limit}` } },
    _embedded: { applications: records },
    page: { size: limit, totalElements: total, totalPages: Math.ceil(total / limit), number: offset / limit },
  }),
  jobsAnswer: (records) => ({
    _links: { self: { href: `${host}/jobs` } },
    _embedded: { jobs: records },
    page: { size: 500, totalElements: records.length, totalPages: 1, number: 0 },
  }),
  truth: {
    applicants: {
      items: '/_embedded/applications',
      id: '/id',
      email: '/_embedded/person/emails/0/value',
      name: { first: '/_embedded/person/name/given', last: '/_embedded/person/name/family' },
      phone: '/_embedded/person/phones/0/value',
      job: '/_embedded/job/id',
      jobTitle: '/_embedded/job/headline',
      status: '/phase',
      team: '/_embedded/team/id',
      teamName: '/_embedded/team/label',
      time: { at: '/submitted', format: 'seconds' },
    },
    jobs: {
      items: '/_embedded/jobs',
      id: '/id',
      title: '/headline',
      team: '/_embedded/team/id',
      teamName: '/_embedded/team/label',
      open: { at: '/acceptingApplications', values: [true] },
      status: null,
      time: { at: '/published', format: 'seconds' },
    },
  },
  createJob: {
    schema: {
      type: 'object',
      required: ['headline', 'team', 'workplace'],
      properties: {
        headline: { type: 'string', minLength: 1 },
        team: { type: 'object', required: ['id'], properties: { id: { type: 'string', minLength: 1 } } },
        workplace: { type: 'string', enum: ['ONSITE', 'HYBRID', 'REMOTE'] },
        city: { type: 'string' },
      },
    },
    paths: { title: '/headline', team: '/team/id', city: '/city' },
    answer: (record) => record,
    id: '/id',
  },
  easyApply: {
    schema: {
      type: 'object',
      required: ['person', 'jobId'],
      properties: {
        person: {
          type: 'object',
          required: ['name', 'email'],
          properties: {
            name: {
              type: 'object',
              required: ['given', 'family'],
              properties: { given: { type: 'string', minLength: 1 }, family: { type: 'string', minLength: 1 } },
            },
            email: { type: 'string', format: 'email' },
            phone: { type: 'string' },
          },
        },
        jobId: { type: 'string', minLength: 1 },
        deferred: { type: 'boolean' },
      },
    },
    paths: {
      email: '/person/email',
      job: '/jobId',
      enqueue: '/deferred',
      first: '/person/name/given',
      last: '/person/name/family',
      phone: '/person/phone',
    },
    answer: (record) => ({ id: record.id, _links: record._links }),
  },
  aiChat: { at: '/subscription/state', on: 'ENABLED', off: 'DISABLED' },
  refusal: 'C',
}
