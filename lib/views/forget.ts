import 'server-only'
import type { Holding } from '../privacy/holding'
import { holdingWords } from '../privacy/holdings/words'
import { savedViews } from '../store/schema'

/** A view that names a person, in its name or its filter, is useless without them. */
export const viewHolding: Holding<typeof savedViews> = {
  name: 'views',
  table: savedViews,
  ofApplicant(row, sought) {
    const isNamed = sought.isIn([row.name, row.view], { ids: true })
    return isNamed ? { change: 'delete', example: holdingWords.views.exampleOfScreen(row) } : null
  },
  ofColleague: (row, { id }) =>
    row.userId === id ? { change: 'delete', example: holdingWords.views.example(row) } : null,
}
