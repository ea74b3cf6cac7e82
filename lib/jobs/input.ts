import { z } from 'zod'
import { bodyInputSchema } from '../forms/body-input'

export const createJobSchema = z.strictObject({ id: z.uuid(), body: bodyInputSchema, isMeant: z.boolean() })
