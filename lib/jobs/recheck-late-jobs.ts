import 'server-only'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { reconcileAgain } from '../dispatch/decide'
import { toDispatchRow } from '../dispatch/row'
import { log } from '../runtime/log'
import { singleton } from '../runtime/singleton'
import { store } from '../store/connection'
import { dispatches } from '../store/schema'
import type { Job } from './contract'
import { listBefore, wasMissing } from './job-list'
import { mayBeSameText } from './same-text'

type Listed = Pick<Job, 'id' | 'title'>

/** The ids that this process has looked at already. */
const known = singleton('jobs-looked-at', () => new Set<string>())
/** A partner whose ids change on every read would fill the memory; what is forgotten is looked at once more. */
const maxKnown = 100_000

/**
 * Has jobs that were reported as not created reconciled once more when a list contains a new job with a similar title:
 * the partner's list may lag behind by more than its ceiling. Runs in the background.
 */
export function recheckLateJobs(jobs: readonly Listed[]): void {
  const fresh = jobs.filter(({ id }) => id !== '' && !known.has(id))
  if (fresh.length === 0) return
  if (known.size + fresh.length > maxKnown) known.clear()
  for (const { id } of fresh) known.add(id)
  void recheck(fresh).catch((error: unknown) => {
    for (const { id } of fresh) known.delete(id)
    log.warn({ err: error }, 'whether a job was created after all could not be checked')
  })
}

async function recheck(fresh: readonly Listed[]): Promise<void> {
  const { kind, state } = dispatches
  const undecided = await store()
    .select()
    .from(dispatches)
    .where(and(eq(kind, 'create-job'), eq(state, 'needs-decision'), sql`uncertainty ->> 'what' = 'not-made'`))
  const late = undecided.map(toDispatchRow).filter((row) => {
    const before = new Set(listBefore(row)?.ids)
    const mayBeIts = ({ id, title }: Listed) => !before.has(id) && title !== '' && mayBeSameText(row.subject, title)
    return wasMissing(row) && fresh.some(mayBeIts)
  })
  if (late.length === 0) return
  await reconcileAgain(
    inArray(
      dispatches.id,
      late.map(({ id }) => id),
    ),
  )
}
