import type { Convention } from '../convention'
import { isoTime } from '../write-styles'

const stageWords = {
  new: 'received',
  review: 'read',
  interview: 'talk',
  offer: 'offer',
  hired: 'hired',
  rejected: 'declined',
}

/** The partner of `e2e/profiles/nested.json`: everything is nested, next to empty lists and facets. */
export const nestedRepository: Convention = {
  name: 'nested-repository',
  countries: ['Ukraine', 'United Kingdom', 'Mexico'],
  applicant: (person) => ({
    form: { no: person.application },
    person: {
      names: { display: person.whole },
      contact: { mail: person.email, voice: person.phone },
      home: { town: person.city, land: person.country },
      career: { latest: { company: person.note === null ? null : 'Northwind' }, length: person.score % 20 },
    },
    target: {
      vacancy: { no: person.posting.number, label: person.posting.title },
      unit: { no: person.posting.team.number },
    },
    progress: { stage: stageWords[person.stage], since: isoTime(person.appliedAt) },
    assessment: { points: person.score, labels: person.tags, remarks: person.note },
  }),
  job: (posting) => ({
    kind: 'vacancy/2',
    vacancy: { no: posting.number, label: posting.title, seats: posting.seats, text: posting.description },
    owner: { unit: { no: posting.team.number }, contact: { mail: posting.owner.email } },
    site: { town: posting.city, land: posting.country },
    intake: { open: posting.isOpen, since: isoTime(posting.createdAt) },
  }),
  applicantsAnswer: (records) => ({
    meta: { sort: 'newest' },
    notices: [],
    result: { list: records, facets: [{ stage: 'received' }, { stage: 'read' }] },
  }),
  jobsAnswer: (records) => ({ meta: { sort: 'newest' }, notices: [], result: { list: records, facets: [] } }),
  truth: {
    applicants: {
      items: '/result/list',
      id: '/form/no',
      email: '/person/contact/mail',
      name: '/person/names/display',
      phone: '/person/contact/voice',
      job: '/target/vacancy/no',
      jobTitle: '/target/vacancy/label',
      status: '/progress/stage',
      team: '/target/unit/no',
      teamName: null,
      time: { at: '/progress/since', format: 'iso' },
    },
    jobs: {
      items: '/result/list',
      id: '/vacancy/no',
      title: '/vacancy/label',
      team: '/owner/unit/no',
      teamName: null,
      open: { at: '/intake/open', values: [true] },
      status: null,
      time: { at: '/intake/since', format: 'iso' },
    },
  },
  createJob: {
    schema: {
      type: 'object',
      required: ['kind', 'vacancy', 'owner'],
      properties: {
        kind: { type: 'string', enum: ['vacancy/2'] },
        vacancy: {
          type: 'object',
          required: ['label', 'engagement'],
          properties: {
            label: { type: 'string', minLength: 1 },
            engagement: { type: 'string', enum: ['permanent', 'seasonal', 'project'] },
          },
        },
        owner: {
          type: 'object',
          required: ['unit'],
          properties: {
            unit: { type: 'object', required: ['no'], properties: { no: { type: 'integer' } } },
            contact: { type: 'object', properties: { mail: { type: 'string', format: 'email' } } },
          },
        },
        site: { type: 'object', properties: { town: { type: 'string' } } },
      },
    },
    paths: { title: '/vacancy/label', team: '/owner/unit/no', city: '/site/town' },
    answer: (record) => record,
    id: '/vacancy/no',
  },
  easyApply: {
    schema: {
      type: 'object',
      required: ['candidate', 'target'],
      properties: {
        candidate: {
          type: 'object',
          required: ['contact', 'names'],
          properties: {
            contact: {
              type: 'object',
              required: ['mail'],
              properties: { mail: { type: 'string', format: 'email' }, voice: { type: 'string' } },
            },
            names: {
              type: 'object',
              required: ['display'],
              properties: { display: { type: 'string', minLength: 1 } },
            },
          },
        },
        target: {
          type: 'object',
          required: ['vacancy'],
          properties: {
            vacancy: { type: 'object', required: ['no'], properties: { no: { type: 'integer' } } },
          },
        },
        handling: { type: 'object', properties: { queue: { type: 'boolean' } } },
      },
    },
    paths: {
      email: '/candidate/contact/mail',
      job: '/target/vacancy/no',
      enqueue: '/handling/queue',
      name: '/candidate/names/display',
      phone: '/candidate/contact/voice',
    },
    answer: (record) => ({ outcome: { form: record.form } }),
  },
  aiChat: { at: '/assistant/talks', on: true, off: false },
  refusal: 'C',
}
