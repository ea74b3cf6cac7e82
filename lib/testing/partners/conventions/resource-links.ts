import type { Convention } from '../convention'
import { isoTime, uuidOf } from '../write-styles'

/** JSON:API style: type, id, attributes and relationships; kebab case. */
export const resourceLinks: Convention = {
  name: 'resource-links',
  countries: ['Germany', 'Ethiopia', 'Brazil', 'Israel'],
  applicant: (person) => ({
    id: uuidOf('application', person.application),
    type: 'job-applications',
    attributes: {
      'given-name': person.first,
      'family-name': person.last,
      'email-address': person.email,
      'phone-number': person.phone,
      'pipeline-state': person.stage,
      'received-at': isoTime(person.appliedAt),
      'referrer-email': person.isStarred ? person.owner.email : null,
      'cover-letter': person.note,
    },
    relationships: {
      job: { data: { type: 'jobs', id: uuidOf('job', person.posting.number) } },
      unit: { data: { type: 'units', id: uuidOf('unit', person.posting.team.number) } },
    },
    links: { self: `https://api.example.com/job-applications/${person.application}` },
  }),
  job: (posting) => ({
    id: uuidOf('job', posting.number),
    type: 'jobs',
    attributes: {
      headline: posting.title,
      'accepts-applications': posting.isOpen,
      featured: posting.seats === 4,
      'posted-at': isoTime(posting.createdAt),
      town: posting.city,
      seats: posting.seats,
    },
    relationships: {
      unit: { data: { type: 'units', id: uuidOf('unit', posting.team.number) } },
      owner: { data: { type: 'users', id: uuidOf('user', posting.owner.number) } },
    },
    links: { self: `https://api.example.com/jobs/${posting.number}` },
  }),
  applicantsAnswer: (records, { total }) => ({ data: records, included: [], meta: { count: total } }),
  jobsAnswer: (records) => ({ data: records, included: [], meta: { count: records.length } }),
  truth: {
    applicants: {
      items: '/data',
      id: '/id',
      email: '/attributes/email-address',
      name: { first: '/attributes/given-name', last: '/attributes/family-name' },
      phone: '/attributes/phone-number',
      job: '/relationships/job/data/id',
      jobTitle: null,
      status: '/attributes/pipeline-state',
      team: '/relationships/unit/data/id',
      teamName: null,
      time: { at: '/attributes/received-at', format: 'iso' },
    },
    jobs: {
      items: '/data',
      id: '/id',
      title: '/attributes/headline',
      team: '/relationships/unit/data/id',
      teamName: null,
      open: { at: '/attributes/accepts-applications', values: [true] },
      status: null,
      time: { at: '/attributes/posted-at', format: 'iso' },
    },
  },
  createJob: {
    schema: {
      type: 'object',
      required: ['data'],
      properties: {
        data: {
          type: 'object',
          required: ['headline', 'unit-id', 'visa-sponsorship'],
          properties: {
            headline: { type: 'string', minLength: 1 },
            'unit-id': { type: 'string', format: 'uuid' },
            'visa-sponsorship': { type: 'boolean' },
            town: { type: 'string' },
          },
        },
      },
    },
    paths: { title: '/data/headline', team: '/data/unit-id', city: '/data/town' },
    answer: (record) => ({ data: record }),
    id: '/data/id',
  },
  easyApply: {
    schema: {
      type: 'object',
      required: ['data'],
      properties: {
        data: {
          type: 'object',
          required: ['given-name', 'family-name', 'email-address', 'job-id'],
          properties: {
            'given-name': { type: 'string', minLength: 1 },
            'family-name': { type: 'string', minLength: 1 },
            'email-address': { type: 'string', format: 'email' },
            'phone-number': { type: 'string' },
            'job-id': { type: 'string', format: 'uuid' },
          },
        },
      },
    },
    paths: {
      email: '/data/email-address',
      job: '/data/job-id',
      first: '/data/given-name',
      last: '/data/family-name',
      phone: '/data/phone-number',
    },
    answer: (record) => ({ data: record }),
  },
  aiChat: { at: '/data/assistant', on: true, off: false },
  refusal: 'E',
}
