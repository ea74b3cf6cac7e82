import { tmpdir } from 'node:os'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { setGuesses } from '../connection/profile'
import { setTestEnvironment } from '../testing/test-store'
import { applicantMapping } from './applicant-mapping'

beforeAll(() => setTestEnvironment(tmpdir()))
afterEach(() => setGuesses(null))

test('without guesses the list uses the default profile', () => {
  const mapping = applicantMapping()
  expect(mapping).toMatchObject({ key: { id: '/id', email: '/email' }, email: '/email', name: '/name' })
  expect(mapping.columns).toEqual(['/name', '/email', '/status', '/job_name', '/applied_at'])
})

test('guesses affect what is shown, and never what identifies records', () => {
  setGuesses({
    applicants: {
      id: '/nr',
      email: '/mail',
      name: { first: '/vorname', last: '/nachname' },
      phone: '/handy',
      time: { at: '/eingang', format: 'seconds' },
      jobTitle: '/stelle',
      columns: [],
    },
  })
  const mapping = applicantMapping()
  expect(mapping).toMatchObject({ email: '/mail', phone: '/handy' })
  expect(mapping.key).toEqual({ id: '/id', email: '/email' })
  expect(mapping.columns.slice(0, 4)).toEqual(['/vorname', '/mail', '/stelle', '/eingang'])
  expect(mapping.columns).not.toContain('/nachname')
})

test('chosen columns are in their order, with a name in parts at its first part', () => {
  setGuesses({ applicants: { name: { first: '/vorname', last: '/nachname' }, columns: ['/ort', '/nachname'] } })
  expect(applicantMapping()).toMatchObject({ columns: ['/ort', '/vorname'] })
})
