'use server'

import { z } from 'zod'
import { requireRole } from '@/lib/accounts/require-role'
import { type DecisionAnswer, mostFollowed } from '@/lib/dispatch/contract'
import { decide } from '@/lib/dispatch/decide'
import { dismiss } from '@/lib/dispatch/dismiss'
import { authorizeAction } from '@/lib/http/authorize-action'
import type { RequestError } from '@/lib/http/contract'

const decisionSchema = z.discriminatedUnion('what', [
  z.strictObject({
    what: z.enum(['cancel', 'try-now', 'send-unprepared', 'send-again', 'abandon', 'recheck', 'none-of-these']),
  }),
  z.strictObject({ what: z.literal('choose'), candidateId: z.string().max(300) }),
])
const inputSchema = z.strictObject({ id: z.uuid(), decision: decisionSchema })

/** A decision about any dispatch, also somebody else's: whoever sent it may be away. */
export async function decideAction(input: unknown): Promise<DecisionAnswer> {
  const access = await authorizeAction(requireRole('recruiter'))
  if ('notTaken' in access) return access.notTaken
  const parsed = inputSchema.safeParse(input)
  const answer = parsed.success ? await decide(parsed.data.id, parsed.data.decision, access.session.person) : null
  return answer ?? { state: 'invalid', errors: { '': 'There is no such dispatch' } }
}

const idsSchema = z.strictObject({ ids: z.array(z.uuid()).max(mostFollowed) })

/** Dismisses outcomes of one's own dispatches: they are followed no more. */
export async function putAwayAction(input: unknown): Promise<{ state: 'dismissed' } | RequestError> {
  const access = await authorizeAction(requireRole('recruiter'))
  if ('notTaken' in access) return access.notTaken
  const parsed = idsSchema.safeParse(input)
  if (!parsed.success) return { state: 'invalid', errors: { '': 'There is no such dispatch' } }
  await dismiss(parsed.data.ids, access.session.person)
  return { state: 'dismissed' }
}
