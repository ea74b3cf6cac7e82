import { z } from 'zod'
import { bodyInputSchema } from '../forms/body-input'

/** What our own page may send as an application, before the profile's schema checks its body. */
export const applicationInputSchema = z.strictObject({ id: z.uuid(), body: bodyInputSchema, isAgain: z.boolean() })
