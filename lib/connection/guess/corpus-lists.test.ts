import { expect, test } from 'vitest'
import { readList } from '../../partner/client'
import { discover } from '../../partner/discovery/discover'
import { mergeProfile } from '../../partner/profile/merge-profile'
import { isFilled } from '../../records/kind-of'
import { readPointer } from '../../records/pointer'
import { textAt } from '../../records/read-field'
import { conventions, sketches } from '../../testing/partners/all-conventions'
import { askConvention } from '../../testing/partners/ask-convention'
import { createPartnerState } from '../../testing/partners/partner-state'
import { readProfile } from '../profile'
import { guessFrom } from './mapping-guess'

const shipped = readProfile(null)

test.each(conventions)('shows no empty first column and no job without a title at $name', (convention) => {
  const state = createPartnerState(convention, { people: 100, postings: 24 })
  const { people, posts } = expectFilled({
    applicants: [convention.applicantsAnswer(state.page('applicants', 0, 50), { offset: 0, limit: 50, total: 100 })],
    jobs: convention.jobsAnswer(state.page('jobs', 0, 24)),
  })
  expect([people, posts]).toEqual([50, 24])
})

test.each(sketches)('shows the same of the lists at $name', (sketch) => {
  const { applicants, jobs = null } = askConvention(sketch)
  const { people, posts } = expectFilled({ applicants: [...applicants], jobs })
  expect(people).toBeGreaterThan(50)
  expect(posts).toBe(sketch.size?.postings ?? 24)
})

function expectFilled(answers: { applicants: unknown[]; jobs: unknown }) {
  const { applicants, jobs } = guessFrom(shipped, discover(answers), answers)
  const patch = { ...(applicants?.patch && { applicants: applicants.patch }), ...(jobs?.patch && { jobs: jobs.patch }) }
  const merged = mergeProfile(shipped, patch)
  if ('issues' in merged) throw new Error(merged.issues.join('\n'))
  const shown = merged.profile
  const people = answers.applicants.flatMap((answer) => readList(answer, shown.applicants.items) ?? [])
  const posts = readList(answers.jobs, shown.jobs.items) ?? []
  const [first = ''] = shown.applicants.columns
  expect(people.filter((record) => isFilled(readPointer(record, first))).length).toBeGreaterThan(people.length * 0.9)
  expect(posts.filter((record) => textAt(record, shown.jobs.title) !== null).length).toBe(posts.length)
  return { people: people.length, posts: posts.length }
}
