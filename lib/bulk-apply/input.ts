import { z } from 'zod'
import { bodyInputSchema } from '../forms/body-input'
import { leftOutLimits, maxRows, pairsPerRequest, resultRows, rowOutcomes, rowsPerRequest } from './contract'
import { issueKinds, leftOutCodes } from './sheet/issue-kind'

/** What our own pages may send about runs; anything larger or different is refused. */
const text = z.string().max(20_000)
const maxCells = 500

export const newRunSchema = z.strictObject({
  id: z.uuid(),
  name: z.string().trim().min(1).max(200),
  header: z.array(z.string().max(1_000)).max(maxCells),
  stopsAtRefusal: z.boolean(),
})

const hasUniqueRows = (rows: readonly { row: number }[]) => new Set(rows.map(({ row }) => row)).size === rows.length

export const newRowsSchema = z.strictObject({
  rows: z
    .array(
      z.strictObject({
        row: z.int().min(1).max(10_000_000),
        cells: z.array(text).max(maxCells),
        body: bodyInputSchema,
        isAgain: z.boolean(),
      }),
    )
    .max(rowsPerRequest)
    .refine(hasUniqueRows, 'A row is there twice'),
})

export const leftOutRowsSchema = z.strictObject({
  rows: z
    .array(
      z.strictObject({
        row: z.int().min(1).max(10_000_000),
        cells: z.array(z.string().max(leftOutLimits.characters)).max(leftOutLimits.cells),
        reason: z.enum(leftOutCodes),
        target: z.string().max(1_000).nullable(),
      }),
    )
    .max(rowsPerRequest)
    .refine(hasUniqueRows, 'A row is there twice'),
})

export const correctedRowsSchema = z.strictObject({
  rows: z
    .array(
      z.strictObject({
        row: z.int().min(1).max(10_000_000),
        refusal: z.string().min(1).max(200),
        body: bodyInputSchema,
        isAgain: z.boolean(),
      }),
    )
    .min(1)
    .max(rowsPerRequest)
    .refine(hasUniqueRows, 'A row is there twice'),
})

export const refusedRowsQuerySchema = z.strictObject({
  cause: z.string().min(1).max(2_000).optional(),
  after: z.coerce.number().int().min(0).max(10_000_000).default(0),
})

export const refusalsQuerySchema = z.union([
  z.strictObject({ run: z.uuid() }),
  z.strictObject({ of: z.enum(['me', 'everybody']) }),
])

export const pairsSchema = z.strictObject({
  pairs: z.array(z.strictObject({ email: z.string().max(1_000), jobId: z.string().max(1_000) })).max(pairsPerRequest),
})

export const rowsQuerySchema = z.strictObject({
  outcome: z.enum(rowOutcomes).optional(),
  offset: z.coerce.number().int().min(0).max(maxRows).default(0),
  limit: z.coerce.number().int().min(1).max(200).default(100),
})

export const runsQuerySchema = z.strictObject({
  before: z.iso
    .datetime({ offset: true })
    .refine((before) => Date.parse(before) > 0)
    .optional(),
})
export const resultsQuerySchema = z.strictObject({ rows: z.enum(resultRows) })

const jobId = z.string().max(1_000)
export const decideRunSchema = z.strictObject({
  id: z.uuid(),
  decision: z.discriminatedUnion('what', [
    z.strictObject({ what: z.enum(['pause', 'resume', 'cancel', 'dismiss', 'discard']) }),
    z.strictObject({ what: z.enum(['try-job', 'skip-job']), jobId }),
  ]),
})

export const decideRowsSchema = z.strictObject({
  id: z.uuid(),
  decision: z.strictObject({
    what: z.enum(['send-again', 'abandon', 'arrived']),
    ids: z.union([
      z.literal('all'),
      z.array(z.uuid()).min(1).max(1_000),
      z.strictObject({ allBut: z.array(z.uuid()).min(1).max(maxRows) }),
    ]),
  }),
})

const rowCount = z.int().min(0).max(maxRows)
export const leftOutSchema = z.strictObject({
  byPerson: rowCount,
  kinds: z.partialRecord(z.enum(issueKinds), rowCount),
})

/** Pages of the previous release send nothing about the upload. */
export const startRunSchema = z.strictObject({
  id: z.uuid(),
  rows: z.int().min(1).max(maxRows),
  uploadId: z.uuid().nullable().default(null),
  leftOut: leftOutSchema.nullable().default(null),
})

export const columnMappingsSchema = z.strictObject({
  columns: z
    .record(z.string().max(300), z.string().max(300).nullable())
    .refine((columns) => Object.keys(columns).length <= maxCells),
})

/** Returns a URL's query as an object; undefined if a name occurs twice. */
export function queryOf(request: Request): Record<string, string> | undefined {
  const entries = [...new URL(request.url).searchParams]
  const query = Object.fromEntries(entries)
  return Object.keys(query).length === entries.length ? query : undefined
}
