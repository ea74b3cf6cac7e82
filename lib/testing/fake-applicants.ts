import type { ApplicantMapping, SearchAnswer } from '@/lib/applicants/contract'

/** A mapping that knows the ID, the name and the email address of applicants unless told otherwise, for tests. */
export function makeMapping(given: Partial<ApplicantMapping> = {}): ApplicantMapping {
  return {
    key: { id: '/id' },
    name: '/name',
    email: '/email',
    phone: null,
    job: null,
    jobTitle: null,
    team: null,
    status: null,
    time: null,
    columns: [],
    ...given,
  }
}

/** The answer to a search that found 12 applicants, 7 of them at the stage "Interview"; for tests. */
export function makeSearchAnswer(given: Partial<SearchAnswer> = {}): SearchAnswer {
  return {
    rows: [],
    total: { count: 12, isExact: true },
    isApproximate: false,
    newSince: null,
    facets: { status: { values: [{ value: 'Interview', count: 7 }], hasMore: false } },
    offered: [],
    statuses: ['Interview'],
    names: {},
    asOf: { newcomers: null, all: null, total: 12 },
    ...given,
  }
}
