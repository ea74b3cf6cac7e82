import 'server-only'
import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import { type Store, store } from '../store/connection'
import { dispatches } from '../store/schema'
import type { Author, Decision, Dispatch, SharedDecision, Step } from './contract'
import { ended, succeededWith } from './ended'
import { notifyDue } from './notify'
import { recordArrived } from './record-arrived'
import { groups, isOfKind, kindOf } from './registry'
import { type DispatchRow, type StoredDispatch, toDispatch, toDispatchRow, withoutAnswer } from './row'
import { withStep } from './timeline'
import { cancelledOrAbandoned, type Moves, move } from './transitions'
import { recallDispatch } from './worker'

type Rule = {
  /** The states it may be in; in any other, the decision comes too late. */
  moves: Moves
  when?: SQL
  set: Record<string, unknown>
  step: Step['what']
}
type Ruled = Exclude<Decision['what'], 'choose' | 'arrived'>

/** An attempt is in flight or may have succeeded: it is not taken back, and nothing is sent after it. */
const requestCancel = move({ sending: 'sending', reconciling: 'reconciling' })

const now = sql`now()`
const anew = { reconcileAttempts: 0, backoffCount: 0, uncertainty: null }
const rechecked: Rule = {
  moves: { 'needs-decision': 'reconciling' },
  set: { ...anew, notBefore: now },
  step: 'expedited',
}

/** The store has gone back since: anything that would send it needs a review (README.md, restored stores). */
const isHeld = sql`(held_by is not null)`
/** When a search showed that it is not at the partner, it counts as never sent. */
const notMadeOrAbandoned = {
  when: sql`uncertainty ->> 'what' = 'not-made' and uncertainty ->> 'listedAtMost' is null`,
  to: 'cancelled',
  otherwise: 'abandoned',
} as const

/** The effect of a decision: one statement that changes the dispatch if it is in an allowed state, else nothing. */
function ruleOf(what: Ruled, isReview: boolean): Rule {
  switch (what) {
    case 'cancel':
      return {
        // A row of a held group may have been sent since.
        when: sql`(group_id is null or not ${groups().isHeld})`,
        moves: { scheduled: 'cancelled', queued: cancelledOrAbandoned, 'backing-off': cancelledOrAbandoned },
        set: ended,
        step: 'cancelled',
      }
    case 'try-now':
      return {
        moves: { scheduled: 'queued', queued: 'queued', 'backing-off': 'queued' },
        // If an attempt may have succeeded, it must not be sent again while the partner may still be working on it.
        when: sql`not_before > now() and not (may_have_succeeded and coalesce(ceiling_at > now(), false))`,
        set: { notBefore: now },
        step: 'expedited',
      }
    case 'send-unprepared':
      return {
        moves: { queued: 'queued', 'backing-off': 'queued' },
        when: sql`${isOfKind((kind) => kind.prepare !== undefined)}
          and failure ->> 'endpoint' not in (kind, 'log-in')`,
        set: { notBefore: now, before: sql`coalesce(before, '{}') || '{"isUnprepared": true}'` },
        step: 'sent-unprepared',
      }
    case 'send-again': {
      const waits = sql`${isOfKind((kind) => kind.resendsAfterCeiling === true)} and ceiling_at > now()`
      return {
        moves: { 'needs-decision': { when: waits, to: 'backing-off', otherwise: 'queued' } },
        when: isReview ? isHeld : sql`not ${isHeld}`,
        set: {
          heldBy: null,
          ...anew,
          cancelRequestedBy: null,
          notBefore: sql`case when ${waits} then ceiling_at else now() end`,
          // Known not to be at the partner, it counts as never sent.
          mayHaveSucceeded: sql`uncertainty ->> 'what' <> 'not-made' or uncertainty ->> 'listedAtMost' is not null`,
        },
        step: 'sent-again',
      }
    }
    case 'abandon':
      return isReview
        ? { moves: { 'needs-decision': notMadeOrAbandoned }, when: isHeld, set: ended, step: 'abandoned' }
        : { moves: { 'needs-decision': 'abandoned' }, set: ended, step: 'abandoned' }
    case 'recheck':
      return { ...rechecked, when: sql`not ${isHeld} and ${isOfKind((kind) => kind.canBeRechecked === true)}` }
    case 'none-of-these':
      return {
        moves: { 'needs-decision': 'needs-decision' },
        when: sql`uncertainty ->> 'what' = 'candidates'`,
        set: { uncertainty: { what: 'not-made' } },
        step: 'none-of-these',
      }
  }
}

/**
 * Applies a person's decision. `too-late`: the dispatch has moved on and is returned in its current state. Null: there
 * is none, or it is another person's: deciding that takes `mayDecideForOthers`, or a dispatch held after a restore.
 */
export async function decide(
  id: string,
  decision: Decision,
  person: Author,
  { mayDecideForOthers = false } = {},
): Promise<{ state: 'decided' | 'too-late'; dispatch: Dispatch } | null> {
  const [found] = await store()
    .select({ personId: dispatches.personId, isHeld: sql<boolean>`${isHeld}` })
    .from(dispatches)
    .where(eq(dispatches.id, id))
  const isOwn = found?.personId === person.id
  if (!found || !(isOwn || mayDecideForOthers || found.isHeld)) return null
  const answer = await applyDecision(id, decision, person)
  return answer && !isOwn ? { ...answer, dispatch: withoutAnswer(answer.dispatch) } : answer
}

async function applyDecision(id: string, decision: Decision, person: Author) {
  if (decision.what === 'choose') return choose(id, decision.candidateId, person)
  if (decision.what === 'cancel') return cancel(id, person)
  const isIt = eq(dispatches.id, id)
  const [changed] =
    decision.what === 'arrived' ? await recordArrived(isIt, person) : await carryOut(decision.what, isIt, person)
  if (!changed) return readAsIs(id)
  notifyDue()
  return { state: 'decided' as const, dispatch: toDispatch(changed) }
}

/** Cancels it at once, or as soon as the attempt in flight has failed. */
async function cancel(id: string, person: Author) {
  const decided = await store().transaction(async (tx: Store) => {
    // Locked, so that it cannot move on between the two ways of cancelling.
    await tx.select({ id: dispatches.id }).from(dispatches).where(eq(dispatches.id, id)).for('update')
    const [cancelled] = await carryOut('cancel', eq(dispatches.id, id), person, { within: tx })
    if (cancelled) return cancelled
    const isAsked = and(eq(dispatches.id, id), requestCancel.from)
    await tx
      .update(dispatches)
      .set({
        cancelRequestedBy: person.name,
        timeline: withStep({ what: 'cancel-requested', by: person.name, byId: person.id }),
      })
      .where(and(isAsked, sql`cancel_requested_by is null`))
    const [requested] = await tx.select().from(dispatches).where(isAsked)
    return requested
  })
  if (!decided) return readAsIs(id)
  recallDispatch(id)
  notifyDue()
  return { state: 'decided' as const, dispatch: toDispatch(decided) }
}

/** Applies one decision to all of these dispatches that it fits; returns how many changed. */
export async function decideAll(these: SQL, what: SharedDecision, person: Author): Promise<number> {
  const changed = what === 'arrived' ? await recordArrived(these, person) : await carryOut(what, these, person)
  notifyDue()
  return changed.length
}

/** Applies a person's decision to the held ones among these, in `within`; returns how many changed. */
export async function decideHeld(these: SQL, what: 'send-again' | 'abandon', person: Author, within: Store = store()) {
  const changed = await carryOut(what, these, person, { isReview: true, within })
  notifyDue()
  return changed.length
}

/** Has these uncertain dispatches reconciled once more without a person, because there is something new to compare. */
export async function reconcileAgain(these: SQL): Promise<void> {
  const { from, state } = move(rechecked.moves)
  await store()
    .update(dispatches)
    .set({ ...rechecked.set, state })
    .where(and(these, from, sql`not ${isHeld}`))
  notifyDue()
}

function carryOut(what: Ruled, these: SQL, { id, name }: Author, { isReview = false, within = store() } = {}) {
  const { moves, when, set, step } = ruleOf(what, isReview)
  const { from, state } = move(moves)
  return within.transaction(async (tx: Store) => {
    const changed = await tx
      .update(dispatches)
      .set({ ...set, state, timeline: withStep({ what: step, by: name, byId: id }) })
      .where(and(these, from, when))
      .returning()
    const reopened = what === 'send-again' ? changed.flatMap(({ groupId }) => groupId ?? []) : []
    for (const groupId of new Set(reopened)) await groups().onReopen(tx, groupId)
    return changed
  })
}

/** Records which of the candidates the person says it was: an outcome like any other. */
function choose(id: string, candidateId: string, person: Author) {
  return store().transaction(async (tx: Store) => {
    const { from, state } = move({ 'needs-decision': 'succeeded' })
    const isIt = and(eq(dispatches.id, id), from)
    const [found] = await tx.select().from(dispatches).where(isIt).for('update')
    const row = found && toDispatchRow(found)
    const candidates = row?.uncertainty?.what === 'candidates' ? row.uncertainty.candidates : []
    const chosen = candidates.find((candidate) => candidate.id === candidateId)
    if (!row || !chosen) return readAsIs(id, tx)
    if (await isAnothers(tx, row, candidateId)) {
      // Identified as another dispatch's since it was offered: reconcile once more, with the remaining candidates.
      const { state: reconciling } = move(rechecked.moves)
      await tx
        .update(dispatches)
        .set({ ...rechecked.set, state: reconciling })
        .where(isIt)
      return readAsIs(id, tx)
    }
    const kind = kindOf(row.kind)
    const success = succeededWith(kind, kind.readResult(row, { chosen }))
    const [changed] = await tx
      .update(dispatches)
      .set({
        ...success,
        state,
        timeline: withStep({ what: 'chosen', by: person.name, byId: person.id }),
      })
      .where(isIt)
      .returning()
    await kind.onOutcome?.(tx, row, { result: success.result })
    return answer(changed, 'decided')
  })
}

/** The record is known to have been created by another dispatch. */
async function isAnothers(tx: Store, { id, kind, sentAt }: DispatchRow, madeId: string): Promise<boolean> {
  // A record that was known before this one was sent cannot be new.
  const from = (sentAt ?? new Date(0)).toISOString()
  const [other] = await tx
    .select({ id: dispatches.id })
    .from(dispatches)
    .where(
      and(
        eq(dispatches.kind, kind),
        ne(dispatches.id, id),
        sql`state = 'succeeded' and ended_at >= ${from} and result ->> 'id' = ${madeId}`,
      ),
    )
    .limit(1)
  return other !== undefined
}

async function readAsIs(id: string, tx: Store = store()) {
  const [found] = await tx.select().from(dispatches).where(eq(dispatches.id, id))
  return answer(found, 'too-late')
}

function answer(stored: StoredDispatch | undefined, state: 'decided' | 'too-late') {
  return stored ? { state, dispatch: toDispatch(stored) } : null
}
