import 'server-only'
import type { Person } from '../accounts/contract'
import { config } from '../config'
import { partner } from '../connection/partner'
import type { Verdict } from '../dispatch/contract'
import { sendOnce } from '../dispatch/send-once'
import { writePointer } from '../partner/profile/pointer'
import { store } from '../store/connection'
import { aiChatSettings } from '../store/schema'
import type { ChatSetting, SetChat } from './contract'

/** Switches the AI chat subscription of a team (spec 4, PUT) and remembers what the partner agreed to, by whom and when. */
export async function setAiChat({ teamId, isOn, body }: ChatSetting, person: Person): Promise<Verdict<SetChat>> {
  const setAt = new Date()
  const verdict = await sendOnce(
    () => partner().setAiChat(teamId, writePointer(body, config().partner.profile.aiChat.enabled, isOn)),
    () => ({ id: teamId, isOn, setBy: person.name, setAt: setAt.toISOString() }),
  )
  if (verdict.state !== 'done') return verdict
  const setting = { enabled: isOn, setBy: person.id, setByName: person.name, setAt }
  await store()
    .insert(aiChatSettings)
    .values({ teamId, ...setting })
    .onConflictDoUpdate({ target: aiChatSettings.teamId, set: setting })
  return verdict
}
