import 'server-only'
import type { Holding } from '../privacy/holding'
import { renameIn } from '../privacy/rename'
import { indexedApplicants, indexSetting } from '../store/index-tables'

/** The copy of an applicant's record; it comes back with the next walk while the partner still lists the person. */
export const indexedApplicantHolding: Holding<typeof indexedApplicants> = {
  title: 'Search index',
  outcome: 'Deleted; it comes back while the partner still lists the applicant',
  table: indexedApplicants,
  ofApplicant({ record, name, email, key }, sought) {
    if (!sought.isIn([record], { ids: true })) return null
    return {
      change: 'delete',
      example: `Copy of the applicant ${name ?? email ?? key}`,
      about: { email, names: name === null ? [] : [name], ids: [] },
    }
  },
}

/** Who switched the index on or off. */
export const indexSettingHolding: Holding<typeof indexSetting> = {
  title: 'Search index setting',
  outcome: 'The name becomes “Former colleague”; the setting stays',
  table: indexSetting,
  ofColleague(row, colleague) {
    const change = renameIn(row, ['setByName'], colleague, row.setBy === colleague.id)
    return change && { change, example: 'Search over all applicants' }
  },
}
