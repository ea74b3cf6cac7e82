import 'server-only'
import type { Person } from '../accounts/contract'
import { config } from '../config'
import { recordDispatch } from '../dispatch/record'
import { writePointer } from '../partner/profile/pointer'
import { recordOf } from '../partner/read-list'
import type { ChatSetting, SetChat } from './contract'

/** Records that the AI chat of a team be switched; a later one takes the place of one that waits. Null: the id is somebody else's. */
export function setAiChat({ id, teamId, isOn, body }: ChatSetting & { id: string }, person: Person) {
  const whole = recordOf(writePointer(body, config().partner.profile.aiChat.enabled, isOn)) ?? {}
  return recordDispatch<SetChat>({
    id,
    kind: 'set-ai-chat',
    person,
    subject: `Team ${teamId} · ${isOn ? 'On' : 'Off'}`,
    teamId,
    queue: `ai-chat/${teamId}`,
    body: whole,
    entered: { teamId, ...whole },
  })
}
