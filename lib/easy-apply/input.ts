import { z } from 'zod'
import { bodyInputSchema } from '../forms/body-input'

const shortText = z.string().max(1_000)

/** What our own page may send as an application, before the profile's schema checks its body. */
export const applicationInputSchema = z.strictObject({
  id: z.uuid(),
  body: bodyInputSchema,
  isAgain: z.boolean(),
  listed: z.strictObject({ id: shortText.nullable(), appliedAt: shortText.nullable() }).optional(),
})
