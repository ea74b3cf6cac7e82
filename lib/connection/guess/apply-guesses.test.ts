import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { discover } from '../../partner/discovery/discover'
import { parseProfile } from '../../partner/profile/profile'
import { publicFacts } from '../../testing/partners/conventions/public-facts'
import { createPartnerState, type ListName } from '../../testing/partners/partner-state'
import { applyApplicantGuesses } from './apply-guesses'
import { guessFrom } from './mapping-guess'

const parsed = parseProfile(readFileSync(new URL('../../partner/profile/default.json', import.meta.url), 'utf8'))
if (!('profile' in parsed)) throw new Error(parsed.issues.join('\n'))
const shipped = parsed.profile
const base = shipped.applicants

function lay(records: Record<string, unknown>[]) {
  return applyApplicantGuesses(base, discover({ applicants: [records], jobs: null }).applicants, {
    answers: [records],
    knownIdElsewhere: null,
  })
}

const people = (more: (index: number) => Record<string, unknown>) =>
  Array.from({ length: 30 }, (_, index) => ({ id: 1_000 + index, email: `person${index}@example.com`, ...more(index) }))

type Rename = [list: ListName, path: string, name: string]

function guess(...renames: Rename[]) {
  const state = createPartnerState(publicFacts, { people: 60, postings: 24 })
  for (const rename of renames) state.rename(...rename)
  const page = { offset: 0, limit: 60, total: 60 }
  const answers = {
    applicants: [publicFacts.applicantsAnswer(state.page('applicants', 0, 60), page)],
    jobs: publicFacts.jobsAnswer(state.page('jobs', 0, 24)),
  }
  return guessFrom(shipped, discover(answers), answers)
}

test('changes nothing in a profile that fits', () => {
  expect(guess()).toMatchObject({ applicants: { patch: null, key: 'reads' }, jobs: { patch: null, key: 'reads' } })
})

test('changes only the path of a renamed field, and keeps the columns that have values', () => {
  const { applicants, jobs } = guess(['applicants', '/name', 'full_name'])
  expect(applicants?.patch).toMatchObject({ name: '/full_name', email: '/email' })
  expect(applicants?.patch?.columns).toEqual(['/full_name', '/email', '/status', '/job_name', '/applied_at'])
  expect(applicants?.key).toBe('reads')
  expect(jobs?.patch).toBeNull()
})

test('removes the name from the display when no field looks like one, so that no empty column comes first', () => {
  const { applicants } = guess(['applicants', '/name', 'x1'], ['applicants', '/email', 'x2'])
  expect(applicants?.patch?.columns?.[0]).not.toBe('/name')
  expect(applicants?.key).toBe('contradicts')
})

test('reports that the data contradict the profile when no listed job has an ID', () => {
  expect(guess(['jobs', '/id', 'job_number']).jobs).toMatchObject({
    key: 'contradicts',
    patch: { id: '/job_number', title: '/name' },
  })
})

test('takes the field by which applicants reference jobs for the job’s ID, even if the profile’s field has numbers too', () => {
  const jobs = Array.from({ length: 24 }, (_, index) => ({
    id: 90_000 - index * 3,
    reference: `VAC-${index}-26`,
    name: `Job ${index}`,
    team_id: index % 3,
  }))
  const answers = {
    applicants: [people((index) => ({ name: `Person ${index}`, vacancy: `VAC-${index % 24}-26` }))],
    jobs,
  }
  const unsure = discover(answers)
  unsure.jobs.id = { ...unsure.jobs.id, value: '/reference', confidence: 'likely' }
  expect(guessFrom(shipped, unsure, answers).jobs).toMatchObject({ key: 'contradicts', patch: { id: '/reference' } })
  const unnamed = { ...answers, applicants: [people((index) => ({ name: `Person ${index}` }))] }
  expect(guessFrom(shipped, { ...discover(unnamed), jobs: unsure.jobs }, unnamed).jobs?.key).toBe('reads')
})

test('keeps the profile’s columns when names and addresses are found, though the records lack a team and a job', () => {
  expect(lay(people((index) => ({ name: `Person ${index}`, score: index })))).toMatchObject({
    patch: null,
    key: 'reads',
  })
})

test('removes the name from the list when it is nowhere', () => {
  const { patch } = lay(people((index) => ({ score: index })))
  expect(patch?.name).toBeNull()
  expect(patch?.columns).not.toContain('/name')
})

test('takes the fields within an object that stands where the profile has a text', () => {
  const family = ['Lovelace', 'Hopper', 'Turing', 'Okafor', 'Silva', 'Novak', 'Rossi', 'Meyer', 'Tanaka', 'Larsen']
  const applicants = family.map((last, index) => ({
    id: 1_000 + index,
    email: `person${index}@example.com`,
    name: { first: ['Ada', 'Grace', 'Alan', 'Chidi', 'Ana'][index % 5], last },
  }))
  const titles = ['Cook', 'Warehouse associate', 'Nurse', 'Truck driver', 'Data analyst', 'Head of sales']
  const jobs = Array.from({ length: 12 }, (_, index) => ({
    id: 881_200 + index,
    name: { text: `${titles[index % 6]} ${index < 6 ? 'Berlin' : 'Bern'}` },
    team_id: index % 3,
    accepts_applications: index % 2 === 0,
  }))
  const answers = { applicants: [applicants], jobs }
  const { applicants: people, jobs: posts } = guessFrom(shipped, discover(answers), answers)
  expect(people?.patch?.name).toMatchObject({ first: '/name/first', last: '/name/last' })
  expect(posts?.patch?.title).toBe('/name/text')
})

test.each([
  [
    'a field of another name',
    (index: number) => ({ id: undefined, application_id: 7_000 - 3 * index }),
    '/application_id',
  ],
  ['none, if the profile’s own is enough', (index: number) => ({ application_id: 7_000 - 3 * index }), null],
  [
    'a field of another name, if the profile’s own is the person’s',
    (index: number) => ({ id: 1_000 + (index % 25), application_id: 7_000 - 3 * index }),
    '/application_id',
  ],
  ['none, if two records share the other', (index: number) => ({ id: undefined, application_id: index % 29 }), null],
  ['no row number', (index: number) => ({ id: undefined, application_id: index + 1 }), null],
])('as what tells applications apart, takes %s', (_, more, path) => {
  expect(lay(people(more)).idElsewhere).toBe(path)
})
