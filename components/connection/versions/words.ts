import { words } from '@/lib/text/words'
import { profileVersionsGerman } from './words.de'

/** Texts about the versions of the field profile. */
export const profileVersionWords = words({
  en: {
    history: 'History',
    download: 'Download profile',
    import: 'Import profile',
    nothingConfirmed: 'Nothing has been confirmed yet.',
    beforeAnything: 'Before anything was confirmed',
    goBackToStart: 'Go back to before anything was confirmed',
    goBack: 'Go back',
    goBackTo: 'Go back to version {version, number}',
    saving: 'Saving…',

    // One version
    version: 'Version {version, number}',
    inForce: 'In use',
    sources: {
      confirmed: 'Field mapping confirmed by {who}, {when}',
      edited: 'Form changed by {who}, {when}',
      learned: 'Learned from a refused request of {who}, {when}',
      imported: 'Imported by {who}, {when}',
      proved: 'Fields confirmed by a request of {who} that the partner accepted, {when}',
    },
    otherSource: '{source} by {who}, {when}',
    wentBackToStart: 'Back to before anything was confirmed by {who}, {when}',
    wentBack: 'Back to version {version, number} by {who}, {when}',
    noChanges: 'Nothing changed',
    changes: '{count, plural, one {1 change} other {# changes}}',
    notSet: 'not set',
    reasons: 'Reasons',
    reason: '{field}: {why}',

    // Importing
    profileFile: 'Profile file',
    paste: 'Or paste the profile',
    pasteMeans: 'The whole profile as JSON. It replaces everything that was confirmed before.',
    importing: 'Importing…',
    importNow: 'Import and use',
    tooLarge: 'This file is too large for a field profile',
    nothingToImport: 'There is nothing to import yet',
    tooLong: 'is too long for a field profile',

    // Results of a change
    isInForce: 'Version {version, number} is in use',
    locked: 'Set by PARTNER_PROFILE and left as they are: {fields}. Change them in that file.',
    superseded: '{by} has saved a version in the meantime',
    supersededMeans: 'Nothing of yours was saved. Look at the newest version below, then try again.',
    unusable: 'This profile cannot be used. Nothing was saved.',
    signedOut: 'You are signed out. Sign in again, then repeat this.',
    noSuchVersion: 'There is no such version. Reload the page.',
    noAnswer: 'The desk did not answer. Reload the page to see which version is in use.',
    notAVersion: 'This is not a version of the field profile',
  },
  de: profileVersionsGerman,
})
