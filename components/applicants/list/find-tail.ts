import { createEndFinder } from '@/lib/partner/paging/find-end'
import type { ReadPage } from '@/lib/partner/paging/page'

/** How many records there are in all, as far as it is known: the partner gives no total. Null where nobody looked. */
export type Tail = { atLeast: number; below: number } | null

/** A list shorter than this is at its end before its end would be found. */
const worthwhileFrom = 1_000

/** Looks for the end of a list that is being loaded whole, one small read after each page, so that the time left can be told. */
export function createTail(readPage: ReadPage) {
  let finder: ReturnType<typeof createEndFinder> | null = null
  let hasGivenUp = false

  return {
    now(count: number): Tail {
      const bounds = finder?.bounds()
      if (!bounds || bounds.below === null || !finder?.isDone()) return null
      return { atLeast: Math.max(count, bounds.atLeast), below: Math.max(count, bounds.below) }
    },
    /** One read, if there is anything left to find out. A failure ends the looking: the walk itself meets it, if it matters. */
    async look(count: number, signal: AbortSignal): Promise<void> {
      if (count < worthwhileFrom || hasGivenUp) return
      finder ??= createEndFinder({ readPage, from: count })
      finder.raise(count)
      if (finder.isDone()) return
      try {
        const result = await finder.next({ signal })
        hasGivenUp = !result.ok
      } catch (error) {
        if (signal.aborted) throw error
        hasGivenUp = true
      }
    },
  }
}
