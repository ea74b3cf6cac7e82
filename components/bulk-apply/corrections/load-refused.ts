import { correctionsUrl, type RefusedRow } from '@/lib/bulk-apply/contract'
import type { ApplicationForm, RowsToCorrect } from '@/lib/bulk-apply/sheet/contract'
import type { Pointer } from '@/lib/records/pointer'
import { getFromDesk, valueOrThrow } from '../../api/desk-api'

export type LoadedRows = { form: ApplicationForm; jobColumns: Pointer[]; header: string[]; rows: RefusedRow[] }

/** Loads all refused rows of a run, or those with the given cause. Throws a `DeskError`. */
export async function loadRefused(runId: string, cause: string | null, signal: AbortSignal): Promise<LoadedRows> {
  const rows: RefusedRow[] = []
  for (;;) {
    const query = new URLSearchParams({ after: String(rows.at(-1)?.row ?? 0), ...(cause === null ? {} : { cause }) })
    const answer = await getFromDesk<RowsToCorrect>(`${correctionsUrl(runId)}?${query}`, signal)
    const { items, hasMore, ...rest } = valueOrThrow(answer)
    rows.push(...items)
    if (!hasMore) return { ...rest, rows }
  }
}
