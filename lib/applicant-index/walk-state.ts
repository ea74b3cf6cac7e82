import type { ReadPage } from '../partner/paging/page'
import type { PartnerRecord } from '../records/record'
import { storeNowMs } from '../store/store-clock'

/** Records that the partner failed to return, between two that it did return; null for an end of the list. */
export type ListGap = { afterKey: string | null; beforeKey: string | null; isExact: boolean }

/** Where new records appeared: before all known ones, after them, or between them. */
export type Newcomers = { head: number; tail: number; middle: number }

/** Counts newcomers by position, stretch by stretch in the order of the list. */
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
    /** The counts for a list that was read to its end. */
    total(): Newcomers {
      return wasKnownMet ? { ...counts, tail: counts.tail + sinceKnown } : { head: 0, tail: 0, middle: 0 }
    },
  }
}

/** Adds the counts position by position. */
export function addNewcomers(one: Newcomers, other: Newcomers): Newcomers {
  return { head: one.head + other.head, tail: one.tail + other.tail, middle: one.middle + other.middle }
}

/**
 * Records when each record's page was requested: pages are prefetched, and the later answer counts. `before`: the record
 * right before this one on its page.
 */
export function createReadClock(readPage: ReadPage) {
  const sentAt = new WeakMap<PartnerRecord, Date>()
  const neighbors = new WeakMap<PartnerRecord, PartnerRecord>()
  const timed: ReadPage = async (page, options) => {
    const now = new Date(storeNowMs())
    const answer = await readPage(page, options)
    const items = answer.ok ? answer.value.items : []
    for (const [index, record] of items.entries()) {
      sentAt.set(record, now)
      const neighbor = items[index - 1]
      if (neighbor) neighbors.set(record, neighbor)
    }
    return answer
  }
  return {
    readPage: timed,
    before: (record: PartnerRecord | undefined) => record && neighbors.get(record),
    /** The earliest time at which any of these records' pages was requested. */
    readAt(records: readonly PartnerRecord[]): Date {
      const times = records.flatMap((record) => sentAt.get(record)?.getTime() ?? [])
      return new Date(Math.min(storeNowMs(), ...times))
    },
  }
}
