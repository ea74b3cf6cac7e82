import type { EarlierApplication } from '@/lib/easy-apply/contract'

/** What the rail beside the form of an application says. */
export const railWords = {
  job: 'Job',
  noJob: 'No job chosen yet',
  team: (team: string) => `Team ${team}`,
  applicant: 'Applicant',
  noApplicant: 'No email entered yet',
  check: 'Applied before?',
  checkWaits: 'Checked once you’ve entered a job and an email',
  checking: 'Checking…',
  notChecked: 'It could not be checked now. It is checked again when you submit.',
  neverApplied: 'Not from this desk',
  applied: 'This desk has applied for this person to this job before',
}

export const earlierOutcomes: Record<EarlierApplication['outcome'], string> = {
  submitted: 'submitted',
  queued: 'queued',
  'already-applied': 'already applied',
  uncertain: 'unconfirmed',
  'under-way': 'being sent',
}
