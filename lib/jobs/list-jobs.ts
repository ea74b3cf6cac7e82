import 'server-only'
import { completeGuess } from '../connection/guess-mapping'
import { partner } from '../connection/partner'
import { profile } from '../connection/profile'
import { storeNowMs } from '../dispatch/store-clock'
import type { Result } from '../partner/result'
import type { JobList } from './contract'
import { rememberJobs } from './known-jobs'
import { learnJobs } from './learn-jobs'
import { readJob } from './read-job'

type Options = { signal?: AbortSignal }

/** All jobs that the key can see, in one attempt (spec 4, GET /jobs). */
export async function listJobs(options: Options = {}): Promise<Result<JobList>> {
  const askedAt = new Date(storeNowMs())
  const answer = await partner().listJobs(options)
  if (!answer.ok) return answer
  completeGuess()
  const places = profile().jobs
  const items = answer.value.items.map((record) => readJob(record, places))
  rememberJobs(items, askedAt)
  learnJobs(items)
  return { ok: true, value: { items } }
}
