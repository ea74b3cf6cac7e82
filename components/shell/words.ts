import type { ShortcutGroup } from '../ui/shortcuts/shortcuts'

export const keysWords = {
  title: 'Keys',
  description: 'They work unless you are typing or a dialog is open.',
  switchedOff: 'Single keys are switched off in this browser. Switch them on under “Your account”.',
  groups: { screen: 'On this screen', list: 'In the list', anywhere: 'Anywhere', go: 'Go to' } satisfies Record<
    ShortcutGroup,
    string
  >,
  palette: 'Search or jump anywhere',
  search: 'Search on this screen',
  show: 'Show these keys',
  menuItem: 'Keys',
  account: 'Your account',
}

export const barWords = { more: 'More', search: 'Search', close: 'Close' }
