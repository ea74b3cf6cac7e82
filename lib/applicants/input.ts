import { z } from 'zod'
import { isValidText } from '../forms/valid-text'
import { maxFieldFilters } from '../records/field-filter'
import { fieldFilterSchema } from '../records/field-filter-schema'
import { momentSchema } from '../records/moment-schema'
import { isPointer } from '../records/pointer'
import { maxEmailLength, maxJobIdLength } from '../text/max-lengths'
import { maxSelected } from './contract'

const pointer = z.string().max(500).refine(isPointer)
const values = z.array(z.string().max(500).nullable()).max(100)

const search = z.strictObject({
  words: z.string().max(500),
  filters: z.strictObject({
    status: values.optional(),
    jobId: values.optional(),
    teamId: values.optional(),
    facets: z.record(pointer, values).optional(),
  }),
  isNewOnly: z.boolean(),
  applied: z.strictObject({ from: momentSchema, until: momentSchema }).nullish(),
  fieldFilters: z
    .record(z.union([z.literal('name'), pointer]), fieldFilterSchema)
    .refine((filters) => Object.keys(filters).length <= maxFieldFilters)
    .optional(),
  sort: z.strictObject({
    by: z.union([z.enum(['list', 'applied', 'name', 'status', 'firstSeen']), z.strictObject({ path: pointer })]),
    isDescending: z.boolean(),
  }),
  newSince: momentSchema.nullable(),
})

const keys = z.array(z.string().max(1_000).refine(isValidText)).max(maxSelected)
const columns = z.array(z.string()).nullable()

/** A `FoundExportInput`, validated except for its columns. */
export const foundExportSchema = z.union([
  z.strictObject({ search, columns }),
  z.strictObject({ keys: keys.min(1), columns }),
])

/** A validated `SelectionInput`. */
export const selectionSchema = z.strictObject({
  search,
  offset: z.number().int().min(0).max(10_000_000),
  limit: z.number().int().min(1).max(maxSelected),
})

/** A validated `SelectedCountInput`. */
export const selectedCountSchema = z.strictObject({
  search,
  keys,
})

const email = z.string().trim().min(1).max(maxEmailLength)
export const applicantEmailSchema = z.strictObject({ email })
export const listedPairSchema = z.strictObject({ email, jobId: z.string().min(1).max(maxJobIdLength) })

/** The query of GET /api/search/applicants, sent in a body. */
export const searchQuerySchema = z.strictObject({ query: z.string().max(15_000) })
export const newcomersSinceSchema = momentSchema.nullable()
