import 'server-only'
import { hasListedJob } from '../jobs/known-jobs'
import type { PartnerFailure } from '../partner/failure/failure'
import { runRowWords } from './words'

/** The partner's answer is the same for a closed and for a nonexistent job: the list of jobs tells them apart. */
export function nameMissingJob<Failure extends PartnerFailure | null>(failure: Failure, jobId: string | null): Failure {
  if (failure?.kind !== 'job-unavailable' || jobId === null || hasListedJob(jobId) !== false) return failure
  const { title, meaning, nextStep } = runRowWords.missingJob
  return { ...failure, title: title({ id: jobId }), meaning, nextStep }
}
