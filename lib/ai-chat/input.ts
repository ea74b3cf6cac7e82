import { z } from 'zod'
import { teamIdSchema } from '../connection/input'
import { bodyInputSchema } from '../forms/body-input'
import { maxTeamsAtOnce } from './contract'

export const setAiChatsSchema = z.strictObject({
  teams: z
    .array(z.strictObject({ id: z.uuid(), teamId: teamIdSchema }))
    .min(1)
    .max(maxTeamsAtOnce),
  isOn: z.boolean(),
  body: bodyInputSchema,
})
