import type { Profile } from '../partner/profile/profile'
import { textAt } from '../records/read-field'
import type { PartnerRecord } from '../records/record'

/** Fewer may have been moved to another job while the list was read. */
const fewestShared = 3
const keptMs = 10 * 60_000
const mostKept = 20_000

/** Follows which ids stand for applications to different jobs, over the pages of some minutes. */
export function createSharedIdWatch() {
  let jobs = new Map<string, string>()
  let shared = new Set<string>()
  let sinceMs = performance.now()

  function forgetOld() {
    if (performance.now() - sinceMs < keptMs && jobs.size < mostKept) return
    jobs = new Map()
    shared = new Set()
    sinceMs = performance.now()
  }

  return {
    /** Takes in one page. True once enough ids are those of several applications. */
    note(records: readonly PartnerRecord[], { id, job }: Profile['applicants']): boolean {
      if (id === undefined || job === undefined) return false
      forgetOld()
      for (const record of records) {
        const [own, ofJob] = [textAt(record, id), textAt(record, job)]
        if (own === null || ofJob === null) continue
        const before = jobs.get(own)
        if (before === undefined) jobs.set(own, ofJob)
        else if (before !== ofJob) shared.add(own)
      }
      return shared.size >= fewestShared
    },
  }
}
