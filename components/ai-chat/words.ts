const onOrOff = (isOn: boolean) => (isOn ? 'On' : 'Off')

/** Everything that the screen "AI chat" says. */
export const chatWords = {
  title: 'AI chat',
  lead: 'The AI chat subscription of each team. The partner doesn’t report the current setting. Shown: the last change made here.',
  onOrOff,
  team: (id: string, name: string | null) => (name === null ? `Team ${id}` : `${name} · team ${id}`),
  asking: 'Asking the partner…',
  isSetting: (isOn: boolean) => ` is setting it to ${onOrOff(isOn)}…`,
  notKnown: 'Not known · ',
  setItTo: (isOn: boolean) => ` set it to ${onOrOff(isOn)} (`,
  noAnswer: ') and no clear answer came',
  mayHaveComeAfter: 'it may have come after',
  before: 'before',
  notReported: 'Not reported · never changed here',
  loading: 'Loading teams',
  selectAll: 'Select all',
  atMost: (most: number) => `At most ${most} at once`,
  selected: (count: number) => `${count} selected`,
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  noTeams: {
    title: 'No teams yet',
    text: 'Teams are found in your jobs and applicants. If you know a team’s ID, add it here.',
  },
  fixFieldsFirst: 'Not changed: first correct the fields that are also sent with each change',
  alsoSent: 'Also sent with each change:',
  alsoSentLabel: 'Sent with every setting',
  addTeam: {
    label: 'Team ID',
    description: 'Teams are found in your jobs. Add one that is missing.',
    button: 'Add team',
    pending: 'Adding…',
    required: 'Required',
  },
  superseded: (by: string | null) => `${by ?? 'Someone'} changed it again, so yours was not sent`,
  unconfirmed: 'Unconfirmed',
  mayBe: (wanted: boolean, attempts: number) =>
    `It may be ${onOrOff(wanted)} by now, or as it was before${attempts > 1 ? ` (${attempts} attempts)` : ''}. Sending it again is safe.`,
  tryNow: 'Try now',
  cancel: 'Cancel',
}
