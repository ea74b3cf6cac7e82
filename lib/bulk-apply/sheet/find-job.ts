import type { Job } from '../../jobs/contract'
import { normalizeDeep } from '../../text/normalize-deep'
import type { IssueKind } from './issue-kind'
import { sheetWords } from './words'

/** `id`: the value for the body, '' for none. `ids`: of the jobs that share a title, the first few. */
export type FoundJob = { id: string; title: string; issue: { kind: IssueKind; message: string; ids?: string } | null }
export type FindJob = (text: string) => FoundJob

const maxIdsNamed = 3

/** Finds a job by its id, or else by its title, ignoring case and spaces. Without a list, every text is an id. */
export function createFindJob(jobs: readonly Job[] | null): FindJob {
  if (jobs === null) return (text) => ({ id: text, title: text, issue: null })
  const byId = new Map<string, Job>()
  const byTitle = new Map<string, Job[]>()
  for (const job of jobs) {
    if (job.id === '') continue
    if (!byId.has(job.id)) byId.set(job.id, job)
    const title = normalizeDeep(job.title)
    const alike = byTitle.get(title)
    if (!alike) byTitle.set(title, [job])
    else if (!alike.some(({ id }) => id === job.id)) alike.push(job)
  }
  const known = new Map<string, FoundJob>()
  return (text) => {
    const before = known.get(text)
    if (before) return before
    const found = lookUpJob(text, byId.get(text), byTitle.get(normalizeDeep(text)) ?? [])
    known.set(text, found)
    return found
  }
}

function lookUpJob(text: string, byId: Job | undefined, byTitle: Job[]): FoundJob {
  const [first, second] = byTitle
  if (!byId && first && second) {
    const ids = byTitle.slice(0, maxIdsNamed).map(({ id }) => id)
    const named = `${ids.join(', ')}${byTitle.length > maxIdsNamed ? ', …' : ''}`
    const message = sheetWords.jobAmbiguous({ count: byTitle.length, ids: named })
    return { id: '', title: text, issue: { kind: 'job-ambiguous', message, ids: named } }
  }
  const job = byId ?? first
  if (!job) return { id: text, title: text, issue: { kind: 'job-unknown', message: sheetWords.jobUnknown } }
  const issue = job.isOpen === false ? { kind: 'job-closed' as const, message: sheetWords.jobClosed } : null
  return { id: job.id, title: job.title, issue }
}
