import type { Convention } from '../convention'
import { uuidOf } from '../write-styles'
import { touchedAt } from './local-words'

const globalId = (kind: string, number: number) => Buffer.from(`${kind}:${number}`).toString('base64')
const stages = {
  new: ['Application review', 1],
  review: ['Phone screen', 2],
  interview: ['On site', 3],
  offer: ['Offer', 4],
  hired: ['Hired', 5],
  rejected: ['Archived', 6],
} as const
const edge = <Node extends { id: string }>(node: Node) => ({
  cursor: Buffer.from(`at:${node.id}`).toString('base64'),
  node,
})

/**
 * A GraphQL connection behind REST: every record is the `node` of an edge with its own cursor, ids are base64,
 * timestamps are milliseconds as text, stages and teams are objects.
 */
export const graphEdges: Convention = {
  name: 'graph-edges',
  countries: ['Vietnam', 'United States', 'Ukraine'],
  applicant: (person) =>
    edge({
      __typename: 'Application',
      id: globalId('Application', person.application),
      createdAt: String(person.appliedAt),
      updatedAt: String(touchedAt(person)),
      candidate: {
        __typename: 'Candidate',
        id: globalId('Candidate', person.number),
        displayName: person.whole,
        primaryEmail: { value: person.email, isVerified: person.score > 40 },
        primaryPhone: person.phone === null ? null : { value: person.phone },
        timezone: null,
      },
      opening: {
        __typename: 'Opening',
        id: globalId('Opening', person.posting.number),
        title: person.posting.title,
        team: { id: globalId('Team', person.posting.team.number), name: person.posting.team.name },
      },
      stage: {
        id: globalId('Stage', stages[person.stage][1]),
        name: stages[person.stage][0],
        position: stages[person.stage][1],
      },
      assignee: {
        id: uuidOf('user', person.owner.number),
        displayName: `${person.owner.first} ${person.owner.last}`,
        email: person.owner.email,
      },
      rating: person.score / 20,
    }),
  job: (posting) =>
    edge({
      __typename: 'Opening',
      id: globalId('Opening', posting.number),
      title: posting.title,
      code: `OP${posting.number}`,
      team: { id: globalId('Team', posting.team.number), name: posting.team.name },
      lifecycle: posting.isOpen ? 'PUBLISHED' : posting.seats > 3 ? 'PAUSED' : 'FILLED',
      visibility: posting.seats === 5 ? 'INTERNAL' : 'PUBLIC',
      publishedAt: String(posting.createdAt),
      updatedAt: String(posting.createdAt + posting.seats * 50_000_000),
      location: { city: posting.city, countryCode: posting.country },
      hiringManager: { id: uuidOf('user', posting.owner.number), email: posting.owner.email },
    }),
  applicantsAnswer: (records, { offset, limit, total }) => ({
    data: {
      applications: {
        edges: records,
        pageInfo: {
          endCursor: records.at(-1)?.cursor ?? null,
          hasNextPage: offset + limit < total,
        },
        totalCount: total,
      },
    },
    extensions: { cost: { requested: 52, remaining: 948 } },
  }),
  jobsAnswer: (records) => ({
    data: { openings: { edges: records, pageInfo: { endCursor: null, hasNextPage: false } } },
  }),
  truth: {
    applicants: {
      items: '/data/applications/edges',
      id: '/node/id',
      email: '/node/candidate/primaryEmail/value',
      name: '/node/candidate/displayName',
      phone: '/node/candidate/primaryPhone/value',
      job: '/node/opening/id',
      jobTitle: '/node/opening/title',
      status: '/node/stage/name',
      team: '/node/opening/team/id',
      teamName: '/node/opening/team/name',
      time: { at: '/node/createdAt', format: 'milliseconds' },
    },
    jobs: {
      items: '/data/openings/edges',
      id: '/node/id',
      title: '/node/title',
      team: '/node/team/id',
      teamName: '/node/team/name',
      open: { at: '/node/lifecycle', values: ['PUBLISHED'] },
      status: [null, '/node/lifecycle'],
      time: { at: '/node/publishedAt', format: 'milliseconds' },
    },
  },
  createJob: {
    schema: {
      type: 'object',
      required: ['input'],
      properties: {
        input: {
          type: 'object',
          required: ['title', 'teamId', 'employmentType'],
          properties: {
            title: { type: 'string', minLength: 1 },
            teamId: { type: 'string', minLength: 1 },
            employmentType: { type: 'string', enum: ['FULL_TIME', 'PART_TIME'] },
            city: { type: 'string' },
          },
        },
      },
    },
    paths: { title: '/input/title', team: '/input/teamId', city: '/input/city' },
    answer: (record) => ({ data: { createOpening: { opening: record.node, userErrors: [] } } }),
    id: '/data/createOpening/opening/id',
  },
  easyApply: {
    schema: {
      type: 'object',
      required: ['input'],
      properties: {
        input: {
          type: 'object',
          required: ['displayName', 'email', 'openingId'],
          properties: {
            displayName: { type: 'string', minLength: 1 },
            email: { type: 'string', format: 'email' },
            phone: { type: 'string' },
            openingId: { type: 'string', minLength: 1 },
            enqueue: { type: 'boolean' },
          },
        },
      },
    },
    paths: {
      email: '/input/email',
      job: '/input/openingId',
      enqueue: '/input/enqueue',
      name: '/input/displayName',
      phone: '/input/phone',
    },
    answer: (record) => ({ data: { applicationSubmit: { application: record.node } } }),
  },
  aiChat: { at: '/input/enabled', on: true, off: false },
  refusal: 'E',
}
