import { z } from 'zod'
import { maxContainsLength } from './field-filter'

const time = z.union([z.iso.datetime(), z.iso.date()]).nullable()

/** Validates a `FieldFilter`. */
export const fieldFilterSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), contains: z.string().min(1).max(maxContainsLength) }),
  z.strictObject({ kind: z.literal('number'), from: z.number().nullable(), to: z.number().nullable() }),
  z.strictObject({ kind: z.literal('time'), from: time, until: time }),
])
