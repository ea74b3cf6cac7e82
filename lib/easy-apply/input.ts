import { z } from 'zod'
import { bodyInputSchema } from '../forms/body-input'

const shortText = z.string().max(1_000)

/** What our own page may send as an application, before its body is checked with the profile's schema. */
export const applicationInputSchema = z.strictObject({
  id: z.uuid(),
  body: bodyInputSchema,
  isAgain: z.boolean(),
  listed: z.strictObject({ id: shortText.nullable(), appliedAt: shortText.nullable() }).optional(),
})
