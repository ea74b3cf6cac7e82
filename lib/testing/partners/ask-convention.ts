import type { Answers } from '../../partner/discovery/discover'
import type { ListConvention } from './convention'
import { makePopulation } from './population'

type Asked = { seed?: number; people?: number; postings?: number; pageSize?: number }

/**
 * What discovery reads of a partner of this convention: two pages of applicants, the jobs, and the first page again.
 */
export function askConvention(convention: ListConvention, { seed = 11, pageSize = 50, ...asked }: Asked = {}): Answers {
  const { countries, hasRepeats = false, size = { people: 137, postings: 24 } } = convention
  const { people, postings } = { ...size, ...asked }
  const population = makePopulation(seed, { countries, hasRepeats, people, postings })
  const records = population.people.map(convention.applicant)
  const page = (offset: number) =>
    convention.applicantsAnswer(records.slice(offset, offset + pageSize), { offset, limit: pageSize, total: people })
  return {
    applicants: people > pageSize ? [page(0), page(pageSize)] : [page(0)],
    jobs: convention.jobsAnswer(population.postings.map(convention.job)),
    applicantsAgain: page(0),
  }
}
