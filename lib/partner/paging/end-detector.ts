import { mayBeRarePageSize } from './may-be-page-size'
import type { Page, PageAnswer } from './page'

/** A last page, a page that turned out to be everything, or a partner that ignores `offset`. */
export type EndReason = 'last-page' | 'whole-list' | 'stuck'

type Delivered = { keys: readonly string[]; isLast: boolean; newCount: number; totalCount: number }

/** The maximum of consecutive pages with the same records, of pages beyond everything delivered, and of lost pages. */
const maxRepeats = 20

/** Detects the end of a list, also where page after page returns the same records. */
export function createEndDetector() {
  /** A page's end is unclear, or it has more records than requested and is hardly a page of another size. */
  let mayBeWhole = false
  let lastContent = ''
  /** How many pages in a row had the same records as the one before, although they began elsewhere. */
  let repeats = 0
  /** Pages without a delivered record since the last new one. */
  let lostPages = 0
  let isStuck = false

  return {
    isStuck: () => isStuck,
    hasLostPages: () => lostPages > 0,

    takeAnswer({ limit }: Page, { items, isEndUnclear }: PageAnswer): void {
      mayBeWhole ||= isEndUnclear === true || (items.length > limit && !mayBeRarePageSize(items.length))
    },

    /** After a page without a delivered record, or one refused as beyond the end: returns whether to give up. */
    takeLostPage(): boolean {
      lostPages += 1
      isStuck = lostPages > maxRepeats
      return isStuck
    },

    /** After a page without a gap: returns why the list ends with it, or null if more may follow. */
    takeDelivered({ offset, limit }: Page, { keys, isLast, newCount, totalCount }: Delivered): EndReason | null {
      if (newCount > 0) lostPages = 0
      const content = keys.join()
      repeats = content === lastContent && offset > 0 ? repeats + 1 : 0
      lastContent = content
      // A page that may be everything, and is returned again for the next offset, is everything.
      if (mayBeWhole && repeats > 0) return 'whole-list'
      // Rereading known records is normal if the list has moved; finding only the same ones up to the end of a total
      // is not.
      const most = totalCount + (isLast ? 0 : maxRepeats * limit)
      isStuck = repeats >= (isLast ? 1 : maxRepeats) && offset + keys.length > most
      if (isStuck) return 'stuck'
      return isLast ? 'last-page' : null
    },
  }
}
