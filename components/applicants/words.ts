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
  /** Before how many there are, where that is known. */
  these: 'Export these',
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

export const selectionWords = {
  label: 'Selection',
  apply: 'Apply to a job',
  copyOne: 'Copy email',
  copyAll: 'Copy emails',
  all: 'Select all',
  clear: 'Clear',
}

export const filterWords = {
  bar: 'Narrow down',
  /** The button of phones that shows them. */
  filters: (chosen: number) => (chosen === 0 ? 'Filters' : `Filters (${chosen})`),
  isNew: 'New since your last visit',
  applied: 'Applied',
  appliedMenu: 'Filter by the day they applied',
  everyone: 'Show everyone',
  clear: 'Clear filters',
  status: 'Status',
  job: 'Job',
  team: 'Team',
  noValue: 'None',
  chosen: (count: number) => `${count} chosen`,
  jobOf: (id: string) => `Job ${id}`,
  teamOf: (id: string) => `Team ${id}`,
}
