import 'server-only'
import { sql } from 'drizzle-orm'
import { isOfKind } from '../dispatch/registry'
import { isEndedRow } from '../dispatch/transitions'
import { config } from '../runtime/config'
import { type Store, store } from '../store/connection'
import { runRows, runs } from '../store/run-tables'
import { activity, dispatches } from '../store/schema'

/** How long the body of a write that came to nothing is kept, so that the failure can be investigated. */
const bodyDays = 7
const batch = 500
/** Any number that no other program takes on the same database. */
const lock = 5_263_170_402

const longAgo = () => sql`now() - make_interval(days => ${config().activityDays})`

/** Each erases one batch and returns its size. Dispatches in progress or waiting for a person are kept at any age. */
const steps = {
  entries: (inside: Store) =>
    inside
      .delete(activity)
      .where(sql`id in (select id from activity where at < ${longAgo()} order by at limit ${batch})`)
      .returning({ id: activity.id }),
  dispatches: (inside: Store) =>
    inside
      .delete(dispatches)
      .where(
        sql`id in (select id from dispatches where created_at < ${longAgo()} and ended_at < ${longAgo()}
          and (group_id is null or not exists (select 1 from runs where runs.id = group_id
            and not (state in ('finished', 'cancelled') and ended_at < ${longAgo()})))
          order by created_at limit ${batch} for update skip locked)`,
      )
      .returning({ id: dispatches.id }),
  bodies: (inside: Store) =>
    inside
      .update(dispatches)
      .set({ body: '' })
      .where(
        sql`id in (select id from dispatches where ${isOfKind((kind) => kind.erasesBody)} and body <> '' and ${isEndedRow}
          and ended_at < now() - make_interval(days => ${bodyDays}) order by ended_at limit ${batch} for update skip locked)`,
      )
      .returning({ id: dispatches.id }),
  /** Runs whose rows were never uploaded completely, with all they hold. */
  drafts: (inside: Store) =>
    inside
      .delete(runs)
      .where(
        sql`id in (select id from runs where state = 'draft' and created_at < now() - interval '1 day' limit ${batch})`,
      )
      .returning({ id: runs.id }),
  /** What was uploaded for a run that has long ended, and of which nobody will send a row again. */
  uploads: (inside: Store) =>
    inside
      .delete(runRows)
      .where(
        sql`(run_id, row) in (select run_id, row from run_rows join runs on runs.id = run_id
          where ended_at < now() - make_interval(days => ${bodyDays})
            and not exists (select 1 from dispatches where dispatches.group_id = runs.id and not dispatches.${isEndedRow})
          limit ${batch})`,
      )
      .returning({ id: runRows.runId }),
  runs: (inside: Store) =>
    inside
      .delete(runs)
      .where(
        sql`id in (select id from runs where created_at < ${longAgo()} and ended_at < ${longAgo()}
          and not exists (select 1 from dispatches where dispatches.group_id = runs.id) limit ${batch})`,
      )
      .returning({ id: runs.id }),
}

const names = ['entries', 'dispatches', 'bodies', 'drafts', 'uploads', 'runs'] as const

export type Erased = Record<keyof typeof steps, number>

/**
 * Erases what is older than `ACTIVITY_DAYS`, bodies (`WriteKind.erasesBody`) and uploads of what will not be sent
 * again, in batches. The kinds must be registered. One server does it at a time; the others do nothing. `isStopping` ends it between two batches.
 */
export async function eraseExpired(isStopping: () => boolean = () => false): Promise<Erased> {
  const forgotten: Erased = { entries: 0, dispatches: 0, bodies: 0, drafts: 0, uploads: 0, runs: 0 }
  for (const name of names) {
    for (let count = batch; count === batch && !isStopping(); forgotten[name] += count)
      count = await store().transaction(async (inside) =>
        (await isOurTurn(inside)) ? (await steps[name](inside)).length : 0,
      )
  }
  return forgotten
}

async function isOurTurn(inside: Store): Promise<boolean> {
  const [turn] = await inside
    .select({ isOurs: sql<boolean>`pg_try_advisory_xact_lock(${lock})` })
    .from(sql`(select 1) as one`)
  return turn?.isOurs ?? false
}
