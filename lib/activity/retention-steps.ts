import 'server-only'
import { eq, getTableColumns, lt, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { isEndedRow } from '../dispatch/transitions'
import { config } from '../runtime/config'
import { invitations, oidcAttempts, sessions, signInAttempts, verifications } from '../store/account-tables'
import type { Store } from '../store/connection'
import { leftOutRows, matchedColumns, runRows, runs } from '../store/run-tables'
import { activity, dispatches, drafts } from '../store/schema'

export const retentionBatch = 500

/** How long requests, answers and uploads are kept after their end, so that failures can be investigated. */
const bodyDays = 7
const draftDays = 90
const invitationDays = 30
/** A run's name once its file name has been removed. */
const forgottenName = 'Bulk apply'

const days = (count: number) => sql`now() - make_interval(days => ${count})`
const longAgo = () => days(config().activityDays)
const batch = sql`limit ${retentionBatch}`

/** Condition over `runs`: ended a week ago, and none of its rows will be sent again. */
const isLongOver = sql`ended_at < ${days(bodyDays)}
  and not exists (select 1 from dispatches where dispatches.group_id = runs.id and not dispatches.${isEndedRow})`

/**
 * What is erased, and when: the README's table "What is kept, and for how long". Each step erases one batch and returns
 * the erased rows. Writes in progress or waiting for a user's decision are kept at any age.
 */
export const retentionSteps = {
  entries: (tx: Store) => remove(tx, activity, sql`at < ${longAgo()} order by at`),
  dispatches: (tx: Store) =>
    remove(
      tx,
      dispatches,
      sql`created_at < ${longAgo()} and ended_at < ${longAgo()}
        and (group_id is null or not exists (select 1 from runs where runs.id = group_id
          and not (state in ('finished', 'cancelled') and ended_at < ${longAgo()})))
        order by created_at`,
    ),
  /** Request bodies, and the partner's answers. */
  bodies: async (tx: Store) =>
    tx
      .update(dispatches)
      .set({ body: '', result: sql`case when result ? 'answer' then result || '{"answer": null}' else result end` })
      .where(
        sql`id in (select id from dispatches where (body <> '' or jsonb_typeof(result -> 'answer') = 'object')
          and ${isEndedRow} and ended_at < ${days(bodyDays)} order by ended_at ${batch} for update skip locked)`,
      )
      .returning({ id: dispatches.id }),
  /** Runs whose rows were never uploaded completely, with everything in them. */
  unstarted: (tx: Store) => remove(tx, runs, sql`state = 'draft' and created_at < ${days(1)}`),
  uploads: (tx: Store) =>
    tx
      .delete(runRows)
      .where(
        sql`(run_id, row) in (select run_id, row from run_rows join runs on runs.id = run_id where ${isLongOver} ${batch})`,
      )
      .returning({ id: runRows.runId }),
  leftOut: (tx: Store) => remove(tx, leftOutRows, sql`run_id in (select id from runs where ${isLongOver})`),
  fileNames: forgetFileNames,
  fileNamesInDetails: forgetFileNamesInDetails,
  runs: (tx: Store) =>
    remove(
      tx,
      runs,
      sql`created_at < ${longAgo()} and ended_at < ${longAgo()}
        and not exists (select 1 from dispatches where dispatches.group_id = runs.id)`,
    ),
  drafts: (tx: Store) => remove(tx, drafts, sql`updated_at < ${days(draftDays)}`),
  columns: (tx: Store) => remove(tx, matchedColumns, sql`updated_at < ${longAgo()}`),
  sessions: (tx: Store) => remove(tx, sessions, lt(sessions.expiresAt, sql`now()`)),
  signIns: (tx: Store) =>
    remove(tx, signInAttempts, sql`started_at < ${days(1)} and (blocked_until is null or blocked_until < now())`),
  verifications: (tx: Store) => remove(tx, verifications, lt(verifications.expiresAt, sql`now()`)),
  invitations: (tx: Store) => remove(tx, invitations, sql`expires_at < ${days(invitationDays)}`),
  oidcAttempts: (tx: Store) => remove(tx, oidcAttempts, lt(oidcAttempts.expiresAt, sql`now()`)),
}

/** Deletes by ctid, which every table has; rows locked by another transaction wait for the next time. */
function remove(tx: Store, table: PgTable, where: SQL): Promise<unknown[]> {
  const [column] = Object.values(getTableColumns(table))
  if (!column) throw new Error('A table without columns')
  return tx
    .delete(table)
    .where(sql`ctid in (select ctid from ${table} where ${where} ${batch} for update skip locked)`)
    .returning({ id: column })
}

/** A run is named after its uploaded file. Entries about the run contain the name too. */
async function forgetFileNames(tx: Store): Promise<unknown[]> {
  const found = await tx
    .select({ id: runs.id, name: runs.name, createdAt: runs.createdAt })
    .from(runs)
    .where(sql`name <> ${forgottenName} and ${isLongOver} ${batch} for update skip locked`)
  for (const { id, name, createdAt } of found) {
    await tx.update(runs).set({ name: forgottenName }).where(eq(runs.id, id))
    await tx
      .update(activity)
      .set({
        subject: sql`left(subject, length(subject) - length(${name}::text)) || ${forgottenName}`,
        details: withoutFileName,
      })
      .where(
        sql`kind in ('export', 'restore') and at >= ${createdAt.toISOString()}
          and (subject = ${name} or right(subject, length(${name}::text) + 4) = ' of ' || ${name}::text)`,
      )
  }
  return found
}

const withoutFileName = sql`case when details ? 'run'
  then details || jsonb_build_object('run', ${forgottenName}::text) else details end`

/** Earlier releases removed the name from the subjects of downloads, and not from the details that word them. */
async function forgetFileNamesInDetails(tx: Store): Promise<unknown[]> {
  const suffix = ` of ${forgottenName}`
  return tx
    .update(activity)
    .set({ details: withoutFileName })
    .where(
      sql`id in (select id from activity where kind = 'export' and right(subject, length(${suffix}::text)) = ${suffix}
        and details ->> 'run' <> ${forgottenName} ${batch} for update skip locked)`,
    )
    .returning({ id: activity.id })
}
