import { expect, test } from 'vitest'
import type { ApplicantMapping } from '@/lib/applicants/contract'
import type { PartnerRecord } from '@/lib/records/record'
import { applicantEntry, placeOfSearch } from './applicant-entry'

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

test('an applicant is named with what tells them from others, and leads to their details', () => {
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

test('who has no id that a URL may hold is searched for, and an e-mail address never stands in the URL', () => {
  expect(entryOf({ name: 'Anna Bell', email: 'anna@example.com' }).does).toEqual({
    href: '/applicants?filter=Anna+Bell',
  })
  expect(entryOf({ email: 'anna@example.com' }).does).toEqual({ href: '/applicants', filter: 'anna@example.com' })
  expect(entryOf({ id: 'anna@example.com', name: 'Anna' }).does).toEqual({ href: '/applicants?filter=Anna' })
  expect(placeOfSearch('anna＠example.com')).toEqual({ href: '/applicants', filter: 'anna＠example.com' })
})
