import 'server-only'
import { setTimeout as wait } from 'node:timers/promises'
import { isNotNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { config } from '../runtime/config'
import { onStop } from '../runtime/lifecycle'
import { log } from '../runtime/log'
import { singleton } from '../runtime/singleton'
import { store } from '../store/connection'
import { seenJobs } from '../store/schema'
import { saveJobs } from './learn-jobs'
import { listJobs } from './list-jobs'

const createdSchema = z.object({ id: z.string() })

/**
 * The waits before each read of the list after a job was created, as fractions of the partner's ceiling. Only if the
 * job is missing in all of these reads are new jobs not listed: a list may lag behind, or the job may have been removed
 * meanwhile.
 */
const checkDelays = [0, 1 / 30, 1 / 2]

const latest = singleton('job-looked-for', () => {
  onStop(stopLooking)
  return { stop: new AbortController() }
})

/** Ends the search in progress without a result. */
export function stopLooking(): void {
  latest.stop.abort()
}

/**
 * Learns whether the partner lists new jobs, by looking for one that this desk has just created (spec 4 does not say
 * that GET /jobs lists all). Runs in the background, and is replaced by the search for the next created job.
 */
export function lookForCreated(created: unknown): void {
  const id = createdSchema.safeParse(created).data?.id
  if (!id) return
  stopLooking()
  latest.stop = new AbortController()
  const { signal } = latest.stop
  void look(id, signal).catch((error: unknown) => {
    if (!signal.aborted) log.warn({ err: error }, 'whether the partner lists a new job could not be found out')
  })
}

async function look(id: string, signal: AbortSignal): Promise<void> {
  let without = 0
  for (const part of checkDelays) {
    await wait(part * config().partner.ceilingMs, undefined, { signal, ref: false })
    const list = await listJobs({ signal, lane: 'bulk' })
    if (!list.ok && list.failure.retry === 'never') return
    if (!list.ok) continue
    if (list.value.items.some((job) => job.id === id)) return forgetUnlisted()
    // The job may be in the part that the list left out.
    if (list.value.isCut) continue
    without += 1
  }
  if (without < checkDelays.length) return
  log.warn({ job: id }, 'the partner does not list a job that it has created: its list proves no job missing')
  await saveUnlisted(id)
}

async function saveUnlisted(id: string): Promise<void> {
  await saveJobs(store(), [{ id, team: null }])
  await store().update(seenJobs).set({ unlistedAt: sql`now()` }).where(sql`id = ${id}`)
}

async function forgetUnlisted(): Promise<void> {
  await store().update(seenJobs).set({ unlistedAt: null }).where(isNotNull(seenJobs.unlistedAt))
}

/** Whether the partner's list lacks jobs that it has created: then a missing job proves nothing. */
export async function isListIncomplete(): Promise<boolean> {
  const found = await store().select({ id: seenJobs.id }).from(seenJobs).where(isNotNull(seenJobs.unlistedAt)).limit(1)
  return found.length > 0
}
