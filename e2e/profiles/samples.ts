import { expect } from '@playwright/test'

/** The partners that the core tests run against. */
export type ProfileName = 'default' | 'nested' | 'flat'

/** What tests type and see where partners differ in more than names. */
export type Samples = {
  /** A complete new job titled "Night baker" for team 12, including what the desk fills in automatically. */
  job: Record<string, unknown>
  /** The id of the open job "Warehouse associate" as an application sends it. */
  openJob: string | number
  /** The label of a field in the second applicant's details that is shown only because the partner sent it. */
  discovered: string
}

export const samples: Record<ProfileName, Samples> = {
  default: {
    job: {
      name: 'Night baker',
      team_id: 12,
      job_type: 'Part time',
      open_positions_count: 2,
      job_owner_email: 'owner@example.com',
      private: true,
    },
    openJob: '881200',
    discovered: 'Last employer',
  },
  nested: {
    job: {
      kind: 'vacancy/2',
      vacancy: { label: 'Night baker', engagement: 'seasonal', seats: 2, text: '<p>Bread</p>' },
      owner: { unit: { no: 12 }, contact: { mail: 'owner@example.com' } },
      site: { town: 'Łódź', remote: false },
      terms: {
        pay: { from: 14.5, unit: 160 },
        shifts: [
          { day: 'weekday', hours: 7.5 },
          { day: 'weekend', hours: 4 },
        ],
      },
    },
    openJob: 881200,
    discovered: 'Company',
  },
  flat: {
    job: {
      posting_ref: expect.stringMatching(/^[0-9a-f-]{36}$/),
      position_title: 'Night baker',
      branch: '12',
      contract_kind: 'PT',
      hourly_pay: 14.5,
      starts_on: '2026-05-01',
      is_confidential: true,
      skills: ['bread', 'nights'],
    },
    openJob: 'job-881200',
    discovered: 'Most recent company',
  },
}
