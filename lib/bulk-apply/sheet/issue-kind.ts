/** A row with an error is never sent; one with warnings is sent only if the user accepts them. */
export const issueSeverity = {
  missing: 'error',
  invalid: 'error',
  'spreadsheet-error': 'error',
  'job-ambiguous': 'error',
  'job-unknown': 'warning',
  'job-closed': 'warning',
  /** The partner refused the row because of its job, which its list does not show as open either. */
  'job-refused': 'error',
  repeat: 'warning',
  'applied-before': 'warning',
  /** In the list of applicants, but not from this desk. */
  'listed-before': 'warning',
  formula: 'warning',
  /** A number cut short, such as 4.9E+11 where a text is wanted; or one that may be in thousands: 50.000 as 50000. */
  shortened: 'warning',
  /** The partner refused the row, and what it named is still as it was sent. */
  refused: 'warning',
} as const
export type IssueKind = keyof typeof issueSeverity

/** In the order in which they are reported. */
// The keys of our own object above.
export const issueKinds = Object.keys(issueSeverity) as IssueKind[]

/** Why a row is not sent: the user left it out, or its worst issue. */
export const leftOutCodes = ['by-person', ...issueKinds] as const
export type LeftOutReason = (typeof leftOutCodes)[number]
