import 'server-only'
import type { Holding } from '../privacy/holding'
import { renameIn } from '../privacy/rename'
import { repeatApplications } from '../store/schema'

/** Which admin said that a team takes no repeat applications. */
export const repeatHolding: Holding<typeof repeatApplications> = {
  title: 'Repeat applications of teams',
  outcome: 'The name becomes “Former colleague”; the setting stays',
  table: repeatApplications,
  ofColleague(row, colleague) {
    const change = renameIn(row, ['saidBy'], colleague, false)
    return change && { change, example: `Repeat applications of team ${row.teamId}` }
  },
}
