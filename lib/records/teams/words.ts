import { words } from '../../text/words'
import { teamGerman } from './words.de'

/** What a team is called. */
export const teamWords = words({
  en: {
    team: 'Team {id}',
    namedTeam: '{name} · team {id}',
  },
  de: teamGerman,
})
