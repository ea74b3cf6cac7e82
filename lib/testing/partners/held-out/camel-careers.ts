import type { Convention } from '../convention'
import { seconds } from '../write-styles'

const stageWords = {
  new: 'submitted',
  review: 'shortlisted',
  interview: 'meeting',
  offer: 'offerSent',
  hired: 'onboard',
  rejected: 'closed',
}

/** English, camel case, numeric ids, seconds since 1970, jobs with `isClosed`. Discovery was never tuned on it. */
export const camelCareers: Convention = {
  name: 'camel-careers',
  countries: ['United Kingdom', 'United States', 'India'],
  applicant: (person) => ({
    submissionId: person.application,
    submittedAt: seconds(person.appliedAt),
    candidate: {
      candidateId: person.number,
      fullName: person.whole,
      emailAddress: person.email,
      mobileNumber: person.phone,
      homeTown: person.city,
    },
    vacancyId: person.posting.number,
    vacancyTitle: person.posting.title,
    divisionId: person.posting.team.number,
    divisionName: person.posting.team.name,
    currentStage: stageWords[person.stage],
    assignedTo: { userId: person.owner.number, emailAddress: person.owner.email },
    rating: person.score,
    remarks: person.note,
  }),
  job: (posting) => ({
    vacancyId: posting.number,
    vacancyTitle: posting.title,
    divisionId: posting.team.number,
    divisionName: posting.team.name,
    isClosed: !posting.isOpen,
    headCount: posting.seats,
    workTown: posting.city,
    publishedAt: seconds(posting.createdAt),
    hiringManagerEmail: posting.owner.email,
    summary: posting.description,
  }),
  applicantsAnswer: (records, { total }) => ({ submissions: records, totalCount: total }),
  jobsAnswer: (records) => ({ vacancies: records, totalCount: records.length }),
  truth: {
    applicants: {
      items: '/submissions',
      id: '/submissionId',
      email: '/candidate/emailAddress',
      name: '/candidate/fullName',
      phone: '/candidate/mobileNumber',
      job: '/vacancyId',
      jobTitle: '/vacancyTitle',
      status: '/currentStage',
      team: '/divisionId',
      teamName: '/divisionName',
      time: { at: '/submittedAt', format: 'seconds' },
    },
    jobs: {
      items: '/vacancies',
      id: '/vacancyId',
      title: '/vacancyTitle',
      team: '/divisionId',
      teamName: '/divisionName',
      open: { at: '/isClosed', values: [false] },
      status: null,
      time: { at: '/publishedAt', format: 'seconds' },
    },
  },
  createJob: {
    schema: {
      type: 'object',
      required: ['vacancyTitle', 'divisionId'],
      properties: {
        vacancyTitle: { type: 'string', minLength: 1 },
        divisionId: { type: 'integer' },
        headCount: { type: 'integer', minimum: 1 },
        workTown: { type: 'string' },
      },
    },
    paths: { title: '/vacancyTitle', team: '/divisionId', city: '/workTown' },
    answer: (record) => ({ vacancy: record }),
    id: '/vacancy/vacancyId',
  },
  easyApply: {
    schema: {
      type: 'object',
      required: ['fullName', 'emailAddress', 'vacancyId'],
      properties: {
        fullName: { type: 'string', minLength: 1 },
        emailAddress: { type: 'string', format: 'email' },
        mobileNumber: { type: 'string' },
        vacancyId: { type: 'integer' },
        enqueue: { type: 'boolean' },
      },
    },
    paths: {
      email: '/emailAddress',
      job: '/vacancyId',
      enqueue: '/enqueue',
      name: '/fullName',
      phone: '/mobileNumber',
    },
    answer: (record) => ({ submissionId: record.submissionId }),
  },
  aiChat: { at: '/isActive', on: true, off: false },
  refusal: 'E',
}
