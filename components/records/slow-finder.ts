import { createRowIndex, type RowQuery } from '@/lib/records/find-rows'
import type { PartnerRecord } from '@/lib/records/record'

/** For how long at most the page is held up while the index is built. */
const sliceMs = 12
/** How many records are taken in before the clock is looked at. */
const some = 100

/** The index of rows on the main thread, built from `pages` when something is asked, a slice at a time; `pages` may grow. */
export function createSlowFinder(pages: readonly (readonly PartnerRecord[])[]) {
  const index = createRowIndex()
  let page = 0
  let taken = 0

  /** Takes in some records; false when there are no more. */
  function takeSome(): boolean {
    const records = pages[page]
    if (!records) return false
    index.add(records.slice(taken, taken + some))
    taken += some
    if (taken >= records.length) {
      page++
      taken = 0
    }
    return true
  }

  return {
    /** The rows; 'superseded' as soon as `isSuperseded` says so. Throws what the index throws. */
    async find(query: RowQuery, isSuperseded: () => boolean): Promise<Uint32Array | null | 'superseded'> {
      await turn()
      let began = performance.now()
      while (!isSuperseded() && takeSome()) {
        if (performance.now() - began < sliceMs) continue
        await turn()
        began = performance.now()
      }
      return isSuperseded() ? 'superseded' : index.find(query)
    },
  }
}

/** Lets the page do what waits. */
function turn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
