import 'server-only'
import { completeGuess } from '../connection/guess/guess-mapping'
import { partner } from '../connection/partner'
import { displayProfile, profile } from '../connection/profile'
import { readTeamNames } from '../connection/teams/list-teams'
import { rememberTeamNames } from '../connection/teams/partner-team-names'
import type { Lane } from '../partner/pacing/lanes'
import type { Result } from '../partner/result'
import { distinguishingField } from '../records/distinguishing-field'
import type { Pointer } from '../records/pointer'
import { textAt } from '../records/read-field'
import type { PartnerRecord } from '../records/record'
import { storeNowMs } from '../store/store-clock'
import type { JobList } from './contract'
import { rememberJobs } from './known-jobs'
import { learnJobs } from './learn-jobs'
import { readJob } from './read-job'
import { recheckLateJobs } from './recheck-late-jobs'

type Options = { signal?: AbortSignal; lane?: Lane }

/** All jobs that the key can see, in one attempt (spec 4, GET /jobs). */
export async function listJobs(options: Options = {}): Promise<Result<JobList>> {
  const askedAt = new Date(storeNowMs())
  const askedMs = performance.now()
  const answer = await partner().listJobs(options)
  if (!answer.ok) return answer
  completeGuess()
  const shown = displayProfile().jobs
  const records = answer.value.items
  // Ids and teams are keys: they are read from the confirmed fields, whatever is guessed.
  const read = { mapping: profile().jobs, shown, telling: fieldForUntitled(records, shown.title) }
  const items = records.map((record) => readJob(record, read))
  const { isCut } = answer.value
  rememberJobs(items, askedAt, { isCut, askedMs })
  rememberTeamNames(items)
  learnJobs(items)
  recheckLateJobs(items)
  return { ok: true, value: { items, ...(isCut && { isCut }) } }
}

/** The same for users, who see teams under the desk's names for them. */
export async function listNamedJobs(options: Options = {}): Promise<Result<JobList>> {
  const answer = await listJobs(options)
  if (!answer.ok) return answer
  const names = await readTeamNames()
  const items = answer.value.items.map((job) =>
    job.team === null ? job : { ...job, teamName: names.get(job.team) ?? job.teamName },
  )
  return { ok: true, value: { ...answer.value, items } }
}

/** The field for naming jobs if some have no title. */
function fieldForUntitled(records: readonly PartnerRecord[], title: Pointer): Pointer | null {
  return records.every((record) => textAt(record, title) !== null) ? null : distinguishingField(records)
}
