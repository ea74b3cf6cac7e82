import 'server-only'
import type { Holding } from '../privacy/holding'
import { holdingWords } from '../privacy/holdings/words'
import { aiChatSettings } from '../store/schema'

/** Who last set a team's AI chat. */
export const chatSettingHolding: Holding<typeof aiChatSettings> = {
  name: 'chatSettings',
  table: aiChatSettings,
  ofColleague: ({ setBy, setByName, teamId }, { id, pseudonym }) =>
    setBy === id && setByName !== pseudonym
      ? { change: { setByName: pseudonym }, example: holdingWords.chatSettings.example({ team: teamId }) }
      : null,
}
