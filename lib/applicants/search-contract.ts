import { z } from 'zod'
import type { FacetCounts, HitCount } from '../applicant-index/contract'
import { isPointer } from '../records/pointer'
import type { PartnerRecord } from '../records/record'

export const searchUrl = '/api/applicants/search'
export const searchKey = ['applicant-search'] as const

/** The most that one answer holds. */
export const largestSearchPage = 200

const pointer = z.string().max(500).refine(isPointer)
const values = z.array(z.string().max(500).nullable()).max(100)

/** What is searched in the index. POST, since words may be an e-mail address, which no URL may hold. */
export const searchSchema = z.strictObject({
  words: z.string().max(500),
  filters: z.strictObject({
    status: values.optional(),
    jobId: values.optional(),
    teamId: values.optional(),
    facets: z.record(pointer, values).optional(),
  }),
  /** Only those who appeared since the reader's last visit. */
  isNewOnly: z.boolean(),
  sort: z.strictObject({
    by: z.union([z.enum(['list', 'applied', 'name', 'status', 'firstSeen']), z.strictObject({ path: pointer })]),
    isDescending: z.boolean(),
  }),
  offset: z.number().int().min(0).max(10_000_000),
  limit: z.number().int().min(1).max(largestSearchPage),
  /** Whether the answer counts the values of facets too, and all hits exactly however many there are. */
  withFacets: z.boolean(),
  isCounted: z.boolean(),
})

export type SearchInput = z.infer<typeof searchSchema>

/** `isNew`: appeared since the reader's last visit. `staleSince`: the partner fails to show the record since then. */
export type SearchRow = { key: string; record: PartnerRecord; isNew: boolean; staleSince: string | null }

export type SearchAnswer = {
  rows: SearchRow[]
  total: HitCount
  /** Nothing holds the words as typed; these are spelled alike. */
  isApproximate: boolean
  /** How many are new to the reader, whatever the query; null before their first visit. */
  newSince: string | null
  facets: FacetCounts | null
}
