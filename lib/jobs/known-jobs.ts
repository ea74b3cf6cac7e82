import 'server-only'
import { isPinned, profileVersion } from '../connection/profile'
import { storedJobSubject } from '../dispatch/subject-in-words'
import { singleton } from '../runtime/singleton'
import type { Job } from './contract'

/** `version`: of the field profile that the ids and teams were read with. `isCut`: the partner has more jobs. */
type Known = {
  listed: readonly Job[]
  byId: ReadonlyMap<string, Job>
  at: Date | null
  askedMs: number
  isCut: boolean
  version: number
}

const nothing = (): Known => ({
  listed: [],
  byId: new Map(),
  at: null,
  askedMs: Number.NEGATIVE_INFINITY,
  isCut: false,
  version: 0,
})

const state = singleton('known-jobs', () => ({ known: nothing() }))

/** Jobs that were read with another version of the field profile have other ids, or none. */
function known(): Known {
  return state.known.version === profileVersion() ? state.known : nothing()
}

/**
 * Remembers the jobs as last listed, so that naming a job or its team costs no request. `askedMs`: when the list was
 * requested (`performance.now()`); an answer that was overtaken by that of a later request is ignored, and so is a list
 * read for pinned work, which may lack guessed titles.
 */
export function rememberJobs(
  jobs: readonly Job[],
  askedAt: Date,
  { isCut = false, askedMs = performance.now() } = {},
): void {
  if (isPinned() || askedMs < known().askedMs) return
  const byId = new Map(jobs.map((job) => [job.id, job]))
  state.known = { listed: jobs, byId, at: askedAt, askedMs, isCut, version: profileVersion() }
}

/** The jobs as this server last saw them. */
export function knownJobs(): readonly Job[] {
  return known().listed
}

/** When the known jobs were listed; null if this server has not listed them. */
export function jobsKnownAt(): Date | null {
  return known().at
}

/** A job's team as last listed; null if this server has not seen the job, or the partner does not say. */
export function knownTeamOf(id: string): string | null {
  return known().byId.get(id)?.team ?? null
}

/** A job's title as last listed; null if this server has not seen it. */
export function knownTitleOf(id: string | null): string | null {
  return id === null ? null : (known().byId.get(id)?.title ?? null)
}

/** Whether the partner listed this job; null if this server cannot tell. */
export function hasListedJob(id: string): boolean | null {
  const { byId } = known()
  if (byId.has(id)) return true
  return isKnownListWhole() && byId.size > 0 ? false : null
}

/** Whether the last list may prove a job missing. A job listed without an ID may be any job. */
export function isKnownListWhole(): boolean {
  const { byId, isCut } = known()
  return !isCut && !byId.has('')
}

/** What is stored as a job's name: its title as last listed, or its id if this server has not seen it. */
export function storedJobTitle(id: string | null): string {
  return knownTitleOf(id) ?? storedJobSubject(id)
}
