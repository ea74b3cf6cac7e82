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
  return /^[^\s/\\?#%]{1,64}$/.test(text) && !/^\.+$/.test(text)
}

export const teamChatsKey = ['ai-chat'] as const
export const teamChatsUrl = '/api/ai-chat'
