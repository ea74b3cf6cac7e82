import type { Convention } from '../convention'
import { isoTime, uuidOf } from '../write-styles'
import { localPhone, touchedAt } from './local-words'

const stages = {
  new: [100_000_000, 'Received'],
  review: [100_000_001, 'Screening'],
  interview: [100_000_002, 'Interview'],
  offer: [100_000_003, 'Offer'],
  hired: [100_000_004, 'Hired'],
  rejected: [100_000_005, 'Declined'],
} as const
const asText = (name: string) => `${name}@OData.Community.Display.V1.FormattedValue`

/**
 * OData entities: lookups as UUIDs with their text under a long name, option sets as large numbers, an etag and a
 * version number that differ in every record.
 */
export const odataEntities: Convention = {
  name: 'odata-entities',
  countries: ['United Kingdom', 'Nigeria', 'United States'],
  hasRepeats: true,
  applicant: (person) => ({
    '@odata.etag': `W/"${88_120_000 + person.application * 3}"`,
    versionnumber: 88_120_000 + person.application * 3,
    rec_applicationid: uuidOf('application', person.application),
    rec_name: `${person.whole} - ${person.posting.title}`,
    createdon: isoTime(person.appliedAt),
    modifiedon: isoTime(touchedAt(person)),
    _ownerid_value: uuidOf('user', person.owner.number),
    [asText('_ownerid_value')]: `${person.owner.first} ${person.owner.last}`,
    _rec_contactid_value: uuidOf('contact', person.number),
    firstname: person.first,
    lastname: person.last,
    fullname: person.whole,
    emailaddress1: person.email,
    emailaddress2: person.score % 8 === 0 ? `p${person.number}@work.example` : null,
    mobilephone: localPhone(person, '+44 7### ######'),
    telephone2: person.score % 4 === 0 ? localPhone(person, '0113 ### ####') : null,
    _rec_vacancyid_value: uuidOf('vacancy', person.posting.number),
    [asText('_rec_vacancyid_value')]: person.posting.title,
    _owningbusinessunit_value: uuidOf('unit', person.posting.team.number),
    [asText('_owningbusinessunit_value')]: person.posting.team.name,
    statecode: 0,
    [asText('statecode')]: 'Active',
    statuscode: stages[person.stage][0],
    [asText('statuscode')]: stages[person.stage][1],
    rec_recruiteremail: person.owner.email,
    importsequencenumber: null,
    rec_score: person.score,
  }),
  job: (posting) => ({
    '@odata.etag': `W/"${71_000_000 + posting.number * 3}"`,
    versionnumber: 71_000_000 + posting.number * 3,
    rec_vacancyid: uuidOf('vacancy', posting.number),
    rec_reference: `VAC-${posting.number}`,
    rec_jobtitle: posting.title,
    createdon: isoTime(posting.createdAt),
    modifiedon: isoTime(posting.createdAt + posting.seats * 40_000_000),
    _ownerid_value: uuidOf('user', posting.owner.number),
    [asText('_ownerid_value')]: `${posting.owner.first} ${posting.owner.last}`,
    _owningbusinessunit_value: uuidOf('unit', posting.team.number),
    [asText('_owningbusinessunit_value')]: posting.team.name,
    statecode: posting.isOpen ? 0 : 1,
    [asText('statecode')]: posting.isOpen ? 'Active' : 'Inactive',
    rec_internalonly: posting.seats === 5,
    rec_location: posting.city,
    rec_positions: posting.seats,
  }),
  applicantsAnswer: (records, { total, offset, limit }) => ({
    '@odata.context': 'https://org.example/api/data/v9.2/$metadata#rec_applications',
    '@odata.count': total,
    value: records,
    ...(offset + limit < total && {
      '@odata.nextLink': `https://org.example/api/data/v9.2/rec_applications?$skip=${offset + limit}`,
    }),
  }),
  jobsAnswer: (records) => ({
    '@odata.context': 'https://org.example/api/data/v9.2/$metadata#rec_vacancies',
    '@odata.count': records.length,
    value: records,
  }),
  truth: {
    applicants: {
      items: '/value',
      id: '/rec_applicationid',
      email: '/emailaddress1',
      name: ['/fullname', { first: '/firstname', last: '/lastname' }],
      phone: '/mobilephone',
      job: '/_rec_vacancyid_value',
      jobTitle: `/${asText('_rec_vacancyid_value')}`,
      status: `/${asText('statuscode')}`,
      team: '/_owningbusinessunit_value',
      teamName: `/${asText('_owningbusinessunit_value')}`,
      time: { at: '/createdon', format: 'iso' },
    },
    jobs: {
      items: '/value',
      id: '/rec_vacancyid',
      title: '/rec_jobtitle',
      team: '/_owningbusinessunit_value',
      teamName: `/${asText('_owningbusinessunit_value')}`,
      open: [
        { at: '/statecode', values: [0] },
        { at: `/${asText('statecode')}`, values: ['Active'] },
      ],
      status: [null, `/${asText('statecode')}`, '/statecode'],
      time: { at: '/createdon', format: 'iso' },
    },
  },
  createJob: {
    schema: {
      type: 'object',
      required: ['rec_jobtitle', 'rec_businessunitid', 'rec_contracttype'],
      properties: {
        rec_jobtitle: { type: 'string', minLength: 1, maxLength: 100 },
        rec_businessunitid: { type: 'string', format: 'uuid' },
        rec_contracttype: { type: 'integer', enum: [100_000_000, 100_000_001] },
        rec_location: { type: 'string' },
      },
    },
    paths: { title: '/rec_jobtitle', team: '/rec_businessunitid', city: '/rec_location' },
    answer: (record) => ({ '@odata.context': 'https://org.example/$metadata#rec_vacancies/$entity', ...record }),
    id: '/rec_vacancyid',
  },
  easyApply: {
    schema: {
      type: 'object',
      required: ['firstname', 'lastname', 'emailaddress1', 'rec_vacancyid'],
      properties: {
        firstname: { type: 'string', minLength: 1 },
        lastname: { type: 'string', minLength: 1 },
        emailaddress1: { type: 'string', format: 'email' },
        mobilephone: { type: 'string' },
        rec_vacancyid: { type: 'string', format: 'uuid' },
        rec_enqueue: { type: 'boolean' },
      },
    },
    paths: {
      email: '/emailaddress1',
      job: '/rec_vacancyid',
      enqueue: '/rec_enqueue',
      first: '/firstname',
      last: '/lastname',
      phone: '/mobilephone',
    },
    answer: (record) => ({ rec_applicationid: record.rec_applicationid }),
  },
  aiChat: { at: '/rec_aichat', on: true, off: false },
  refusal: 'E',
}
