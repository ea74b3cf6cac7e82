import 'server-only'
import { storedJobSubject } from '../dispatch/subject-in-words'
import { singleton } from '../runtime/singleton'
import type { Job } from './contract'

const state = singleton<{ jobs: Map<string, Job>; at: Date | null }>('known-jobs', () => ({
  jobs: new Map(),
  at: null,
}))

/** Remembers the jobs as last listed, so that naming a job or its team costs no request. */
export function rememberJobs(jobs: readonly Job[], askedAt: Date): void {
  state.jobs = new Map(jobs.map((job) => [job.id, job]))
  state.at = askedAt
}

/** The jobs as this server last saw them. */
export function knownJobs(): Job[] {
  return [...state.jobs.values()]
}

/** When the known jobs were listed; null if this server has not listed them. */
export function jobsKnownAt(): Date | null {
  return state.at
}

/** A job's team as last listed; null if this server has not seen the job, or the partner does not say. */
export function knownTeamOf(id: string): string | null {
  return state.jobs.get(id)?.team ?? null
}

/** A job's title as last listed; null if this server has not seen it. */
export function knownTitleOf(id: string | null): string | null {
  return id === null ? null : (state.jobs.get(id)?.title ?? null)
}

/** Whether the partner listed this job; null if this server cannot tell. */
export function hasListedJob(id: string): boolean | null {
  if (state.jobs.has(id)) return true
  // A job listed without an ID may be any job.
  return state.jobs.size === 0 || state.jobs.has('') ? null : false
}

/** What is stored as a job's name: its title as last listed, or its id if this server has not seen it. */
export function jobInWords(id: string | null): string {
  return knownTitleOf(id) ?? storedJobSubject(id)
}
