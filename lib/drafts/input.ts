import { z } from 'zod'
import { draftForms } from './contract'

const mainFormSchema = z.enum(draftForms)

export const draftFormSchema = z.union([mainFormSchema, z.templateLiteral([mainFormSchema, '-', z.uuid()])])

/** Also applies to what the store returns: it was checked with this when it was saved. */
export const keptFormSchema = z.strictObject({
  /** Includes the shape of every field that the partner asked for. */
  mark: z.string().max(10_000),
  fields: z.record(z.string(), z.json()),
  others: z.array(z.strictObject({ name: z.string(), json: z.string() })).max(500),
  body: z.record(z.string(), z.json()),
})

export const saveDraftSchema = z.strictObject({
  dispatchId: z.uuid(),
  replaces: z.uuid().nullable(),
  kept: keptFormSchema.nullable(),
})
