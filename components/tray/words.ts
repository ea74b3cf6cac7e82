/** What the tray says. */
export const trayWords = {
  title: 'Sent from here',
  needsYou: 'Needs you',
  underWay: 'Under way',
  ended: 'Done',
  clearFinished: 'Clear finished',
  clear: 'Clear',
  close: 'Close',
  cut: 'The desk isn’t answering right now. This may be out of date.',
  empty: 'Nothing is under way, and nothing needs you',
  fix: 'Fix and resend',
  nothingChanged: 'Nothing was changed.',
}
