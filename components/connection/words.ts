import { words } from '@/lib/text/words'
import { connectionGerman } from './words.de'

/** Texts of the Connection page, apart from its larger parts. */
export const connectionWords = words({
  en: {
    pageTitle: 'Connection',
    lead: 'How this desk is connected to the partner and to its database.',
    leadForAll: 'Whether this desk can reach the partner.',
    saving: 'Saving…',
    notSaved: 'That could not be saved. Try again in a moment.',
    notAWarning: 'This is not a warning',
    neitherOnNorOff: 'This is neither on nor off',

    // Held writes
    heldWrites: 'Held writes',
    reviewThem: 'Review them',

    // The partner
    partner: 'Partner',
    environment: 'Environment',
    address: 'Address',
    key: 'Key',
    keyTooShort: 'too short to show',
    keyEnd: 'ends in {end}',
    fieldProfile: 'Field profile',
    profileBuiltIn: 'the built-in one',
    profileFile: 'the file {file}',
    profileVersion: 'version {version, number}, saved by {by}, {when}',
    profileFileAndVersion: 'the file {file}; for what it leaves out, version {version, number}, saved by {by}, {when}',
    signInUsed: 'Applications are sent with the deprecated login',
    signInUsedMeans:
      'The partner is ending this flow. Test POST /easy-apply with the key, then remove PARTNER_EASY_APPLY_WITH from the environment.',
    signInUnused: 'The deprecated login is set up, and not used',
    signInUnusedMeans: 'The key is used. Remove PARTNER_LOGIN_EMAIL and PARTNER_LOGIN_PASSWORD from the environment.',

    // The database
    database: 'Database',
    kind: 'Kind',
    embedded: 'Embedded, in DATA_DIR',
    server: 'PostgreSQL server',
    system: 'System',
    timeline: 'Timeline',
    notShown: 'not shown by the server',
    starts: 'Starts',
    serversRunning: 'Servers running',
    lastActive: 'Last active',
    never: 'never',
    databaseMeans:
      'If this desk is started on another database, an older copy, or one that was not used for some minutes, writes that wait there are held until someone has reviewed them.',

    // Teams
    teams: 'Teams',
    noTeams: 'No teams are known yet. The desk learns them from the partner’s responses.',
    team: 'Team',
    nameTeamsLead: 'Name the teams for everyone at this desk. The partner isn’t told the names.',
    teamName: 'Name',
    nameOfTeam: 'Name of team {id}',
    saveNames: 'Save names',
    namesSaved: 'Names saved.',
    notTeamNames: 'These are not names of teams',
    sharedTeamName: 'Teams {one} and {other} would both be called “{name}”. Give each its own name. Nothing was saved.',
    learnedFrom: 'Known from',
    repeats: 'Repeat applications',
    sources: {
      partner: 'Partner responses',
      setting: 'PARTNER_TEAMS',
      person: 'Added by hand',
    },
    notKnown: 'Not known',
    on: 'On',
    off: 'Off',
    seenAt: 'seen {when}',

    // Changed fields
    changedFields: 'Changed fields',
    fieldsAreFine: 'Fields are fine',
    gotIt: 'Got it',
    warningDismissed: 'Warning dismissed.',
    actionOn: '{action}: {field}',
    noticed: 'Noticed {when}.',
    runsAreWaiting:
      'Bulk runs are waiting. Choose the field again under Field mapping, or press “Fields are fine” if nothing is wrong. The warning goes away when the field is back.',

    // The applicant index
    index: 'Applicant index',
    indexSwitch: 'Keep a searchable copy',
    indexMeans:
      'The partner has no search. With its own copy of every applicant that this key may read, the desk can find and count everyone at once. The copy is updated every few minutes and reloaded once a day. Switching it off erases it.',
    reading: 'Loading…',
    asking: 'Asking…',
    readAgain: 'Reload all applicants',
    readingAll: 'Loading all applicants',
    readingAgain: 'Reloading all applicants: {progress}.',
    asOf: 'New applicants were loaded {newcomers}, all applicants {all}.',
    fixedOn: 'Switched on by APPLICANT_INDEX on the server.',
    fixedOff: 'Switched off by APPLICANT_INDEX on the server.',
    neverSwitched: 'Not switched on yet.',
    switchedOn: 'Switched on by {name} {when}',
    switchedOff: 'Switched off by {name} {when}',
    switchOffAsk: 'Switch off and erase the copy?',
    switchOffMeans:
      'People can then search only what they have loaded. Backups made until now still hold the copy until newer ones replace them. Nothing changes at the partner.',
    cancel: 'Cancel',
    switchingOff: 'Switching off…',
    switchOff: 'Switch off and erase',
    updateFailed: 'The last update failed: {title}. The desk keeps trying.',
    noCopy: 'No copy is kept',
    noCopyMeans: 'People search only what they have loaded.',
    waiting: 'Waiting for the field mapping',
    waitingMeans:
      'Before it can copy applicants, the desk has to know which fields tell them apart. Confirm the field mapping above.',
    hidden: 'Hidden: the partner refuses the list of applicants',
    hiddenMeans: 'This key may not read applicants at the moment, so those loaded before are not shown.',
    buildingMeans: 'Everyone can be searched once all are loaded.',
    ready: '{count, plural, one {1 applicant} other {# applicants}} can be searched',
    late: 'It has not been updated for a while. The desk keeps trying.',
  },
  de: connectionGerman,
})
