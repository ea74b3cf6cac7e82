import { expect, test } from 'vitest'
import type { PartnerRecord } from '@/lib/records/record'
import { makeMapping } from '@/lib/testing/fake-applicants'
import { applicantEntry, destinationOfSearch } from './applicant-entry'

const mapping = makeMapping({
  key: { id: '/id', email: '/email' },
  job: '/job',
  jobTitle: '/title',
  status: '/status',
})
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

test('opens the very applicant chosen, also if their ID cannot be in a URL', () => {
  const [one, other] = ['anna@example.com', 'anna.bell@example.com'].map(
    (email) => entryOf({ name: 'Anna Bell', email }).does,
  )
  expect(one).toEqual({ href: expect.stringMatching(/^\/applicants\?open=%7E\w+$/) })
  expect(other).not.toEqual(one)
})

test('never puts an e-mail address in a URL', () => {
  expect(entryOf({ id: 'anna@example.com', name: 'Anna' }).does).toEqual({
    href: expect.stringMatching(/^\/applicants\?open=%7E\w+$/),
  })
  expect(destinationOfSearch('anna＠example.com')).toEqual({ href: '/applicants', filter: 'anna＠example.com' })
})
