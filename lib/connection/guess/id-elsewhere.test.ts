import { tmpdir } from 'node:os'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { setTestEnvironment } from '../../testing/test-store'
import { displayFingerprint } from '../mapping/display-fingerprint'
import { recordKeyFields } from '../mapping/record-key-fields'
import { forgetAnswers, noteAnswer, takeGuess } from './note-answers'

beforeAll(() => setTestEnvironment(tmpdir()))
beforeEach(() => {
  forgetAnswers()
  takeGuess({ applicants: null, jobs: null })
})

const application = (index: number, more: object = {}) => ({
  id: 500 + ((index * 37) % 997),
  application_number: 90_000 - 3 * index,
  name: `Ana Ruiz ${index}`,
  email: `p${index}@example.com`,
  job_id: 40 + (index % 9),
  job_name: `Cook ${index % 9}`,
  status: ['New', 'Interview', 'Rejected'][index % 3],
  applied_at: new Date(Date.UTC(2026, 0, 60) - index * 3_600_000).toISOString(),
  ...more,
})

function note(offset: number, records: unknown[]) {
  noteAnswer({ endpoint: 'list-applicants', page: { offset, limit: 50 }, answer: records })
}

const page = (from: number, more: object = {}) =>
  Array.from({ length: 50 }, (_, row) => application(from + row, row === 7 ? more : {}))

/** The person of the first application applied to another job before. */
const twice = { id: application(0).id, email: application(0).email, name: application(0).name, job_id: 47 }

test('applications stay told apart by the number found elsewhere when nobody in later answers has applied twice', () => {
  note(0, page(0, twice))
  expect(recordKeyFields().id).toBe('/application_number')
  forgetAnswers()
  note(0, page(200))
  note(50, page(250))
  expect(recordKeyFields().id).toBe('/application_number')
})

test('open lists hear that applications are told apart by another field', () => {
  note(0, page(0))
  const before = displayFingerprint()
  note(50, page(50, twice))
  expect(recordKeyFields().id).toBe('/application_number')
  expect(displayFingerprint()).not.toBe(before)
})

test('an application that changed and moved to the next page in between does not lose the field its ID is in', () => {
  const withoutId = (records: object[]) => records.map((record) => ({ ...record, id: undefined }))
  note(0, withoutId(page(0)))
  expect(recordKeyFields().id).toBe('/application_number')
  note(50, withoutId([application(49, { status: 'Hired' }), ...page(50).slice(1)]))
  expect(recordKeyFields().id).toBe('/application_number')
})
