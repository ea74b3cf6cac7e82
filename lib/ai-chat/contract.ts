import type { RecordAnswer } from '../dispatch/contract'
import type { FormNode } from '../forms/form-node'
import type { Failure } from '../partner/failure/failure'
import type { Pointer } from '../partner/profile/pointer'
import type { BodySchema } from '../partner/profile/profile'

/** A team and what this desk knows of its AI chat subscription; the partner has no way to ask. */
export type TeamChat = {
  id: string
  name: string | null
  /** null: not known, since nobody set it from here. */
  isOn: boolean | null
  setBy: string | null
  /** ISO time. */
  setAt: string | null
}

/** What a team id may be: it becomes one segment of an address. */
export function isTeamId(text: string): boolean {
  return /^\P{Cc}{1,64}$/u.test(text) && text.trim() === text && !/^\.+$/.test(text)
}

/** The teams known from the environment, the jobs and what people added. `failure` says why the jobs’ teams are missing. */
export type TeamChats = { items: TeamChat[]; failure: Failure | null }

/** Sets one team; `body` is what the partner is told beside it. */
export type ChatSetting = { teamId: string; isOn: boolean; body: Record<string, unknown> }

/** What the form beside On and Off is drawn from; `enabled` is the place of On and Off themselves. */
export type ChatForm = { nodes: FormNode[]; schema: BodySchema; enabled: Pointer }

/** Records a setting under an id made in the browser. */
export type SetChatAction = (input: ChatSetting & { id: string }) => Promise<RecordAnswer<SetChat>>

/** What setting one team came to know. */
export type SetChat = Omit<TeamChat, 'name'>

export const teamChatsKey = ['ai-chat'] as const
export const teamChatsUrl = '/api/ai-chat'

/** What the repeats of the list are shown under. */
export const teamChatsRepeat = 'ai-chat'
