'use server'

import { chatWords } from '@/components/ai-chat/words'
import { canManage } from '@/lib/accounts/contract'
import { requireRole } from '@/lib/accounts/require-role'
import { addTeam } from '@/lib/ai-chat/add-team'
import type { SetChat } from '@/lib/ai-chat/contract'
import { setAiChatsSchema } from '@/lib/ai-chat/input'
import { nameTeamSubjects } from '@/lib/ai-chat/name-team-subjects'
import { removeTeam } from '@/lib/ai-chat/remove-team'
import { setAiChats } from '@/lib/ai-chat/set-ai-chats'
import { checkSentBody } from '@/lib/connection/forms/check-sent-body'
import { teamIdSchema } from '@/lib/connection/input'
import { refuseUnconfirmed } from '@/lib/connection/mapping/mapping-state'
import { profile } from '@/lib/connection/profile'
import { connectionReasons } from '@/lib/connection/words'
import type { Dispatch } from '@/lib/dispatch/contract'
import { authorizeAction } from '@/lib/http/authorize-action'
import type { RequestError } from '@/lib/http/contract'
import { writeSwitch } from '@/lib/records/read-field'
import { maxPathSegmentLength } from '@/lib/text/path-segment'

const notOne = () => ({ state: 'invalid', errors: { '': chatWords.notATeam } }) as const

/** Records AI chat on or off for teams. `body` is validated against the profile's schema after the value is set. */
export async function setAiChatsAction(
  input: unknown,
): Promise<{ state: 'recorded'; dispatches: Dispatch<SetChat>[] } | RequestError> {
  const access = await authorizeAction(requireRole('recruiter'))
  if ('error' in access) return access.error
  const unconfirmed = refuseUnconfirmed(canManage(access.session.person.role))
  if (unconfirmed) return unconfirmed
  const order = setAiChatsSchema.safeParse(input)
  if (!order.success) return notOne()
  const { body: schema, enabled } = profile().aiChat
  const whole = writeSwitch(order.data.body, enabled, order.data.isOn)
  const errors = await checkSentBody('set-ai-chat', schema, whole, access.session.person)
  if (Object.keys(errors).length > 0) return { state: 'invalid', errors }
  const dispatches = await setAiChats(order.data, access.session.person)
  return dispatches.length > 0 ? { state: 'recorded', dispatches: await nameTeamSubjects(dispatches) } : notOne()
}

/** Adds a team to the list, at this desk only. */
export async function addTeamAction(input: unknown): Promise<{ state: 'added' } | RequestError> {
  const access = await authorizeAction(requireRole('recruiter'))
  if ('error' in access) return access.error
  const parsed = teamIdSchema.safeParse(input)
  if (!parsed.success)
    return { state: 'invalid', errors: { '': connectionReasons.teamIdRule({ most: maxPathSegmentLength }) } }
  await addTeam(parsed.data, access.session.person)
  return { state: 'added' }
}

/** Removes a team that a user added from the list, and from the choices of forms. */
export async function removeTeamAction(input: unknown): Promise<{ state: 'removed' } | RequestError> {
  const access = await authorizeAction(requireRole('recruiter'))
  if ('error' in access) return access.error
  const parsed = teamIdSchema.safeParse(input)
  if (!parsed.success) return notOne()
  if (await removeTeam(parsed.data)) return { state: 'removed' }
  return { state: 'not-allowed', reason: chatWords.removeTeam.notRemoved }
}
