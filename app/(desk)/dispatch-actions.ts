'use server'

import { handlerWords } from '@/app/api/words'
import { canManage } from '@/lib/accounts/contract'
import { requireRole } from '@/lib/accounts/require-role'
import { nameTeamSubjects } from '@/lib/ai-chat/name-team-subjects'
import { refuseUnconfirmed } from '@/lib/connection/mapping/mapping-state'
import type { Decision, DecisionAnswer } from '@/lib/dispatch/contract'
import { decide } from '@/lib/dispatch/decide'
import { dismiss } from '@/lib/dispatch/dismiss'
import { decideSchema, dismissSchema } from '@/lib/dispatch/input'
import { authorizeAction } from '@/lib/http/authorize-action'
import type { RequestError } from '@/lib/http/contract'

const noDispatch = () => ({ state: 'invalid', errors: { '': handlerWords.noDispatch } }) as const

/** Decisions that send what would otherwise stay unsent; 'try-now' only speeds up what is sent anyway. */
const sends: readonly Decision['what'][] = ['send-again', 'send-unprepared']

/** Decides about the user's own dispatch. Admins decide about any: whoever sent it may be away. */
export async function decideAction(input: unknown): Promise<DecisionAnswer> {
  const access = await authorizeAction(requireRole('recruiter'))
  if ('error' in access) return access.error
  const parsed = decideSchema.safeParse(input)
  if (!parsed.success) return noDispatch()
  const { person } = access.session
  const { id, decision } = parsed.data
  const unconfirmed = sends.includes(decision.what) ? refuseUnconfirmed(canManage(person.role)) : null
  if (unconfirmed) return unconfirmed
  const decided = await decide(id, decision, person, { mayDecideForOthers: canManage(person.role) })
  if (!decided) return noDispatch()
  const [dispatch = decided.dispatch] = await nameTeamSubjects([decided.dispatch])
  return { ...decided, dispatch }
}

/** Dismisses outcomes of the user's own dispatches, which are then no longer followed. */
export async function dismissAction(input: unknown): Promise<{ state: 'dismissed' } | RequestError> {
  const access = await authorizeAction(requireRole('recruiter'))
  if ('error' in access) return access.error
  const parsed = dismissSchema.safeParse(input)
  if (!parsed.success) return noDispatch()
  await dismiss(parsed.data.ids, access.session.person)
  return { state: 'dismissed' }
}
