/** A team as the sandbox stores it; only its id is ever sent (spec 2). */
export type Team = {
  id: number
  name: string
  /** Whether the same email address may apply to the same job again (spec 4.2). */
  allowsRepeats: boolean
  /** Team 16 has no AI chat: setting it answers the 422 of spec 7. */
  hasAiChat: boolean
}

/** The six teams of a fresh sandbox. */
export function createTeams(): Team[] {
  return [
    { id: 11, name: 'Operations', allowsRepeats: false, hasAiChat: true },
    { id: 12, name: 'Logistics', allowsRepeats: false, hasAiChat: true },
    { id: 13, name: 'Hospitality', allowsRepeats: false, hasAiChat: true },
    { id: 14, name: 'Engineering', allowsRepeats: false, hasAiChat: true },
    { id: 15, name: 'Retail', allowsRepeats: true, hasAiChat: true },
    { id: 16, name: 'Care', allowsRepeats: true, hasAiChat: false },
  ]
}
