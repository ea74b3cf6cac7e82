import 'server-only'
import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Person } from '../accounts/contract'
import { store } from '../store/connection'
import { runs } from '../store/run-tables'
import type { Run, RunList } from './contract'
import { isOpenRun } from './run-states'
import { summarizeRuns } from './summarize-runs'

const pageSize = 20
const maxFollowed = 20

/** Lists everyone's runs, latest first; `before` is the ISO time at which the previous page's last run was created. */
export async function listRuns({ before }: { before: string | null }): Promise<RunList> {
  const stored = await store()
    .select()
    .from(runs)
    .where(before === null ? undefined : lt(runs.createdAt, new Date(before)))
    .orderBy(desc(runs.createdAt))
    .limit(pageSize + 1)
  return { items: await summarizeRuns(stored.slice(0, pageSize)), hasMore: stored.length > pageSize }
}

/** Lists a person's own runs that were started and not dismissed: in progress, or ended within the last week. */
export async function listFollowedRuns({ id }: Pick<Person, 'id'>): Promise<Run[]> {
  const stored = await store()
    .select()
    .from(runs)
    .where(
      and(eq(runs.personId, id), sql`dismissed_at is null and (${isOpenRun} or ended_at > now() - interval '7 days')`),
    )
    .orderBy(sql`not ${isOpenRun}`, desc(runs.createdAt))
    .limit(maxFollowed)
  return summarizeRuns(stored)
}
