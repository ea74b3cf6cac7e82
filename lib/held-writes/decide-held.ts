import 'server-only'
import { and, eq, sql } from 'drizzle-orm'
import type { Person } from '../accounts/contract'
import { recordActivity } from '../activity/record-activity'
import { storedSubject } from '../activity/subject-in-words'
import { decideHeldRun } from '../bulk-apply/decide-held-run'
import { unsentRowCount } from '../bulk-apply/queue/hold-runs'
import { decideHeld } from '../dispatch/decide'
import { requestId } from '../runtime/request-context'
import { store } from '../store/connection'
import { runs } from '../store/run-tables'
import { dispatches } from '../store/schema'
import type { HeldDecision, HeldTarget } from './contract'
import { isHeldAlone } from './read-summary'

/**
 * A person's review of what is held: all of it, a run or a write. Nothing is decided where other writes are held than
 * the person was shown. Sending all leaves out what a check has found candidates for; `decided` does not count those.
 */
export async function decideHeldWrites(
  { what, target, count }: HeldDecision,
  person: Pick<Person, 'id' | 'name'>,
): Promise<{ state: 'decided'; decided: number } | { state: 'too-late' }> {
  const { ofRuns, these } = selectOf(target)
  const held = await store()
    .select({ id: runs.id, name: runs.name, rows: sql<number>`${unsentRowCount}::int` })
    .from(runs)
    .where(and(sql`held_by is not null`, ofRuns))
  const [single] = await store()
    .select({ count: sql<number>`count(*)::int`, subject: sql<string | null>`min(subject)` })
    .from(dispatches)
    .where(and(isHeldAlone, these))
  const writes = held.reduce((sum, { rows }) => sum + rows, single?.count ?? 0)
  if (writes !== count || held.length + (single?.count ?? 0) === 0) return { state: 'too-late' }
  for (const { id } of held) await decideHeldRun(id, what, person)
  const isMeant = what === 'send' && target.of === 'all' ? sql`${isHeldAlone} and not ${hasCandidates}` : isHeldAlone
  const decided = await decideHeld(sql`${isMeant} and ${these}`, what === 'send' ? 'send-again' : 'abandon', person)
  const left = (single?.count ?? 0) - decided
  await recordActivity({
    kind: 'restore',
    outcome: what === 'send' ? 'held-sent' : 'held-discarded',
    person,
    subject:
      target.of === 'run'
        ? (held[0]?.name ?? '')
        : target.of === 'write'
          ? (single?.subject ?? '')
          : storedSubject(({ allHeld }) => allHeld),
    reference: requestId() ?? null,
    details: { writes: writes - left, runs: held.length },
  })
  return { state: 'decided', decided: writes - left }
}

/** A check has found what may be this one: whether it is, a person says of each. */
const hasCandidates = sql`(coalesce(uncertainty ->> 'what', '') = 'candidates')`

function selectOf(target: HeldTarget) {
  switch (target.of) {
    case 'all':
      return { ofRuns: sql`true`, these: sql`true` }
    case 'run':
      return { ofRuns: eq(runs.id, target.id), these: sql`false` }
    case 'write':
      return { ofRuns: sql`false`, these: eq(dispatches.id, target.id) }
  }
}
