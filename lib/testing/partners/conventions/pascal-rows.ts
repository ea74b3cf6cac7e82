import type { Convention } from '../convention'
import { uuidOf } from '../write-styles'

const stageNumbers = { new: 1, review: 2, interview: 3, offer: 4, hired: 5, rejected: 9 }
const stageWords = {
  new: 'Received',
  review: 'Under review',
  interview: 'Interviewing',
  offer: 'Offered',
  hired: 'Placed',
  rejected: 'Closed out',
}

/** Pascal case, three envelope levels, a wrapper, UUIDs everywhere, the manager's address next to the applicant's. */
export const pascalRows: Convention = {
  name: 'pascal-rows',
  countries: ['United Kingdom', 'Bangladesh', 'Thailand'],
  applicant: (person) => ({
    Candidate: {
      CandidateId: uuidOf('candidate', person.number),
      ApplicationId: uuidOf('application', person.application),
      DisplayName: person.whole,
      Email: person.email,
      EmailVerified: !person.isStarred,
      MobilePhone: person.phone,
      Location: person.city,
      ManagerEmail: person.owner.email,
      ManagerName: `${person.owner.first} ${person.owner.last}`,
      RequisitionId: uuidOf('requisition', person.posting.number),
      RequisitionTitle: person.posting.title,
      BusinessUnitId: uuidOf('unit', person.posting.team.number),
      BusinessUnitName: person.posting.team.name,
      StageId: stageNumbers[person.stage],
      StageName: stageWords[person.stage],
      AppliedOn: person.appliedAt,
      LinkedInUrl: person.isStarred ? `https://people.example.com/${person.number}` : null,
    },
  }),
  job: (posting) => ({
    Requisition: {
      RequisitionId: uuidOf('requisition', posting.number),
      ExternalCode: `X${posting.number * 3}`,
      Title: posting.title,
      BusinessUnitId: uuidOf('unit', posting.team.number),
      BusinessUnitName: posting.team.name,
      IsActive: posting.isOpen,
      IsRemote: posting.seats === 4,
      HiringManagerEmail: posting.owner.email,
      Headcount: posting.seats,
      CreatedOn: posting.createdAt,
      City: posting.city,
    },
  }),
  applicantsAnswer: (records, { total }) => ({
    Success: true,
    Errors: [],
    Response: { Result: { Rows: records, RowCount: total } },
  }),
  jobsAnswer: (records) => ({
    Success: true,
    Errors: [],
    Response: { Result: { Rows: records, RowCount: records.length } },
  }),
  truth: {
    applicants: {
      items: '/Response/Result/Rows',
      id: ['/Candidate/ApplicationId', '/Candidate/CandidateId'],
      email: '/Candidate/Email',
      name: '/Candidate/DisplayName',
      phone: '/Candidate/MobilePhone',
      job: '/Candidate/RequisitionId',
      jobTitle: '/Candidate/RequisitionTitle',
      status: ['/Candidate/StageName', '/Candidate/StageId'],
      team: '/Candidate/BusinessUnitId',
      teamName: '/Candidate/BusinessUnitName',
      time: { at: '/Candidate/AppliedOn', format: 'milliseconds' },
    },
    jobs: {
      items: '/Response/Result/Rows',
      id: '/Requisition/RequisitionId',
      title: '/Requisition/Title',
      team: '/Requisition/BusinessUnitId',
      teamName: '/Requisition/BusinessUnitName',
      open: { at: '/Requisition/IsActive', values: [true] },
      status: null,
      time: { at: '/Requisition/CreatedOn', format: 'milliseconds' },
    },
  },
  createJob: {
    schema: {
      type: 'object',
      required: ['Title', 'BusinessUnitId', 'Headcount'],
      properties: {
        Title: { type: 'string', minLength: 1 },
        BusinessUnitId: { type: 'string', format: 'uuid' },
        Headcount: { type: 'integer', minimum: 1 },
        HiringManagerEmail: { type: 'string', format: 'email' },
        City: { type: 'string' },
      },
    },
    paths: { title: '/Title', team: '/BusinessUnitId', city: '/City' },
    answer: (record) => ({ Success: true, Response: record }),
    id: '/Response/Requisition/RequisitionId',
  },
  easyApply: {
    schema: {
      type: 'object',
      required: ['DisplayName', 'Email', 'RequisitionId'],
      properties: {
        DisplayName: { type: 'string', minLength: 1 },
        Email: { type: 'string', format: 'email' },
        MobilePhone: { type: 'string' },
        RequisitionId: { type: 'string', format: 'uuid' },
        ReferrerEmail: { type: 'string', format: 'email' },
        Enqueue: { type: 'boolean' },
      },
    },
    paths: {
      email: '/Email',
      job: '/RequisitionId',
      enqueue: '/Enqueue',
      name: '/DisplayName',
      phone: '/MobilePhone',
    },
    answer: (record) => ({ Success: true, Response: record }),
  },
  aiChat: { at: '/IsEnabled', on: true, off: false },
  refusal: 'C',
}
