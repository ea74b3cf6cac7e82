import { sampleApplicants } from './sample-applicants'

const statuses = ['New', 'New', 'Interview', 'Rejected']
const sources = ['Job fair', 'Referral', 'Website']

/** 120 applicants, half of them New, a quarter at Interview; one has an id that must not appear in a URL. */
export const mixedApplicants = [
  ...sampleApplicants(118, (index) => ({
    status: statuses[index % 4],
    job_id: 881_200 + (index % 2) * 13,
    job_name: index % 2 === 0 ? 'Warehouse associate' : 'Line cook',
    source: sources[index % 3],
    is_favorite: index % 5 === 0,
    years: index % 7,
    applied_at: `2026-02-${String(1 + (index % 28)).padStart(2, '0')}T08:00:00Z`,
  })),
  {
    id: 'a b',
    name: 'Anna Zweig',
    email: 'anna@example.com',
    status: 'Interview',
    source: 'Job fair',
    job_id: 881_213,
  },
  { id: 77, name: 'Ömer Şahin', email: 'omer@example.com', status: 'New', source: 'Referral', job_id: 881_213 },
]
