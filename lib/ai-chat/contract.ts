import type { Failure } from '../partner/failure/failure'

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

/** What setting one team came to know. */
export type SetChat = Omit<TeamChat, 'name'>

export const teamChatsKey = ['ai-chat'] as const
export const teamChatsUrl = '/api/ai-chat'
