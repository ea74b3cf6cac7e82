import 'server-only'
import { asc, eq, sql } from 'drizzle-orm'
import type { Person } from '../accounts/contract'
import { recordActivity } from '../activity/record-activity'
import { storedSubject } from '../activity/subject-in-words'
import { isFieldMissing } from '../connection/drift/mapping-alarms'
import { partner } from '../connection/partner'
import { pinProfile, profile, profileVersion } from '../connection/profile'
import { saveHeldCheck } from '../dispatch/guard/save-held-check'
import { type DispatchRow, toDispatchRow } from '../dispatch/row'
import { withSimilarTitle } from '../jobs/find-new-jobs'
import { findNewSince, haveIdsMovedSince } from '../jobs/find-new-since'
import { fieldsOfList, idsOf, type ListBefore, listBefore } from '../jobs/job-list'
import { isListIncomplete } from '../jobs/look-for-created'
import { inWords } from '../partner/failure/in-words'
import { mayBePageSize } from '../partner/paging/may-be-page-size'
import { textAt } from '../records/read-field'
import type { PartnerRecord } from '../records/record'
import { config } from '../runtime/config'
import { requestId } from '../runtime/request-context'
import { store } from '../store/connection'
import { dispatches } from '../store/schema'
import type { CheckedHeld } from './contract'
import { isHeldAlone } from './read-summary'

/**
 * Compares held jobs with GET /jobs, the same answers for all. A job counts as this one only if it was not in the list read
 * before an earlier attempt; otherwise it is offered as a candidate, since an older job may have the same values.
 */
export async function checkHeldJobs(id: string | null, person: Pick<Person, 'id' | 'name'>): Promise<CheckedHeld> {
  const checked: CheckedHeld = { found: 0, candidates: 0, notThere: 0, early: 0, failure: null }
  // Read with the confirmed profile: a guess at where the list is must not prove that a job is missing.
  const list = await pinProfile(profileVersion(), () => partner().listJobs())
  if (!list.ok) return { ...checked, failure: inWords(list.failure) }
  const rows = await store()
    .select()
    .from(dispatches)
    .where(sql`${isHeldAlone} and kind = 'create-job' and ${id === null ? sql`true` : eq(dispatches.id, id)}`)
    .orderBy(asc(dispatches.createdAt))
  const { items } = list.value
  const after = rows.length === 0 ? null : await partner().hasJobsAfter(items)
  // While it is unknown whether more jobs follow, the list may be cut.
  const isCut = list.value.isCut || after?.ok === false || after?.value === true
  for (const stored of rows) checked[await checkOne(toDispatchRow(stored), { items, isCut }, person)] += 1
  await recordActivity({
    kind: 'restore',
    outcome: 'held-checked',
    person,
    subject: rows.length === 1 ? (rows[0]?.subject ?? '') : storedSubject(({ heldJobs }) => heldJobs),
    reference: requestId() ?? null,
    details: { found: checked.found, candidates: checked.candidates, notThere: checked.notThere },
  })
  return checked
}

type Jobs = { items: PartnerRecord[]; isCut: boolean }

async function checkOne(
  row: DispatchRow,
  { items, isCut }: Jobs,
  person: Pick<Person, 'name'>,
): Promise<'found' | 'candidates' | 'notThere' | 'early'> {
  const before = knownBefore(row)
  // Such a list proves neither that the job is there nor that it is not.
  if ((await isFieldMissing(fieldsOfList)) || !idsOf(items) || (before && haveIdsMovedSince(row, before, items)))
    return 'early'
  const { exact, candidates } = await findNewSince(row, before, items)
  const [only] = exact
  if (only && exact.length === 1 && before?.isWhole) {
    const mapping = profile().jobs
    const result = { id: textAt(only, mapping.id), title: textAt(only, mapping.title), answer: null }
    return (await saveHeldCheck(row, { result }, person)) ? 'found' : 'early'
  }
  // If it is unknown which jobs are new, every older one would be offered.
  const possible = before?.isWhole ? candidates : withSimilarTitle(candidates, row.subject)
  const alike = possible.filter(({ holds, of }) => of > 0 && (exact.length > 0 ? holds === of : holds * 2 >= of))
  if (alike.length > 0) {
    const uncertainty = { what: 'candidates', candidates: alike } as const
    return (await saveHeldCheck(row, { uncertainty }, person)) ? 'candidates' : 'early'
  }
  if (isCut) return 'early'
  const mayBeCut = mayBePageSize(items.length) || (await isListIncomplete())
  const listedAtMost = mayBeCut ? { listedAtMost: items.length } : {}
  const uncertainty = { what: 'not-made', ...listedAtMost } as const
  const isSaved = await saveHeldCheck(row, { uncertainty, afterMs: config().partner.ceilingMs }, person)
  return isSaved ? 'notThere' : 'early'
}

/** What the list showed before an earlier attempt, and whether it was read then; null if there was none. */
function knownBefore(row: DispatchRow): (ListBefore & { isWhole: boolean }) | null {
  const before = listBefore(row)
  return before && { ...before, isWhole: !before.isOld && row.attempts > 0 }
}
