/** A row with an error is never sent; one with warnings is sent only where a person accepts them. */
export const issueSeverity = {
  missing: 'error',
  invalid: 'error',
  'spreadsheet-error': 'error',
  'job-ambiguous': 'error',
  'job-unknown': 'warning',
  'job-closed': 'warning',
  /** The partner refused the row for its job, which its list does not show as open either. */
  'job-refused': 'error',
  repeat: 'warning',
  'applied-before': 'warning',
  formula: 'warning',
  /** A number that a spreadsheet cut short, such as 4.9E+11, where a text is wanted. */
  shortened: 'warning',
  /** The partner refused the row, and what it named is as it was sent. */
  refused: 'warning',
} as const
export type IssueKind = keyof typeof issueSeverity

/** In the order in which they are told. */
// The keys of an object of ours, written out above.
export const issueKinds = Object.keys(issueSeverity) as IssueKind[]

/** Why a row is not sent: a person left it out, or the worst that is wrong with it. */
export const leftOutCodes = ['by-person', ...issueKinds] as const
export type LeftOutReason = (typeof leftOutCodes)[number]
