import 'server-only'
import { readingProfile } from '../connection/mapping/reading-profile'
import { recordKey } from '../partner/paging/record-key'
import { textAt } from '../records/read-field'
import type { PartnerRecord } from '../records/record'
import { singleton } from '../runtime/singleton'
import { indexMapping } from './index-mapping'

/** How many of the list's first applicants are counted when there is no index. */
export const maxNewest = 250
/** Older data says little about the present. */
const keptMs = 60 * 60_000

/** Pages read further apart than this cannot be combined. */
const apartMs = 10 * 60_000

/** The counted properties of an applicant; none that identifies the person. */
export type NewestApplicant = {
  status: string | null
  jobId: string | null
  jobTitle: string | null
  teamId: string | null
  appliedAt: Date | null
}

/**
 * `areNewest`: the list begins with the latest applications. `areAll`: it has no others. `asOf`: when the earliest of
 * the pages was read.
 */
type Newest = { applicants: NewestApplicant[]; asOf: Date; areNewest: boolean; areAll: boolean }

type Kept = {
  /** By position in the partner's list. This is personal data: in memory only, and not for long. */
  byIndex: Map<number, { record: PartnerRecord; readAt: Date }>
  /** The length of the list, if its end was among them. */
  end: number
  dropping: NodeJS.Timeout | null
}

const kept = singleton<Kept>('newest-applicants', () => ({
  byIndex: new Map(),
  end: Number.POSITIVE_INFINITY,
  dropping: null,
}))

type ReadPage = { offset: number; records: readonly PartnerRecord[]; isLast: boolean; readAt: Date }

/** Keeps those of a page's applicants that are among the list's first. */
export function noteNewest({ offset, records, isLast, readAt }: ReadPage): void {
  if (offset >= maxNewest) return
  if (offset === 0 && isOtherList(records)) forgetNewest()
  const end = offset + records.length
  if (isLast) kept.end = end
  else if (end >= kept.end) kept.end = Number.POSITIVE_INFINITY
  for (const [index, record] of records.slice(0, maxNewest - offset).entries())
    kept.byIndex.set(offset + index, { record, readAt })
  if (kept.dropping) clearTimeout(kept.dropping)
  kept.dropping = setTimeout(forgetNewest, keptMs)
  kept.dropping.unref()
}

/** None of the previously read first applicants is left: what is kept belongs to another list. */
function isOtherList(records: readonly PartnerRecord[]): boolean {
  const { key } = indexMapping()
  const known = new Set(
    records.flatMap((_, index) => {
      const before = kept.byIndex.get(index)
      return before ? [recordKey(before.record, key)] : []
    }),
  )
  return known.size > 0 && !records.some((record) => known.has(recordKey(record, key)))
}

export function forgetNewest(): void {
  if (kept.dropping) clearTimeout(kept.dropping)
  kept.byIndex.clear()
  kept.end = Number.POSITIVE_INFINITY
}

/** The list's first applicants as this server read them within the last hour; null if it has not. Sends no request. */
export function newestApplicants(): Newest | null {
  const { read, key } = indexMapping()
  const { jobTitle } = readingProfile().applicants
  const found = new Map<string, NewestApplicant>()
  const firstReadAt = kept.byIndex.get(0)?.readAt.getTime() ?? 0
  const oldestMs = Math.max(Date.now() - keptMs, firstReadAt - apartMs)
  let asOf = new Date()
  let index = 0
  for (; index < Math.min(maxNewest, kept.end); index += 1) {
    const at = kept.byIndex.get(index)
    if (!at || at.readAt.getTime() < oldestMs) break
    const { status, jobId, teamId, appliedAt } = read(at.record)
    const title = jobTitle === undefined ? null : textAt(at.record, jobTitle)
    // An application made between two page reads shifts the others to a later index: they appear twice.
    found.set(recordKey(at.record, key), { status, jobId, jobTitle: title, teamId, appliedAt })
    if (at.readAt < asOf) asOf = at.readAt
  }
  const applicants = [...found.values()]
  if (applicants.length === 0) return null
  return { applicants, asOf, areNewest: areLatestFirst(applicants), areAll: index >= kept.end }
}

/** Lists are rarely in perfect order: if the first half is later than the second on average, it is latest first. */
function areLatestFirst(applicants: readonly NewestApplicant[]): boolean {
  const times = applicants.flatMap(({ appliedAt }) => appliedAt?.getTime() ?? [])
  if (times.length < 2) return false
  const [first, second] = [times.slice(0, times.length / 2), times.slice(times.length / 2)]
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value / values.length, 0)
  return mean(first) > mean(second)
}
