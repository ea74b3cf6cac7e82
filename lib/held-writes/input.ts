import { z } from 'zod'
import { maxHeldWrites } from './contract'

const targetSchema = z.discriminatedUnion('of', [
  z.strictObject({ of: z.literal('all') }),
  z.strictObject({ of: z.enum(['run', 'write']), id: z.uuid() }),
  z.strictObject({ of: z.literal('writes'), ids: z.array(z.uuid()).min(1).max(maxHeldWrites) }),
])

export const heldDecisionSchema = z.strictObject({
  what: z.enum(['send', 'discard']),
  target: targetSchema,
  count: z.int().min(0),
})

export const checkHeldSchema = z.strictObject({ id: z.uuid().nullable() })
