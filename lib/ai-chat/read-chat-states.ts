import 'server-only'
import { and, eq, inArray, max, sql } from 'drizzle-orm'
import type { Step } from '../dispatch/contract'
import { latestAttemptStillRunning } from '../dispatch/running-attempt'
import { isEndedRow, isUnderWayRow } from '../dispatch/transitions'
import { config } from '../runtime/config'
import { store } from '../store/connection'
import { aiChatSettings, dispatches } from '../store/schema'
import { type Agreed, chatStateOf, type OpenSetting } from './chat-state'
import { type ChatState, wantsOn } from './contract'

const isSetting = eq(dispatches.kind, 'set-ai-chat')
/** An earlier attempt may take effect after the one that succeeded, and after a newer setting. */
const wasRepeated = sql`(state = 'succeeded' and attempts > 1)`
/**
 * When it was last sent, in milliseconds; null if it was not. A setting that is held may have been sent until then by
 * the store that was restored, whatever this one says.
 */
const lastSentMs = sql<number | null>`(extract(epoch from case when may_have_succeeded then coalesce(greatest(sent_at,
  (select max((step ->> 'at')::timestamptz) from jsonb_array_elements(timeline) step where step ->> 'what' = 'held')),
  created_at) else sent_at end) * 1000)::float8`

/** What is known about every team that was ever set, by team. Reads only the store. */
export async function readChatStates(): Promise<Map<string, ChatState>> {
  const [settings, found] = await Promise.all([
    store().select().from(aiChatSettings),
    store()
      .select({
        teamId: dispatches.teamId,
        subject: dispatches.subject,
        by: dispatches.personName,
        byId: dispatches.personId,
        sentMs: lastSentMs,
        mayHaveSucceeded: dispatches.mayHaveSucceeded,
        succeededSteps: sql<Step[] | null>`case when state = 'succeeded' then timeline end`,
        isUnderWay: sql<boolean>`${isUnderWayRow}`,
      })
      .from(dispatches)
      .where(and(isSetting, sql`(not ${isEndedRow} or may_have_succeeded or ${wasRepeated})`)),
  ])
  const openOf = new Map<string, OpenSetting[]>()
  for (const { teamId, subject, by, byId, isUnderWay, succeededSteps, ...row } of found) {
    const repeatedAt = succeededSteps && latestAttemptStillRunning(succeededSteps)
    if (teamId === null || (succeededSteps && !repeatedAt)) continue
    const sentAt = repeatedAt ?? (row.sentMs === null ? null : new Date(row.sentMs))
    const mayHaveSucceeded = repeatedAt !== null || row.mayHaveSucceeded
    const setting = { isOn: wantsOn({ subject }), by, byId, sentAt, isUnderWay, mayHaveSucceeded }
    openOf.set(teamId, [...(openOf.get(teamId) ?? []), setting])
  }
  const sentAt = await readLastSentTimes([...openOf.keys()])
  const agreedOf = new Map<string, Agreed>(
    settings.map(({ teamId, enabled, setBy, setByName, setAt }) => [
      teamId,
      { isOn: enabled, by: setByName, byId: setBy, at: setAt, sentAt: sentAt.get(teamId) ?? null },
    ]),
  )
  // Work on a lost attempt continues for one cutoff and one query at most (spec 8).
  const workMs = 2 * config().partner.ceilingMs
  const ids = new Set([...agreedOf.keys(), ...openOf.keys()])
  return new Map([...ids].map((id) => [id, chatStateOf(id, agreedOf.get(id) ?? null, openOf.get(id) ?? [], workMs)]))
}

async function readLastSentTimes(teamIds: string[]): Promise<Map<string, Date>> {
  if (teamIds.length === 0) return new Map()
  const rows = await store()
    .select({ teamId: dispatches.teamId, sentAt: max(dispatches.sentAt) })
    .from(dispatches)
    .where(and(isSetting, eq(dispatches.state, 'succeeded'), inArray(dispatches.teamId, teamIds)))
    .groupBy(dispatches.teamId)
  return new Map(rows.flatMap(({ teamId, sentAt }) => (teamId && sentAt ? [[teamId, sentAt] as const] : [])))
}
