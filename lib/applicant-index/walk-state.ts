import type { ReadPage } from '../partner/paging/page'
import type { PartnerRecord } from '../records/record'

/** Records that the partner failed to show, between these two that it did show; null for an end of the list. */
export type ListGap = { afterKey: string | null; beforeKey: string | null; isExact: boolean }

/** Where records appeared that were not there before: before all known ones, behind them, or between them. */
export type Newcomers = { head: number; tail: number; middle: number }

/** Counts where newcomers stand, stretch by stretch in the order of the list. */
export function createNewcomerCount() {
  let wasKnownMet = false
  let sinceKnown = 0
  const counts: Newcomers = { head: 0, tail: 0, middle: 0 }
  return {
    note(isKnown: readonly boolean[]) {
      for (const known of isKnown) {
        if (!known) {
          sinceKnown += 1
          continue
        }
        counts[wasKnownMet ? 'middle' : 'head'] += sinceKnown
        sinceKnown = 0
        wasKnownMet = true
      }
    },
    /** Of a list that was read to its end. */
    total(): Newcomers {
      return wasKnownMet ? { ...counts, tail: counts.tail + sinceKnown } : { head: 0, tail: 0, middle: 0 }
    },
  }
}

/** The sums, each of its kind. */
export function addNewcomers(one: Newcomers, other: Newcomers): Newcomers {
  return { head: one.head + other.head, tail: one.tail + other.tail, middle: one.middle + other.middle }
}

/** Remembers when each record's page was asked for: pages are read ahead, and the later answer counts. */
export function createReadClock(readPage: ReadPage) {
  const sentAt = new WeakMap<PartnerRecord, Date>()
  const timed: ReadPage = async (page, options) => {
    const now = new Date()
    const answer = await readPage(page, options)
    if (answer.ok) for (const record of answer.value.items) sentAt.set(record, now)
    return answer
  }
  return {
    readPage: timed,
    /** The earliest time at which any of these pages was asked for. */
    readAt(records: readonly PartnerRecord[]): Date {
      const times = records.flatMap((record) => sentAt.get(record)?.getTime() ?? [])
      return new Date(Math.min(Date.now(), ...times))
    },
  }
}
