import 'server-only'
import type { Holding } from '../privacy/holding'
import { mappingAlarms, profileVersions } from '../store/connection-tables'
import { connectionReasons } from './words'

/** Who confirmed a version of the field profile. */
export const profileVersionHolding: Holding<typeof profileVersions> = {
  name: 'profileVersions',
  table: profileVersions,
  ofColleague: ({ personId, personName, version }, { id, pseudonym }) =>
    personId === id && personName !== pseudonym
      ? { change: { personName: pseudonym }, example: connectionReasons.versionOfProfile({ version }) }
      : null,
}

/** Who ended a warning about fields that changed. */
export const mappingAlarmHolding: Holding<typeof mappingAlarms> = {
  name: 'mappingAlarms',
  table: mappingAlarms,
  ofColleague: ({ endedBy, fieldKey }, { names, pseudonym, hasNamesake }) =>
    endedBy !== null && names.includes(endedBy) && !hasNamesake
      ? { change: { endedBy: pseudonym }, example: connectionReasons.warningAbout({ field: fieldKey }) }
      : null,
}
