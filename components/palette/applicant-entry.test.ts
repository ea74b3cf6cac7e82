import { expect, test } from 'vitest'
import type { ApplicantMapping } from '@/lib/applicants/contract'
import type { PartnerRecord } from '@/lib/records/record'
import { applicantEntry, destinationOfSearch } from './applicant-entry'

const mapping: ApplicantMapping = {
  key: { id: '/id', email: '/email' },
  email: '/email',
  name: '/name',
  phone: null,
  job: '/job',
  jobTitle: '/title',
  team: null,
  time: null,
  status: '/status',
  columns: [],
}
const entryOf = (record: PartnerRecord) =>
  applicantEntry({ key: 'key', record, isNew: false, staleSince: null }, mapping)

test('shows an applicant with distinguishing facts, and links to their details', () => {
  expect(
    entryOf({ id: 7, name: 'Anna', email: 'anna@example.com', job: 3, title: 'Nurse', status: 'New' }),
  ).toMatchObject({
    label: 'Anna',
    details: ['Nurse', 'anna@example.com'],
    status: 'New',
    does: { href: '/applicants?open=7' },
  })
  expect(entryOf({ id: 7, email: 'anna@example.com', job: 3 })).toMatchObject({
    label: 'anna@example.com',
    details: ['Job 3'],
  })
  expect(entryOf({ id: 7 })).toMatchObject({ label: 'Without a name', details: [] })
})

test('searches for an applicant whose ID cannot be in a URL, and never puts an e-mail address in it', () => {
  expect(entryOf({ name: 'Anna Bell', email: 'anna@example.com' }).does).toEqual({
    href: '/applicants?filter=Anna+Bell',
  })
  expect(entryOf({ email: 'anna@example.com' }).does).toEqual({ href: '/applicants', filter: 'anna@example.com' })
  expect(entryOf({ id: 'anna@example.com', name: 'Anna' }).does).toEqual({ href: '/applicants?filter=Anna' })
  expect(destinationOfSearch('anna＠example.com')).toEqual({ href: '/applicants', filter: 'anna＠example.com' })
})
