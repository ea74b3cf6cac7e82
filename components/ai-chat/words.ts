import { words } from '@/lib/text/words'
import { chatGerman } from './words.de'

/** Everything that the screen "AI chat" says. */
export const chatWords = words({
  en: {
    title: 'AI chat',
    lead: 'The AI chat subscription of each team. The partner doesn’t report the current setting. This shows the last change made here.',
    on: 'On',
    off: 'Off',
    teams: 'Teams',
    team: 'Team {id}',
    namedTeam: '{name} · team {id}',
    selectTeam: 'Select team {id}',
    settingOf: 'AI chat for team {id}',
    asking: 'Asking the partner…',
    isSetting: '{who} is setting it to {state}…',
    setBy: 'set by {who}',
    doubt: 'Not known · {who} set it to {state} ({when}) and no clear answer came',
    before: 'before: {state}, set by {who} ({when})',
    mayHaveComeAfter: 'it may have come after: {state}, set by {who} ({when})',
    notReported: 'Not reported · never changed here',
    loading: 'Loading teams',
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
    alsoSentLabel: 'Sent with every setting',
    addTeam: {
      label: 'Team ID',
      description: 'Teams come from your jobs. Add one that is missing.',
      button: 'Add team',
      pending: 'Adding…',
      required: 'Required',
    },
    notATeam: 'This is not a team',
    superseded: '{who} changed it again, so yours was not sent',
    supersededBySomeone: 'Someone changed it again, so yours was not sent',
    unconfirmed: 'Unconfirmed',
    mayBe: 'It may be {state} by now, or as it was before. Sending it again is safe.',
    mayBeAfterAttempts:
      'It may be {state} by now, or as it was before ({attempts, number} attempts). Sending it again is safe.',
    tryNow: 'Try now',
    sending: 'Sending…',
    cancel: 'Cancel',
    stopping: 'Stopping…',

    // How an order of several stands: "3 of 12 set · 1 refused"
    progress: '{set, number} of {all, number} set',
    refused: '{count, number} refused',
    notKnown: '{count, number} not known',
    stopped: '{count, number} stopped',
  },
  de: chatGerman,
})
