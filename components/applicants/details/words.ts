/** What the details of an applicant say. */
export const detailsWords = {
  title: 'Applicant details',
  noName: 'No name',
  noStatus: 'No status',
  applied: 'Applied',
  copyEmail: 'Copy email',
  copyPhone: 'Copy phone',
  writeTo: (name: string) => `Email ${name}`,
  call: (name: string) => `Call ${name}`,
  apply: 'Apply to a job',
  history: 'What this desk did',
  noHistory: 'Nothing from this desk yet.',
  loadingHistory: 'Loading what this desk did',
} as const
