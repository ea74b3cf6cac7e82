import type { ListConvention } from '../convention'
import { isoDay, isoTime, seconds, slugOf, uuidOf } from '../write-styles'

/** GraphQL: edges and nodes, uppercase enums, a slug next to the id. */
const graphEdges: ListConvention = {
  name: 'graph-edges',
  countries: ['United States', 'Mexico'],
  applicant: (person) => ({
    cursor: `c${person.application}`,
    node: {
      __typename: 'Application',
      id: uuidOf('application', person.application),
      appliedAt: isoTime(person.appliedAt),
      stage: { name: person.stage.toUpperCase(), position: person.stage.length },
      applicant: { name: person.whole, email: person.email, phone: person.phone, city: person.city },
      job: {
        id: uuidOf('job', person.posting.number),
        name: person.posting.title,
        team: { id: uuidOf('team', person.posting.team.number), name: person.posting.team.name },
      },
      owner: { name: `${person.owner.first} ${person.owner.last}`, email: person.owner.email },
    },
  }),
  job: (posting) => ({
    cursor: `c${posting.number}`,
    node: {
      __typename: 'Job',
      id: uuidOf('job', posting.number),
      slug: slugOf(posting.title, posting.number),
      name: posting.title,
      state: posting.isOpen ? 'OPEN' : 'FILLED',
      team: { id: uuidOf('team', posting.team.number), name: posting.team.name },
      createdAt: isoTime(posting.createdAt),
      startDate: isoDay(posting.createdAt + posting.seats * 2_000_000_000),
      openings: posting.seats,
    },
  }),
  applicantsAnswer: (records, { total }) => ({
    data: { company: { applications: { edges: records, totalCount: total, pageInfo: { hasNextPage: true } } } },
  }),
  jobsAnswer: (records) => ({ data: { company: { jobs: { edges: records, totalCount: records.length } } } }),
  truth: {
    applicants: {
      items: '/data/company/applications/edges',
      id: '/node/id',
      email: '/node/applicant/email',
      name: '/node/applicant/name',
      phone: '/node/applicant/phone',
      job: '/node/job/id',
      jobTitle: '/node/job/name',
      status: '/node/stage/name',
      team: '/node/job/team/id',
      teamName: '/node/job/team/name',
      time: '/node/appliedAt',
    },
    jobs: {
      items: '/data/company/jobs/edges',
      id: '/node/id',
      title: '/node/name',
      team: '/node/team/id',
      teamName: '/node/team/name',
      open: { at: '/node/state', values: ['OPEN'] },
      status: [null, '/node/state'],
      time: '/node/createdAt',
    },
  },
}

/** XML converted to JSON: attributes under `@attributes`, texts under `$t`, everything as text. */
const xmlAsJson: ListConvention = {
  name: 'xml-as-json',
  countries: ['United Kingdom', 'India'],
  applicant: (person) => ({
    '@attributes': { ref: String(person.application), lang: 'en' },
    forename: { $t: person.first },
    surname: { $t: person.last },
    email: { $t: person.email },
    tel: person.phone === null ? {} : { $t: person.phone },
    vacancy: { '@attributes': { ref: String(person.posting.number) }, $t: person.posting.title },
    branch: { '@attributes': { code: `B${person.posting.team.number}` }, $t: person.posting.team.name },
    progress: { $t: person.stage },
    received: { $t: String(seconds(person.appliedAt)) },
    consultant: { '@attributes': { ref: String(person.owner.number) }, $t: person.owner.email },
  }),
  job: (posting) => ({
    '@attributes': { ref: String(posting.number), live: posting.isOpen ? 'true' : 'false' },
    title: { $t: posting.title },
    branch: { '@attributes': { code: `B${posting.team.number}` }, $t: posting.team.name },
    town: { $t: posting.city },
    advertised: { $t: String(seconds(posting.createdAt)) },
    consultant: { '@attributes': { ref: String(posting.owner.number) }, $t: posting.owner.email },
  }),
  applicantsAnswer: (records, { total }) => ({
    response: { applicants: { '@attributes': { count: String(total) }, applicant: records } },
  }),
  jobsAnswer: (records) => ({
    response: { vacancies: { '@attributes': { count: String(records.length) }, vacancy: records } },
  }),
  truth: {
    applicants: {
      items: '/response/applicants/applicant',
      id: '/@attributes/ref',
      email: '/email/$t',
      name: { first: '/forename/$t', last: '/surname/$t' },
      phone: '/tel/$t',
      job: '/vacancy/@attributes/ref',
      jobTitle: '/vacancy/$t',
      status: '/progress/$t',
      team: '/branch/@attributes/code',
      teamName: '/branch/$t',
      time: { at: '/received/$t', format: 'seconds' },
    },
    jobs: {
      items: '/response/vacancies/vacancy',
      id: '/@attributes/ref',
      title: '/title/$t',
      team: '/branch/@attributes/code',
      teamName: '/branch/$t',
      open: { at: '/@attributes/live', values: ['true'] },
      status: null,
      time: { at: '/advertised/$t', format: 'seconds' },
    },
  },
}

export const nestedStyles: ListConvention[] = [graphEdges, xmlAsJson]
