import 'server-only'
import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import { type Store, store } from '../store/connection'
import { dispatches } from '../store/schema'
import { sanitizeJson } from '../text/sanitize'
import type { Author, Decision, Dispatch, Step } from './contract'
import { notifyDue } from './notify'
import { reopenRun } from './reopen-run'
import { type DispatchRow, type StoredDispatch, toDispatch, toDispatchRow } from './row'
import { withStep } from './timeline'
import { recallDispatch, writeKinds } from './worker'

type Rule = {
  /** Where it may stand; anything else is too late. */
  when: SQL
  set: Record<string, unknown>
  step: Step['what'] | null
}

const waitsForPerson = sql`state = 'unclear' and not_before is null and settled_at is null`
const now = sql`now()`
const lookAgain = { notBefore: now, looks: 0, busy: 0, finding: null }

/** What each decision does. Every one is one statement that finds the dispatch as it must stand, or nothing. */
const rules: Record<Exclude<Decision['what'], 'choose'>, Rule> = {
  cancel: {
    when: sql`state in ('held', 'waiting')`,
    set: {
      state: sql`case when is_doubtful then 'unclear' else 'cancelled' end`,
      notBefore: null,
      settledAt: now,
      worker: null,
      leaseUntil: null,
    },
    step: 'cancelled',
  },
  'try-now': {
    // One that may have worked is not hurried past the time in which it may still be at work.
    when: sql`state in ('held', 'waiting') and not_before > now() and not (is_doubtful and coalesce(ceiling_at > now(), false))`,
    set: { notBefore: now },
    step: 'hurried',
  },
  'send-again': {
    when: waitsForPerson,
    set: {
      state: 'waiting',
      // While the first application may still be at work, a second one could slip past it.
      notBefore: sql`greatest(now(), case when kind = 'submit-application' then ceiling_at end)`,
      looks: 0,
      busy: 0,
      // Found to be nowhere, it is as if it had never been sent.
      isDoubtful: sql`coalesce(finding ->> 'what', '') <> 'not-made' or finding ->> 'listedAtMost' is not null`,
      finding: null,
    },
    step: 'sent-again',
  },
  leave: { when: waitsForPerson, set: { settledAt: now }, step: 'left' },
  'look-again': {
    when: sql`${waitsForPerson} and kind = 'create-job'`,
    set: lookAgain,
    step: 'hurried',
  },
  // None of the candidates is the job, so it is nowhere.
  'none-of-these': {
    when: sql`${waitsForPerson} and finding ->> 'what' = 'candidates'`,
    set: { finding: { what: 'not-made' } },
    step: 'none-of-these',
  },
  'put-away': {
    when: sql`settled_at is not null and seen_at is null`,
    set: { seenAt: now },
    step: null,
  },
}

/** Does what a person decided. `too-late`: the dispatch has moved on, and stands as it is told. Null: there is none. */
export async function decide(
  id: string,
  decision: Decision,
  person: Author,
): Promise<{ state: 'decided' | 'too-late'; dispatch: Dispatch } | null> {
  if (decision.what === 'choose') return choose(id, decision.candidateId, person)
  const isOwn = decision.what === 'put-away' ? eq(dispatches.personId, person.id) : undefined
  const [changed] = await carryOut(decision.what, and(eq(dispatches.id, id), isOwn), person)
  if (!changed) return standing(id)
  if (decision.what === 'cancel') recallDispatch(id)
  notifyDue()
  return { state: 'decided', dispatch: toDispatch(changed) }
}

/** The same decision about all of these that it fits; answers how many there were. */
export async function decideAll(
  these: SQL,
  what: 'send-again' | 'leave',
  person: Pick<Author, 'name'>,
): Promise<number> {
  const changed = await carryOut(what, these, person)
  notifyDue()
  return changed.length
}

function carryOut(what: keyof typeof rules, these: SQL | undefined, { name }: Pick<Author, 'name'>) {
  const { when, set, step } = rules[what]
  return store().transaction(async (inside: Store) => {
    const changed = await inside
      .update(dispatches)
      .set({ ...set, ...(step === null ? {} : { timeline: withStep({ what: step, by: name }) }) })
      .where(and(these, when))
      .returning()
    const runIds = new Set(changed.flatMap(({ runId }) => (runId === null || what !== 'send-again' ? [] : [runId])))
    for (const runId of runIds) await reopenRun(inside, runId)
    return changed
  })
}

/** A person says which of the candidates it was: a verdict like any other. */
function choose(id: string, candidateId: string, person: Pick<Author, 'name'>) {
  return store().transaction(async (inside: Store) => {
    const [found] = await inside
      .select()
      .from(dispatches)
      .where(and(eq(dispatches.id, id), waitsForPerson))
      .for('update')
    const row = found && toDispatchRow(found)
    const candidates = row?.finding?.what === 'candidates' ? row.finding.candidates : []
    const chosen = candidates.find((candidate) => candidate.id === candidateId)
    if (!row || !chosen) return standing(id, inside)
    if (await isAnothers(inside, row, candidateId)) {
      // Found out since it was offered: the desk looks again, for what is left.
      await inside.update(dispatches).set(lookAgain).where(eq(dispatches.id, id))
      return standing(id, inside)
    }
    const kind = writeKinds()[row.kind]
    const done = sanitizeJson(kind.readDone(row, { chosen }))
    const [changed] = await inside
      .update(dispatches)
      .set({
        state: 'done',
        done,
        failure: null,
        isDoubtful: false,
        settledAt: now,
        before: null,
        timeline: withStep({ what: 'chosen', by: person.name }),
      })
      .where(eq(dispatches.id, id))
      .returning()
    await kind.onSettled?.(inside, row, { done })
    return answer(changed, 'decided')
  })
}

/** The record is known to be what another dispatch made. */
async function isAnothers(inside: Store, { id, kind, sentAt }: DispatchRow, madeId: string): Promise<boolean> {
  // What was known before this one was sent is no new record.
  const from = (sentAt ?? new Date(0)).toISOString()
  const [other] = await inside
    .select({ id: dispatches.id })
    .from(dispatches)
    .where(
      and(
        eq(dispatches.kind, kind),
        ne(dispatches.id, id),
        sql`state = 'done' and settled_at >= ${from} and done ->> 'id' = ${madeId}`,
      ),
    )
    .limit(1)
  return other !== undefined
}

async function standing(id: string, inside: Store = store()) {
  const [found] = await inside.select().from(dispatches).where(eq(dispatches.id, id))
  return answer(found, 'too-late')
}

function answer(stored: StoredDispatch | undefined, state: 'decided' | 'too-late') {
  return stored ? { state, dispatch: toDispatch(stored) } : null
}
