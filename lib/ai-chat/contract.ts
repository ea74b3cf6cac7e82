import type { Dispatch } from '../dispatch/contract'
import { switchesOn } from '../dispatch/subject-in-words'
import type { BodySchema } from '../forms/body-schema'
import type { FormNode } from '../forms/form-node'
import type { LearnedForm } from '../forms/learned-form'
import type { RequestError } from '../http/contract'
import type { PartnerFailure } from '../partner/failure/failure'
import type { SwitchPath } from '../records/field-path'

/** A setting that the partner accepted; the time is ISO. */
export type SetChat = { id: string; isOn: boolean; setBy: string; setAt: string }

/** A setting with an unknown outcome, and what was known before it. */
export type UnconfirmedChat = {
  wantedOn: boolean
  by: string
  byId?: string | undefined
  at: string
  before: (Omit<SetChat, 'id'> & { setById?: string | undefined }) | null
}

/** What this desk knows about a team’s AI chat subscription; the partner offers no way to read it. */
export type ChatState = {
  id: string
  /** null: unknown. It was never set from here, or `doubt` gives the reason. */
  isOn: boolean | null
  setBy: string | null
  setById?: string | undefined
  /** ISO time. */
  setAt: string | null
  doubt: UnconfirmedChat | null
  /** A setting in progress, whoever made it. */
  underWay: { isOn: boolean; by: string; byId?: string | undefined } | null
}

/** `isRemovable`: a user added it; it was never set, and neither the partner nor an admin has named it. */
export type TeamChat = ChatState & { name: string | null; isRemovable: boolean }

/** All teams that this desk knows. `failure`: why those of the jobs may be missing. */
export type TeamChats = { items: TeamChat[]; failure: PartnerFailure | null }

/** The known settings, read without a request to the partner. */
export type ChatStates = { items: ChatState[] }

/** The maximum number of teams set at once. */
export const maxTeamsAtOnce = 200

/** Sets teams, each by a dispatch with an id generated in the browser; `body` is sent to the partner with On or Off. */
export type ChatRequest = { teams: { id: string; teamId: string }[]; isOn: boolean; body: Record<string, unknown> }
export type SetChatsAction = (
  input: ChatRequest,
) => Promise<{ state: 'recorded'; dispatches: Dispatch<SetChat>[] } | RequestError>

/** What the form beside On and Off is rendered from; `enabled` is the field for On and Off. */
export type ChatForm = {
  nodes: FormNode[]
  schema: BodySchema
  formFingerprint: string
  learned: LearnedForm
  enabled: SwitchPath
}

/** Whether a dispatch of this kind switches the team on. */
export const wantsOn = ({ subject }: Pick<Dispatch, 'subject'>): boolean => switchesOn(subject)

export const teamChatsKey = ['ai-chat'] as const
export const teamChatsUrl = '/api/ai-chat'
export const chatStatesKey = ['ai-chat-states'] as const
export const chatStatesUrl = '/api/ai-chat/states'

/** The name under which retries of this list are shown. */
export const teamChatsRepeat = 'ai-chat'
