import 'server-only'
import { hasListedJob } from '../jobs/known-jobs'
import { waitForJobs } from '../jobs/wait-for-jobs'
import type { PartnerFailure } from '../partner/failure/failure'
import { runRowWords } from './words'

/** Call this before `nameMissingJob`: it needs the list of jobs, which a server that was restarted has not seen yet. */
export async function waitForMissingJobs(failures: Iterable<PartnerFailure | null>): Promise<void> {
  if ([...failures].some((failure) => failure?.kind === 'job-unavailable')) await waitForJobs()
}

/** The partner's answer is the same for a closed and for a nonexistent job: the list of jobs tells them apart. */
export function nameMissingJob<Failure extends PartnerFailure | null>(failure: Failure, jobId: string | null): Failure {
  if (failure?.kind !== 'job-unavailable' || jobId === null || hasListedJob(jobId) !== false) return failure
  const { title, meaning, nextStep } = runRowWords.missingJob
  return { ...failure, title: title({ id: jobId }), meaning, nextStep }
}
