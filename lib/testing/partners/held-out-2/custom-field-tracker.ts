import type { Convention } from '../convention'
import type { Person } from '../population'
import { isoDay, isoTime } from '../write-styles'
import { touchedAt } from './local-words'

const stageWords = {
  new: 'Application Review',
  review: 'Recruiter Screen',
  interview: 'Face to Face',
  offer: 'Offer',
  hired: 'Offer',
  rejected: 'Recruiter Screen',
}
const stateOf = ({ stage }: Person) => (stage === 'hired' || stage === 'rejected' ? stage : 'active')

/** What one customer of this partner asks all applicants: dates, yes/no, choices, amounts, names of other people. */
function customFields(person: Person) {
  const { score, number, appliedAt } = person
  const isEven = score % 2 === 0
  return {
    desired_salary: score > 60 ? 40_000 + score * 500 : null,
    salary_currency: 'USD',
    notice_period: ['None', 'Two weeks', 'One month'][score % 3],
    willing_to_relocate: isEven,
    willing_to_travel: score % 3 === 0,
    work_authorization: ['Citizen', 'Permanent resident', 'Visa'][score % 3],
    requires_sponsorship: score % 5 === 0,
    available_from: isoDay(appliedAt + (14 + score) * 86_400_000),
    date_of_last_contact: isoDay(touchedAt(person)),
    shift_preference: ['Days', 'Nights', 'Any'][number % 3],
    years_of_experience: score % 21,
    education_level: ['High school', 'Associate', 'Bachelor', 'Master'][number % 4],
    school: isEven ? 'Wayne State University' : 'Lansing Community College',
    current_employer: ['Northwind', 'Contoso', 'Fabrikam', null][number % 4],
    current_title: score % 4 === 0 ? null : 'Associate',
    supervisor_name: isEven ? 'Pat Quinn' : null,
    supervisor_email: isEven ? `pat.quinn${number}@employer.example` : null,
    supervisor_phone: isEven ? `+1 248 555 ${1_000 + (number % 9_000)}` : null,
    emergency_contact_phone: score % 3 === 0 ? `+1 313 555 ${1_000 + (number % 8_999)}` : null,
    drug_screen_status: ['Not started', 'Passed'][score % 2],
    background_check: ['Clear', 'Pending', 'Not started'][score % 3],
    background_check_id: `BG${700_000 + number}`,
    eeo_gender: 'Decline to self-identify',
    eeo_veteran: score % 7 === 0,
    i9_complete: score > 90,
    badge_color: ['Blue', 'Green'][number % 2],
    uniform_size: ['S', 'M', 'L', 'XL'][number % 4],
    referral_bonus_paid: false,
    union_local: score % 4 === 0 ? `Local ${100 + (number % 40)}` : null,
    batch_import_row: null,
    linkedin_profile: isEven ? `https://social.example/in/${number}` : null,
    cost_center_override: null,
  }
}

/** An American applicant tracker: a bare list, lists of one job and one department, and about thirty custom fields. */
export const customFieldTracker: Convention = {
  name: 'custom-field-tracker',
  countries: ['United States', 'India', 'Mexico', 'United States'],
  hasRepeats: true,
  applicant: (person) => ({
    id: 40_000_000_000 + person.application,
    candidate_id: 30_000_000_000 + person.number,
    prospect: false,
    applied_at: isoTime(person.appliedAt),
    rejected_at: person.stage === 'rejected' ? isoTime(touchedAt(person)) : null,
    last_activity_at: isoTime(touchedAt(person)),
    source: { id: 4_000 + (person.score % 3), public_name: ['Indeed', 'Referral', 'Careers page'][person.score % 3] },
    credited_to: {
      id: person.owner.number,
      name: `${person.owner.first} ${person.owner.last}`,
      email: person.owner.email,
    },
    candidate: {
      first_name: person.first,
      last_name: person.last || person.first,
      email_addresses: [{ value: person.email, type: 'personal' }],
      phone_numbers: person.phone === null ? [] : [{ value: person.phone, type: 'mobile' }],
      addresses: [{ value: person.city, type: 'home' }],
    },
    jobs: [{ id: 4_000_000 + person.posting.number, name: person.posting.title }],
    status: stateOf(person),
    current_stage: { id: 7_100 + stageWords[person.stage].length, name: stageWords[person.stage] },
    answers: [{ question: 'How did you hear about us?', answer: person.note ?? 'A friend' }],
    attachments: [],
    custom_fields: customFields(person),
  }),
  job: (posting) => ({
    id: 4_000_000 + posting.number,
    name: posting.title,
    requisition_id: `REQ-${posting.number % 1_000}-${posting.team.number}`,
    notes: posting.description,
    confidential: posting.seats === 5,
    status: posting.isOpen ? 'open' : posting.seats > 3 ? 'closed' : 'draft',
    created_at: isoTime(posting.createdAt),
    opened_at: isoTime(posting.createdAt + 7_200_000),
    closed_at: posting.isOpen ? null : isoTime(posting.createdAt + 900_000_000),
    updated_at: isoTime(posting.createdAt + posting.seats * 60_000_000),
    departments: [{ id: 90_000 + posting.team.number, name: posting.team.name, parent_id: null }],
    offices: [
      {
        id: 60_000 + posting.city.length,
        name: posting.city,
        location: { name: `${posting.city}, ${posting.country}` },
      },
    ],
    hiring_team: {
      hiring_managers: [{ id: posting.owner.number, name: `${posting.owner.first} ${posting.owner.last}` }],
    },
    openings: [{ id: 80_000 + posting.number, status: posting.isOpen ? 'open' : 'closed' }],
    custom_fields: {
      employment_type: posting.seats % 2 ? 'Full-time' : 'Part-time',
      pay_grade: `G${posting.seats}`,
      exempt: posting.seats > 2,
    },
  }),
  applicantsAnswer: (records) => records,
  jobsAnswer: (records) => records,
  truth: {
    applicants: {
      items: '',
      id: '/id',
      email: '/candidate/email_addresses/0/value',
      name: { first: '/candidate/first_name', last: '/candidate/last_name' },
      phone: '/candidate/phone_numbers/0/value',
      job: '/jobs/0/id',
      jobTitle: '/jobs/0/name',
      status: ['/current_stage/name', '/status'],
      team: null,
      teamName: null,
      time: { at: '/applied_at', format: 'iso' },
    },
    jobs: {
      items: '',
      id: '/id',
      title: '/name',
      team: '/departments/0/id',
      teamName: '/departments/0/name',
      open: [
        { at: '/status', values: ['open'] },
        { at: '/openings/0/status', values: ['open'] },
      ],
      status: [null, '/status', '/openings/0/status'],
      time: ['/created_at', '/opened_at'],
    },
  },
  createJob: {
    schema: {
      type: 'object',
      required: ['job_name', 'department_id', 'template_job_id'],
      properties: {
        job_name: { type: 'string', minLength: 1 },
        department_id: { type: 'integer' },
        template_job_id: { type: 'integer' },
        requisition_id: { type: 'string' },
        city: { type: 'string' },
      },
    },
    paths: { title: '/job_name', team: '/department_id', city: '/city' },
    answer: (record) => record,
    id: '/id',
  },
  easyApply: {
    schema: {
      type: 'object',
      required: ['first_name', 'last_name', 'email', 'job_id'],
      properties: {
        first_name: { type: 'string', minLength: 1 },
        last_name: { type: 'string', minLength: 1 },
        email: { type: 'string', format: 'email' },
        phone: { type: 'string' },
        job_id: { type: 'integer' },
        enqueue: { type: 'boolean' },
        custom_fields: {
          type: 'object',
          properties: { shift_preference: { type: 'string', enum: ['Days', 'Nights', 'Any'] } },
        },
      },
    },
    paths: {
      email: '/email',
      job: '/job_id',
      enqueue: '/enqueue',
      first: '/first_name',
      last: '/last_name',
      phone: '/phone',
    },
    answer: (record) => ({ application_id: record.id }),
  },
  aiChat: { at: '/enabled', on: true, off: false },
  refusal: 'C',
}
