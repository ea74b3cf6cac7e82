import { z } from 'zod'
import { maxFollowed } from './contract'

const decisionSchema = z.discriminatedUnion('what', [
  z.strictObject({
    what: z.enum([
      'cancel',
      'try-now',
      'send-unprepared',
      'send-again',
      'abandon',
      'recheck',
      'none-of-these',
      'arrived',
    ]),
  }),
  z.strictObject({ what: z.literal('choose'), candidateId: z.string().max(300) }),
])

export const decideSchema = z.strictObject({ id: z.uuid(), decision: decisionSchema })
export const dismissSchema = z.strictObject({ ids: z.array(z.uuid()).max(maxFollowed) })
