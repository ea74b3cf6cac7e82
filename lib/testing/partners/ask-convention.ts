import type { Answers } from '../../partner/discovery/discover'
import type { ListConvention } from './convention'
import { makePopulation, type Population } from './population'

type Asked = { seed?: number; people?: number; postings?: number; pageSize?: number }

/**
 * What discovery reads from a partner with this convention: two pages of applicants, the jobs, and the first page
 * again.
 */
export function askConvention(convention: ListConvention, { seed = 11, pageSize = 50, ...asked }: Asked = {}): Answers {
  const { countries, hasRepeats = false, size = { people: 137, postings: 24 } } = convention
  return answersOf(convention, makePopulation(seed, { countries, hasRepeats, ...size, ...asked }), pageSize)
}

/** The same for people and jobs that a test has created. */
export function answersOf(
  convention: ListConvention,
  { people, postings }: Pick<Population, 'people' | 'postings'>,
  pageSize = 50,
): Answers {
  const records = people.map(convention.applicant)
  const total = records.length
  const page = (offset: number) =>
    convention.applicantsAnswer(records.slice(offset, offset + pageSize), { offset, limit: pageSize, total })
  return {
    applicants: total > pageSize ? [page(0), page(pageSize)] : [page(0)],
    jobs: convention.jobsAnswer(postings.map(convention.job)),
    applicantsAgain: page(0),
  }
}
