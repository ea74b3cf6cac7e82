import { z } from 'zod'
import { maxRows } from '../contract'

const text = z.string().max(20_000)
const maxColumns = 500
const rowNumber = z.int().min(1).max(10_000_000)

/** Also accepts what the store returns: it was checked with these schemas when it was saved. */
export const uploadSourceSchema = z
  .strictObject({
    header: z.array(text).max(maxColumns),
    rows: z.array(z.array(text).max(maxColumns)).max(maxRows),
    numbers: z.array(rowNumber).max(maxRows),
    readAs: text,
    notes: z.array(text).max(100),
    splitFrom: text.nullable(),
  })
  .refine(({ rows, numbers }) => rows.length === numbers.length, 'Each row has a number')

/** Ignores what else is stored beside it. */
export const uploadWorkSchema = z.object({
  name: z.string().max(1_000),
  rows: z.int().min(0).max(maxRows),
  toFix: z.int().min(0).max(maxRows).nullable(),
  step: z.enum(['match', 'check']),
  matching: z.object({
    columns: z.array(text.nullable()).max(maxColumns),
    constants: z.record(z.string().max(1_000), text),
  }),
  plan: z.object({ name: z.string().max(1_000).nullable(), stopsAtRefusal: z.boolean(), runId: z.uuid().nullable() }),
  corrections: z.object({
    cells: z.array(z.tuple([rowNumber, z.union([z.int().min(0).max(maxColumns), z.string().max(1_000)]), text])),
    leftOut: z.array(rowNumber).max(maxRows),
    accepted: z.array(z.tuple([rowNumber, z.array(z.string().max(50_000)).max(1_000)])).max(maxRows),
  }),
  // The previous release did not save this.
  isFromDesk: z.boolean().default(false),
})

export const saveUploadSchema = z.strictObject({
  tab: z.uuid(),
  takesOver: z.boolean(),
  source: uploadSourceSchema.nullable(),
  work: uploadWorkSchema.nullable(),
})
