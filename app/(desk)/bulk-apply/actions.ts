'use server'

import { bulkApplyWords } from '@/components/bulk-apply/words'
import { canManage, type Person } from '@/lib/accounts/contract'
import { requireRole } from '@/lib/accounts/require-role'
import { saveColumnMappings } from '@/lib/bulk-apply/column-mappings'
import type { ColumnMappings, RowsDecision, RunAnswer, RunDecision, StartAnswer } from '@/lib/bulk-apply/contract'
import { decideRows } from '@/lib/bulk-apply/decide-rows'
import { decideRun } from '@/lib/bulk-apply/decide-run'
import { columnMappingsSchema, decideRowsSchema, decideRunSchema, startRunSchema } from '@/lib/bulk-apply/input'
import { startRun } from '@/lib/bulk-apply/start-run'
import { refuseUnconfirmed } from '@/lib/connection/mapping/mapping-state'
import { authorizeAction } from '@/lib/http/authorize-action'
import type { RequestError } from '@/lib/http/contract'

/** Decisions that send rows which would otherwise stay unsent. */
const sends: readonly (RunDecision | RowsDecision)['what'][] = ['resume', 'try-job', 'send-again']

const refuseSend = ({ what }: RunDecision | RowsDecision, { role }: Person) =>
  sends.includes(what) ? refuseUnconfirmed(canManage(role)) : null

const noRun = () => ({ state: 'invalid' as const, errors: { '': bulkApplyWords.noRun } })

/** Starts one of the user's own runs once all its rows are uploaded. */
export async function startRunAction(input: unknown): Promise<StartAnswer> {
  const access = await authorizeAction(requireRole('recruiter'))
  if ('error' in access) return access.error
  const unconfirmed = refuseUnconfirmed(canManage(access.session.person.role))
  if (unconfirmed) return unconfirmed
  const parsed = startRunSchema.safeParse(input)
  return (parsed.success ? await startRun(parsed.data, access.session.person) : null) ?? noRun()
}

/** Decides about any run, including other users' runs: whoever started it may be away. */
export async function decideRunAction(input: unknown): Promise<RunAnswer> {
  const access = await authorizeAction(requireRole('recruiter'))
  if ('error' in access) return access.error
  const parsed = decideRunSchema.safeParse(input)
  if (!parsed.success) return noRun()
  const { id, decision } = parsed.data
  const { person } = access.session
  return refuseSend(decision, person) ?? (await decideRun(id, decision, person)) ?? noRun()
}

/** Decides about rows of a run that may have been submitted. */
export async function decideRowsAction(input: unknown): Promise<RunAnswer> {
  const access = await authorizeAction(requireRole('recruiter'))
  if ('error' in access) return access.error
  const parsed = decideRowsSchema.safeParse(input)
  if (!parsed.success) return noRun()
  const { id, decision } = parsed.data
  const { person } = access.session
  return refuseSend(decision, person) ?? (await decideRows(id, decision, person)) ?? noRun()
}

/** Saves the user's column mappings for the next upload. */
export async function saveColumnMappingsAction(input: {
  columns: ColumnMappings
}): Promise<{ state: 'remembered' } | RequestError> {
  const access = await authorizeAction(requireRole('recruiter'))
  if ('error' in access) return access.error
  const parsed = columnMappingsSchema.safeParse(input)
  if (!parsed.success) return { state: 'invalid', errors: { '': bulkApplyWords.notColumns } }
  await saveColumnMappings(parsed.data.columns, access.session.person)
  return { state: 'remembered' }
}
