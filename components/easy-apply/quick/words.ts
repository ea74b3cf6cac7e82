/** What the form within an applicant's details says. */
export const quickWords = {
  title: 'Apply to a job',
  loading: 'Loading the form…',
  submit: 'Submit application',
  submitting: 'Sending…',
  cancel: 'Cancel',
  fullForm: 'Open full form',
  nextApplicant: 'Next applicant',
  done: 'Done',
  sameJob: 'This application is already for this job.',
} as const
