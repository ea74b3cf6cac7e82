import { z } from 'zod'
import { isPointer } from '../records/pointer'
import { largestSearchPage } from './contract'

const pointer = z.string().max(500).refine(isPointer)
const values = z.array(z.string().max(500).nullable()).max(100)

/** A search, checked. */
export const searchSchema = z.strictObject({
  words: z.string().max(500),
  filters: z.strictObject({
    status: values.optional(),
    jobId: values.optional(),
    teamId: values.optional(),
    facets: z.record(pointer, values).optional(),
  }),
  isNewOnly: z.boolean(),
  applied: z.strictObject({ from: z.iso.datetime(), until: z.iso.datetime() }).nullish(),
  sort: z.strictObject({
    by: z.union([z.enum(['list', 'applied', 'name', 'status', 'firstSeen']), z.strictObject({ path: pointer })]),
    isDescending: z.boolean(),
  }),
  offset: z.number().int().min(0).max(10_000_000),
  limit: z.number().int().min(1).max(largestSearchPage),
  withFacets: z.boolean(),
  isCounted: z.boolean(),
  token: z.string().max(200).optional(),
})
