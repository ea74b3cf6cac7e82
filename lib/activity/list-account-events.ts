import 'server-only'
import { and, desc, eq, sql } from 'drizzle-orm'
import { store } from '../store/connection'
import { activity } from '../store/schema'
import type { AccountEvent } from './contract'

const most = 100

/** Lists what was done to a person's account and by whom: the latest first, 100 at most. */
export async function listAccountEvents(personId: string): Promise<AccountEvent[]> {
  const detail = (name: string) =>
    sql<string | null>`case when jsonb_typeof(details -> ${name}) = 'string' then details ->> ${name} end`
  const rows = await store()
    .select({
      id: activity.id,
      at: activity.at,
      who: activity.personName,
      whoId: activity.personId,
      outcome: activity.outcome,
      from: detail('from'),
      to: detail('to'),
      role: detail('role'),
    })
    .from(activity)
    .where(and(eq(activity.kind, 'account'), sql`details ->> 'account' = ${personId}`))
    .orderBy(desc(activity.at), desc(activity.id))
    .limit(most)
  return rows.map(({ at, role, to, ...event }) => ({ ...event, at: at.toISOString(), to: to ?? role }))
}
