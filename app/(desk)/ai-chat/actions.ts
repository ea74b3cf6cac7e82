'use server'

import { z } from 'zod'
import { addTeam } from '@/lib/ai-chat/add-team'
import { isTeamId, type SetChat } from '@/lib/ai-chat/contract'
import { setAiChat } from '@/lib/ai-chat/set-ai-chat'
import { config } from '@/lib/config'
import type { NotTaken, RecordAnswer } from '@/lib/dispatch/contract'
import { checkBody } from '@/lib/forms/check-body'
import { writePointer } from '@/lib/partner/profile/pointer'
import { openAction } from '@/lib/server/open-action'

const teamId = z.string().refine(isTeamId)
const settingSchema = z.strictObject({ id: z.uuid(), teamId, isOn: z.boolean(), body: z.record(z.string(), z.json()) })

const notOne = { state: 'invalid', errors: { '': 'This is not a team' } } as const

/** Records that AI chat be switched on or off for a team. `body` is checked by the profile's schema, with On or Off in its place. */
export async function setAiChatAction(input: unknown): Promise<RecordAnswer<SetChat>> {
  const access = await openAction('recruiter')
  if ('notTaken' in access) return access.notTaken
  const setting = settingSchema.safeParse(input)
  if (!setting.success) return notOne
  const { body: schema, enabled } = config().partner.profile.aiChat
  const errors = checkBody(schema, writePointer(setting.data.body, enabled, setting.data.isOn))
  if (Object.keys(errors).length > 0) return { state: 'invalid', errors }
  return (await setAiChat(setting.data, access.session.person)) ?? notOne
}

/** Adds a team to the list, on this desk only. */
export async function addTeamAction(input: unknown): Promise<{ state: 'added' } | NotTaken> {
  const access = await openAction('recruiter')
  if ('notTaken' in access) return access.notTaken
  const parsed = teamId.safeParse(input)
  if (!parsed.success)
    return { state: 'invalid', errors: { '': 'A team ID has up to 64 characters, and is not only dots' } }
  await addTeam(parsed.data, access.session.person)
  return { state: 'added' }
}
