'use client'

import { useMemo } from 'react'
import { type ReadsHolder, useReadsHolder } from '../../api/reads-context'
import type { ApplicantList } from './applicant-list'

/** A list that has not been shown for this long is dropped: it may hold all applicants. */
const keptMs = 30 * 60_000

type Kept = { list: ApplicantList; source: string; timer?: ReturnType<typeof setTimeout> }

const kept = new WeakMap<ReadsHolder, Kept>()

/** Keeps the loaded applicants between visits to their screen. `source`: where they came from. */
export function useCachedList() {
  const holder = useReadsHolder()
  return useMemo(
    () => ({
      find(source: string): ApplicantList | undefined {
        const found = kept.get(holder)
        return found?.source === source && found.list.read().count > 0 ? found.list : undefined
      },
      /** Keeps the list while the screen is open; call the returned function when it closes. */
      hold(list: ApplicantList, source: string): () => void {
        clearTimeout(kept.get(holder)?.timer)
        const held: Kept = { list, source }
        kept.set(holder, held)
        return () => {
          held.timer = setTimeout(() => kept.get(holder) === held && kept.delete(holder), keptMs)
        }
      },
    }),
    [holder],
  )
}
