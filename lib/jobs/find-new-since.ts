import 'server-only'
import { profile } from '../connection/profile'
import type { DispatchRow } from '../dispatch/row'
import type { PartnerRecord } from '../records/record'
import { echoedFields, findNewJobs, mayBeSubmitted } from './find-new-jobs'
import { haveIdsMoved, type ListBefore } from './job-list'
import { jobValues } from './job-values'
import { idsOfOthers, readOwnJobs } from './other-jobs'

/** The jobs in `items` that neither the list before (null: there is none) nor another job of this desk accounts for. */
export async function findNewSince(row: DispatchRow, before: ListBefore | null, items: readonly PartnerRecord[]) {
  return findNewJobs(items, {
    known: new Set([...(before?.ids ?? []), ...(await idsOfOthers(row))]),
    values: jobValues(row),
    mapping: profile().jobs,
    echoed: echoedFields(await readOwnJobs(items)),
  })
}

/** Whether the partner gives its jobs other ids than before, so that no job can be called new. */
export function haveIdsMovedSince(row: DispatchRow, before: ListBefore, items: readonly PartnerRecord[]): boolean {
  return haveIdsMoved(before, items, (record) => mayBeSubmitted(record, jobValues(row), profile().jobs))
}
