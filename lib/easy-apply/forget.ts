import 'server-only'
import type { Holding } from '../privacy/holding'
import { holdingWords } from '../privacy/holdings/words'
import { renameIn } from '../privacy/rename'
import { repeatApplications } from '../store/schema'

/** Which admin set that a team does not allow repeat applications. */
export const repeatHolding: Holding<typeof repeatApplications> = {
  name: 'repeats',
  table: repeatApplications,
  ofColleague(row, colleague) {
    const change = renameIn(row, ['saidBy'], colleague, false)
    return change && { change, example: holdingWords.repeats.example({ team: row.teamId }) }
  },
}
