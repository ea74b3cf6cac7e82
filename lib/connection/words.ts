import { words } from '../text/words'
import { connectionReasonsGerman } from './words.de'

/** What lib/connection says: why nothing may be sent yet, and what erasing a colleague changes. */
export const connectionReasons = words({
  en: {
    unconfirmedForAdmins: 'Confirm the field mapping first',
    unconfirmed: 'An admin has to confirm this partner’s fields first',
    notSentForAdmins: 'Confirm the field mapping first. Nothing was sent.',
    notSent: 'An admin has to confirm this partner’s fields first. Nothing was sent.',
    teamIdRule:
      'A team ID has up to {most, number} letters, digits, spaces and . _ ~ : @ + , = -, and begins with a letter or digit',
    versionOfProfile: 'Version {version, number} of the field profile',
    warningAbout: 'Warning about {field}',
  },
  de: connectionReasonsGerman,
})
