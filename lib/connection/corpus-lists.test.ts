import { expect, test } from 'vitest'
import { readList } from '../partner/client'
import { discover } from '../partner/discovery/discover'
import { mergeProfile } from '../partner/profile/merge-profile'
import { isFilled } from '../records/kind-of'
import { readPointer } from '../records/pointer'
import { textAt } from '../records/read-field'
import { conventions } from '../testing/partners/all-conventions'
import { createPartnerState } from '../testing/partners/partner-state'
import { guessFrom } from './mapping-guess'
import { readProfile } from './profile'

const shipped = readProfile(null)

test.each(conventions)('shows no empty first column and no job without a title at $name', (convention) => {
  const state = createPartnerState(convention, { people: 100, postings: 24 })
  const answers = {
    applicants: [convention.applicantsAnswer(state.page('applicants', 0, 50), { offset: 0, limit: 50, total: 100 })],
    jobs: convention.jobsAnswer(state.page('jobs', 0, 24)),
  }
  const { applicants, jobs } = guessFrom(shipped, discover(answers), answers)
  const patch = { ...(applicants?.patch && { applicants: applicants.patch }), ...(jobs?.patch && { jobs: jobs.patch }) }
  const merged = mergeProfile(shipped, patch)
  if ('issues' in merged) throw new Error(merged.issues.join('\n'))
  const shown = merged.profile
  const people = answers.applicants.flatMap((answer) => readList(answer, shown.applicants.items) ?? [])
  const posts = readList(answers.jobs, shown.jobs.items) ?? []
  expect([people.length, posts.length]).toEqual([50, 24])
  const [first = ''] = shown.applicants.columns
  expect(people.filter((record) => isFilled(readPointer(record, first))).length).toBeGreaterThan(45)
  expect(posts.filter((record) => textAt(record, shown.jobs.title) !== null).length).toBe(24)
})
