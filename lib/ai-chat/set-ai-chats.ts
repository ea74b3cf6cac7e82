import 'server-only'
import type { Person } from '../accounts/contract'
import { profile, profileVersion } from '../connection/profile'
import type { Dispatch } from '../dispatch/contract'
import { recordDispatch } from '../dispatch/record'
import { storedChatSubject } from '../dispatch/subject-in-words'
import { writeSwitch } from '../records/read-field'
import { recordOf } from '../records/record'
import type { ChatRequest, SetChat } from './contract'

/** Records a dispatch for each team's AI chat; it supersedes a waiting one. Other people's ids are omitted. */
export async function setAiChats({ teams, isOn, body }: ChatRequest, person: Pick<Person, 'id' | 'name'>) {
  const whole = recordOf(writeSwitch(body, profile().aiChat.enabled, isOn)) ?? {}
  const dispatches: Dispatch<SetChat>[] = []
  for (const { id, teamId } of teams) {
    const recorded = await recordDispatch<SetChat>({
      id,
      kind: 'set-ai-chat',
      person,
      subject: storedChatSubject(teamId, isOn),
      teamId,
      queue: `ai-chat/${teamId}`,
      body: whole,
      profileVersion: profileVersion(),
      entered: { teamId, ...whole },
    })
    if (recorded) dispatches.push(recorded.dispatch)
  }
  return dispatches
}
