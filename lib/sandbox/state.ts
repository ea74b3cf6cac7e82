import { type AddressLookup, createAddressLookup } from './address-lookup'
import { type ApplicantList, createApplicantList } from './applicant-list'
import { type Population, recentPopulation, steadyPopulation } from './data/population'
import { createTeams, type Team } from './data/teams'
import { createFaultQueue, type FaultQueue } from './faults'
import { createJobList, type JobList } from './job-list'
import type { Key } from './keys'
import type { SandboxOptions } from './options'
import { createRateLimit, type RateLimit } from './rate-limit'
import { createRequestLog, type RequestLog } from './request-log'
import { createSettings, type Settings } from './settings'

/** Everything that a sandbox stores. Two sandboxes share nothing. */
export type SandboxState = {
  options: SandboxOptions
  applicants: ApplicantList
  jobs: JobList
  teams: Team[]
  /** Tokens of the deprecated flow, with the key whose rights they have (spec 5.4). */
  tokens: Map<string, Key>
  /** The last accepted body for each team's AI chat. */
  subscriptions: Map<number, unknown>
  faults: FaultQueue
  settings: Settings
  rateLimit: RateLimit
  addressLookup: AddressLookup
  log: RequestLog
}

export function createState(options: SandboxOptions): SandboxState {
  return {
    options,
    applicants: createApplicantList(options, options.seed, options.applicantCount, populationOf(options)),
    jobs: createJobList(options),
    teams: createTeams(),
    tokens: new Map(),
    subscriptions: new Map(),
    faults: createFaultQueue(),
    settings: createSettings(options),
    rateLimit: createRateLimit(),
    addressLookup: createAddressLookup(),
    log: createRequestLog(),
  }
}

function populationOf({ applicantCount: count, days }: SandboxOptions): Population {
  return days === null ? steadyPopulation : recentPopulation({ count, days, nowMs: Date.now() })
}

/**
 * Resets to the start: the same seed, the same data, no faults; delayed requests continue. The ids of created jobs are
 * not reused: a desk that knows them would take a new job for an old one.
 */
export function resetState(state: SandboxState): void {
  state.faults.clear()
  const jobs = createJobList(state.options, state.jobs.lastNumber())
  Object.assign(state, createState(state.options), { jobs })
}
