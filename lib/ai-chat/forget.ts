import 'server-only'
import type { Holding } from '../privacy/holding'
import { aiChatSettings } from '../store/schema'

/** Who last set the AI chat of a team. */
export const chatSettingHolding: Holding<typeof aiChatSettings> = {
  title: 'AI chat settings',
  outcome: 'The name becomes “Former colleague”; the setting stays',
  table: aiChatSettings,
  ofColleague: ({ setBy, setByName, teamId }, { id, pseudonym }) =>
    setBy === id && setByName !== pseudonym
      ? { change: { setByName: pseudonym }, example: `AI chat of team ${teamId}` }
      : null,
}
