import { setTimeout as wait } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import type { NewRow, RowsDecision, RunDecision } from '../bulk-apply/contract'
import { correctRows } from '../bulk-apply/correct-rows'
import { createRun } from '../bulk-apply/create-run'
import { decideRows } from '../bulk-apply/decide-rows'
import { decideRun } from '../bulk-apply/decide-run'
import { readRefusedRows } from '../bulk-apply/read-refused-rows'
import { readRun } from '../bulk-apply/read-run'
import { saveRows } from '../bulk-apply/save-rows'
import { startRun } from '../bulk-apply/start-run'
import { store } from '../store/connection'
import { dispatches } from '../store/schema'

/** Orders about runs, for a desk in a separate process (desk-child.ts). */
export type RunOrder =
  | { what: 'run'; id: string; body: { rows: NewRow[]; diesStarting?: boolean } }
  | { what: 'draft-run'; id: string; body: { rows: NewRow[] } }
  | { what: 'start-run'; id: string; body: { rows: number } }
  | { what: 'decide-run'; id: string; body: RunDecision }
  | { what: 'decide-rows'; id: string; body: RowsDecision }
  /** Corrects the name in all refused rows, several times concurrently. */
  | { what: 'correct-rows'; id: string; body: { from: string; to: string; times: number } }
  | { what: 'tell-run'; id: string; body: object }

const rowsAtOnce = 500

export function isRunOrder(order: { what: string }): order is RunOrder {
  return ['run', 'draft-run', 'start-run', 'decide-run', 'decide-rows', 'correct-rows', 'tell-run'].includes(order.what)
}

/** Prints `run <JSON>` when done. */
export async function obeyRunOrder(
  order: RunOrder,
  person: { id: string; name: string },
  die: () => Promise<never>,
): Promise<void> {
  const { id } = order
  if (order.what === 'run') {
    await makeAndStart(id, order.body.rows, person)
    if (order.body.diesStarting) {
      while ((await store().$count(dispatches, eq(dispatches.groupId, id))) === 0) await wait(2)
      return die()
    }
  }
  if (order.what === 'draft-run') await makeDraft(id, order.body.rows, person)
  if (order.what === 'start-run') await start(id, order.body.rows, person)
  if (order.what === 'decide-run') await decideRun(id, order.body, person)
  if (order.what === 'decide-rows') await decideRows(id, order.body, person)
  if (order.what === 'correct-rows') await correctNames(id, order.body, person)
  console.log(`run ${JSON.stringify(await readRun(id))}`)
}

async function correctNames(
  id: string,
  { from, to, times }: { from: string; to: string; times: number },
  person: { id: string; name: string },
): Promise<void> {
  for (let after = 0; ; ) {
    const refused = await readRefusedRows(id, { cause: null, after })
    const rows = (refused?.items ?? []).map(({ row, refusal, body }) => ({
      ...{ row, refusal, isAgain: false },
      body: JSON.parse(JSON.stringify(body).replace(from, to)),
    }))
    if (rows.length === 0) return
    await Promise.all(Array.from({ length: times }, () => correctRows(id, rows, person)))
    after = rows.at(-1)?.row ?? 0
  }
}

async function makeAndStart(id: string, rows: NewRow[], person: { id: string; name: string }): Promise<void> {
  await makeDraft(id, rows, person)
  await start(id, rows.length, person)
}

async function makeDraft(id: string, rows: NewRow[], person: { id: string; name: string }): Promise<void> {
  await createRun({ id, name: 'A run', header: ['Email', 'Name', 'Job'], stopsAtRefusal: false }, person)
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    const kept = await saveRows(id, rows.slice(at, at + rowsAtOnce), person)
    if (kept?.state !== 'kept') throw new Error(`Rows were not kept: ${JSON.stringify(kept)}`)
  }
}

async function start(id: string, rows: number, person: { id: string; name: string }): Promise<void> {
  const started = await startRun({ id, rows }, person)
  if (started?.state !== 'started') throw new Error(`The run was not started: ${JSON.stringify(started)}`)
}
