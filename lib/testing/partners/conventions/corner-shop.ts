import type { Convention } from '../convention'
import { dottedDay } from '../write-styles'

/** Held out: a small business with nine applicants and four jobs, ids counting from one, no teams, every job open. */
export const cornerShop: Convention = {
  name: 'corner-shop',
  countries: ['Türkiye', 'United Kingdom'],
  size: { people: 9, postings: 4 },
  applicant: (person) => ({
    Id: 905_114 - person.application,
    Who: { FullName: person.whole, Reach: { Mail: person.email, Ring: person.phone } },
    For: { Id: 1 + Math.floor((48_213 - person.posting.number) / 17), What: person.posting.title },
    Read: person.stage !== 'new',
    Came: dottedDay(person.appliedAt),
    Stars: person.score % 6,
  }),
  job: (posting) => ({
    Id: 1 + Math.floor((48_213 - posting.number) / 17),
    What: posting.title,
    Taking: true,
    Hours: 8 + posting.seats,
    Since: dottedDay(posting.createdAt),
  }),
  applicantsAnswer: (records) => ({ Applicants: { List: records } }),
  jobsAnswer: (records) => ({ Jobs: { List: records } }),
  truth: {
    applicants: {
      items: '/Applicants/List',
      id: '/Id',
      email: '/Who/Reach/Mail',
      name: '/Who/FullName',
      phone: '/Who/Reach/Ring',
      job: '/For/Id',
      jobTitle: '/For/What',
      status: null,
      team: null,
      teamName: null,
      time: { at: '/Came', format: 'day-month-year' },
    },
    jobs: {
      items: '/Jobs/List',
      id: '/Id',
      title: '/What',
      team: null,
      teamName: null,
      open: { at: '/Taking', values: [true] },
      status: null,
      time: { at: '/Since', format: 'day-month-year' },
    },
  },
  createJob: {
    schema: {
      type: 'object',
      required: ['What', 'Hours'],
      properties: { What: { type: 'string', minLength: 1, title: 'Title' }, Hours: { type: 'integer', minimum: 1 } },
    },
    paths: { title: '/What' },
    answer: (record) => record,
    id: '/Id',
  },
  easyApply: {
    schema: {
      type: 'object',
      required: ['FullName', 'Mail', 'JobId'],
      properties: {
        FullName: { type: 'string', minLength: 1 },
        Mail: { type: 'string', format: 'email' },
        Ring: { type: 'string', title: 'Phone' },
        JobId: { type: 'integer' },
      },
    },
    paths: { email: '/Mail', job: '/JobId', name: '/FullName', phone: '/Ring' },
    answer: (record) => record,
  },
  aiChat: { at: '/Talk', on: true, off: false },
  refusal: 'C',
}
