import { words } from '@/lib/text/words'
import { chatGerman } from './words.de'

/** All texts of the AI chat screen. */
export const chatWords = words({
  en: {
    title: 'AI chat',
    lead: 'Turn AI chat on or off for each team. The partner doesn’t report the current setting; this shows the last change made here.',
    on: 'On',
    off: 'Off',
    teams: 'Teams',
    selectTeam: 'Select team {id}',
    settingOf: 'AI chat for team {id}',
    asking: 'Asking the partner…',
    notSetYet: 'Not set to {state} yet',
    isSetting: '{who} is setting it to {state}…',
    setBy: 'set by {who}',
    doubt: 'Unconfirmed · {who} set it to {state} ({when}), and the partner gave no clear answer',
    before: 'previously: {state}, set by {who} ({when})',
    mayHaveComeAfter: 'possibly changed later: {state}, set by {who} ({when}). Set it again to be sure',
    notReported: 'Not reported · never changed here',
    loading: 'Loading teams',
    keys: { next: 'Next team (also ↓)', previous: 'Previous team (also ↑)', turn: 'Turn the team on or off' },
    selectAll: 'Select all',
    atMost: 'At most {most, number} at once',
    selected: '{count, number} selected',
    turnOn: 'Turn on',
    turnOff: 'Turn off',
    noTeams: {
      title: 'No teams yet',
      text: 'Teams come from your jobs and applicants. If you know a team’s ID, add it here.',
    },
    fixFieldsFirst: 'Not changed: first correct the fields that are also sent with each change',
    alsoSent: 'Also sent with each change:',
    othersHint: 'Only needed if the partner asks for more than On or Off. They are sent with each change.',
    alsoSentLabel: 'Also sent with each change',
    addTeam: {
      label: 'Team ID',
      description: 'Is a team missing? Add it here.',
      button: 'Add team',
      pending: 'Adding…',
      required: 'Required',
    },
    notATeam: 'This is not a team',
    superseded: '{who} changed it again, so your change was not sent',
    supersededBySomeone: 'Someone changed it again, so your change was not sent',
    unconfirmed: 'Unconfirmed',
    mayBe: 'It may be {state} now, or unchanged. Sending it again is safe.',
    mayBeAfterAttempts:
      'It may be {state} now, or unchanged, after {attempts, number} attempts. Sending it again is safe.',
    tryNow: 'Try now',
    sending: 'Sending…',
    cancel: 'Cancel',
    stopping: 'Stopping…',

    // Progress of a batch: "3 of 12 set · 1 refused"
    progress: '{set, number} of {all, number} set',
    refused: '{count, number} refused',
    notKnown: '{count, number} unconfirmed',
    stopped: '{count, number} stopped',
  },
  de: chatGerman,
})
