export const listWords = {
  title: 'Applicants',
  about: 'All applicants you have access to',
  toolbar: 'List',
  columns: 'Columns',
  columnsKey: 'Choose columns',
  defaultView: 'Default view',
  applyKey: 'Apply to a job',
  /** After the name, where what was searched for is in a field that is not shown. */
  matchedIn: (field: string) => `in ${field}`,
}

export const exportWords = {
  csv: 'Export CSV',
  all: 'Export all',
  these: (count: string) => `Export these ${count}`,
  theseUncounted: 'Export these',
  pending: 'Exporting…',
  cancel: 'Cancel',
  allHint: 'Everyone, read again from the partner',
  partHints: {
    selected: 'Everyone you selected',
    found: 'Everyone your filters find',
    everyone: 'Everyone, as of the time shown',
  },
  key: 'Export what is selected or found, else everyone',
  progress: (count: string) => `${count} exported`,
  pace: (count: string) => `${count} a second`,
  waiting: 'waiting for the server',
  waitingForPartner: 'waiting for the partner',
}
