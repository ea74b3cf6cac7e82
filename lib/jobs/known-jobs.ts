import 'server-only'
import { processWide } from '../server/process-wide'
import type { Job } from './contract'

const state = processWide<{ jobs: Map<string, Job> }>('known-jobs', () => ({ jobs: new Map() }))

/** Keeps the jobs as they were last listed, so that naming a job or its team costs no request. */
export function rememberJobs(jobs: readonly Job[]): void {
  state.jobs = new Map(jobs.map((job) => [job.id, job]))
}

/** The jobs as this server has last seen them. */
export function knownJobs(): Job[] {
  return [...state.jobs.values()]
}

/** The team of a job as last listed; null where this server has not seen it, or the partner does not say. */
export function knownTeamOf(id: string): string | null {
  return state.jobs.get(id)?.team ?? null
}

/** A job in words: its title as last listed, or its id where this server has not seen it. */
export function jobInWords(id: string | null): string {
  if (id === null) return 'A job'
  return state.jobs.get(id)?.title ?? `Job ${id}`
}
