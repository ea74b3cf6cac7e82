import 'server-only'
import { readingProfile } from '../connection/reading-profile'
import { recordKey } from '../partner/paging/record-key'
import { textAt } from '../records/read-field'
import type { PartnerRecord } from '../records/record'
import { singleton } from '../runtime/singleton'
import { indexMapping } from './index-mapping'

/** So many of the list's first applicants are counted where there is no index. */
export const mostNewest = 250
/** What was read longer ago says little about now. */
const keptMs = 60 * 60_000

/** Pages that were read further apart than that say nothing together. */
const apartMs = 10 * 60_000

/** What is counted of an applicant; nothing that says who it is. */
export type NewestApplicant = {
  status: string | null
  jobId: string | null
  jobTitle: string | null
  teamId: string | null
  appliedAt: Date | null
}

/**
 * `areNewest`: the list begins with the latest applications. `areAll`: it has no others. `asOf`: when the page was read
 * that was read first.
 */
type Newest = { applicants: NewestApplicant[]; asOf: Date; areNewest: boolean; areAll: boolean }

type Kept = {
  /** By their place in the partner's list. They are other people's data: in memory only, and not for long. */
  places: Map<number, { record: PartnerRecord; readAt: Date }>
  /** How many the list has, where its end was among them. */
  end: number
  dropping: NodeJS.Timeout | null
}

const kept = singleton<Kept>('newest-applicants', () => ({
  places: new Map(),
  end: Number.POSITIVE_INFINITY,
  dropping: null,
}))

type ReadPage = { offset: number; records: readonly PartnerRecord[]; isLast: boolean; readAt: Date }

/** Keeps the list's first applicants of a page. */
export function noteNewest({ offset, records, isLast, readAt }: ReadPage): void {
  if (offset >= mostNewest) return
  if (offset === 0 && isOtherList(records)) forgetNewest()
  const end = offset + records.length
  if (isLast) kept.end = end
  else if (end >= kept.end) kept.end = Number.POSITIVE_INFINITY
  for (const [place, record] of records.slice(0, mostNewest - offset).entries())
    kept.places.set(offset + place, { record, readAt })
  if (kept.dropping) clearTimeout(kept.dropping)
  kept.dropping = setTimeout(forgetNewest, keptMs)
  kept.dropping.unref()
}

/** Nobody is left of the beginning that was read before: what is kept is of another list. */
function isOtherList(records: readonly PartnerRecord[]): boolean {
  const { key } = indexMapping()
  const known = new Set(
    records.flatMap((_, place) => {
      const before = kept.places.get(place)
      return before ? [recordKey(before.record, key)] : []
    }),
  )
  return known.size > 0 && !records.some((record) => known.has(recordKey(record, key)))
}

export function forgetNewest(): void {
  if (kept.dropping) clearTimeout(kept.dropping)
  kept.places.clear()
  kept.end = Number.POSITIVE_INFINITY
}

/** The list's first applicants as this server has read them within the hour; null for none. Asks nobody. */
export function newestApplicants(): Newest | null {
  const { read, key } = indexMapping()
  const { jobTitle } = readingProfile().applicants
  const found = new Map<string, NewestApplicant>()
  const firstReadAt = kept.places.get(0)?.readAt.getTime() ?? 0
  const oldestMs = Math.max(Date.now() - keptMs, firstReadAt - apartMs)
  let asOf = new Date()
  let place = 0
  for (; place < Math.min(mostNewest, kept.end); place += 1) {
    const at = kept.places.get(place)
    if (!at || at.readAt.getTime() < oldestMs) break
    const { status, jobId, teamId, appliedAt } = read(at.record)
    const title = jobTitle === undefined ? null : textAt(at.record, jobTitle)
    // Whoever applied between two pages moves the others to a later place: they come twice.
    found.set(recordKey(at.record, key), { status, jobId, jobTitle: title, teamId, appliedAt })
    if (at.readAt < asOf) asOf = at.readAt
  }
  const applicants = [...found.values()]
  if (applicants.length === 0) return null
  return { applicants, asOf, areNewest: areLatestFirst(applicants), areAll: place >= kept.end }
}

/** Lists are rarely in perfect order: where the first half is later than the second one, they count as latest first. */
function areLatestFirst(applicants: readonly NewestApplicant[]): boolean {
  const times = applicants.flatMap(({ appliedAt }) => appliedAt?.getTime() ?? [])
  if (times.length < 2) return false
  const [first, second] = [times.slice(0, times.length / 2), times.slice(times.length / 2)]
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value / values.length, 0)
  return mean(first) > mean(second)
}
