import 'server-only'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
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
import type { HeldDecided, HeldDecision, HeldTarget } from './contract'
import { isHeldAlone } from './read-summary'

/**
 * Applies a person's review of what is held: all of it, a run, or writes. Nothing is decided if the number of held
 * writes differs from what the person was shown; of several named writes, only those still held are decided. When
 * several single writes are sent at once, those for which a check has found candidates are left out.
 */
export async function decideHeldWrites(
  { what, target, count }: HeldDecision,
  person: Pick<Person, 'id' | 'name'>,
): Promise<HeldDecided> {
  const { ofRuns, these } = selectOf(target)
  const held = await store()
    .select({ id: runs.id, name: runs.name, rows: sql<number>`${unsentRowCount}::int` })
    .from(runs)
    .where(and(sql`held_by is not null`, ofRuns))
  const leavesCandidates = what === 'send' && (target.of === 'all' || target.of === 'writes')
  const { single, toChoose, subject } = await countSingle(these, leavesCandidates)
  const isAsShown = target.of === 'writes' || unsentRowsOf(held) + single === count
  if (!isAsShown || held.length + single === 0) return { state: 'too-late' }
  // Somebody else may have reviewed some of the runs since they were read.
  const decidedRuns: typeof held = []
  for (const run of held) if (await decideHeldRun(run.id, what, person)) decidedRuns.push(run)
  const isMeant = leavesCandidates ? sql`${isHeldAlone} and not ${hasCandidates}` : isHeldAlone
  const ofSingle = await decideHeld(sql`${isMeant} and ${these}`, what === 'send' ? 'send-again' : 'abandon', person)
  if (decidedRuns.length + ofSingle + toChoose === 0) return { state: 'too-late' }
  const decided = unsentRowsOf(decidedRuns) + ofSingle
  await recordActivity({
    kind: 'restore',
    outcome: what === 'send' ? 'held-sent' : 'held-discarded',
    person,
    subject: subjectOf(target, decidedRuns[0]?.name ?? '', subject ?? ''),
    reference: requestId() ?? null,
    details: { writes: decided, runs: decidedRuns.length },
  })
  const shown = target.of === 'writes' ? target.ids.length : single
  return { state: 'decided', decided, movedOn: Math.max(0, shown - ofSingle - toChoose), toChoose }
}

const unsentRowsOf = (held: { rows: number }[]) => held.reduce((sum, { rows }) => sum + rows, 0)

/** Counts single writes that are still held; `toChoose`: how many of them are left for a person to choose. */
async function countSingle(these: SQL, leavesCandidates: boolean) {
  const isLeft = leavesCandidates ? hasCandidates : sql`false`
  const [found] = await store()
    .select({
      single: sql<number>`count(*)::int`,
      toChoose: sql<number>`(count(*) filter (where ${isLeft}))::int`,
      subject: sql<string | null>`min(subject)`,
    })
    .from(dispatches)
    .where(and(isHeldAlone, these))
  return found ?? { single: 0, toChoose: 0, subject: null }
}

/** The subject of the activity entry. */
function subjectOf(target: HeldTarget, run: string, write: string): string {
  switch (target.of) {
    case 'all':
      return storedSubject(({ allHeld }) => allHeld)
    case 'run':
      return run
    case 'write':
      return write
    case 'writes':
      return storedSubject(({ severalHeld }) => severalHeld)
  }
}

/** A check has found possible matches: a person must decide for each such write. */
const hasCandidates = sql`(coalesce(uncertainty ->> 'what', '') = 'candidates')`

function selectOf(target: HeldTarget): { ofRuns: SQL; these: SQL } {
  switch (target.of) {
    case 'all':
      return { ofRuns: sql`true`, these: sql`true` }
    case 'run':
      return { ofRuns: eq(runs.id, target.id), these: sql`false` }
    case 'write':
      return { ofRuns: sql`false`, these: eq(dispatches.id, target.id) }
    case 'writes':
      return { ofRuns: sql`false`, these: inArray(dispatches.id, target.ids) }
  }
}
