import type { Profile } from '../../partner/profile/profile'
import { textAt } from '../../records/read-field'
import type { PartnerRecord } from '../../records/record'

/** Across several pages: fewer could be applications moved to another job while the list was read. */
const minShared = 3
const keptMs = 10 * 60_000
const maxKept = 20_000

/**
 * Detects that an ID stands for applications to different jobs: by one such ID within a page, which is a single read,
 * or by several across the pages of ten minutes.
 */
export function createSharedIdWatch() {
  let jobs = new Map<string, string>()
  let shared = new Set<string>()
  let sinceMs = performance.now()
  let readFrom = ''

  /** Values from other fields cannot be compared. */
  function forgetOld(paths: string) {
    if (performance.now() - sinceMs < keptMs && jobs.size < maxKept && paths === readFrom) return
    readFrom = paths
    jobs = new Map()
    shared = new Set()
    sinceMs = performance.now()
  }

  return {
    /** Takes in one page. Returns true once enough IDs belong to several applications. */
    note(records: readonly PartnerRecord[], { id, job }: Pick<Profile['applicants'], 'id' | 'job'>): boolean {
      if (id === undefined || job === undefined) return false
      forgetOld(`${id} ${job}`)
      const inPage = new Map<string, string>()
      let isCertain = false
      for (const record of records) {
        const [own, ofJob] = [textAt(record, id), textAt(record, job)]
        if (own === null || ofJob === null) continue
        if ((inPage.get(own) ?? ofJob) !== ofJob) isCertain = true
        inPage.set(own, ofJob)
        const before = jobs.get(own)
        if (before === undefined) jobs.set(own, ofJob)
        else if (before !== ofJob) shared.add(own)
      }
      return isCertain || shared.size >= minShared
    },
  }
}
