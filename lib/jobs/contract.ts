import type { Dispatch, RecordAnswer } from '../dispatch/contract'
import type { PartnerRecord } from '../partner/read-list'

/** A job as the screens show it; `record` holds everything that the partner sent. */
export type Job = {
  id: string
  title: string
  team: string | null
  /** Whether it accepts applications; null where the partner does not say. */
  isOpen: boolean | null
  record: PartnerRecord
}

/** What `GET /api/jobs` answers. */
export type JobList = { items: Job[] }

/** A job that was created: what its answer named, as far as it did, and the whole answer. */
export type CreatedJob = { id: string | null; title: string | null; answer: PartnerRecord | null }

export type JobDispatch = Dispatch<CreatedJob>

/** Records a new job under an id made in the browser. */
export type CreateJobAction = (input: { id: string; body: unknown }) => Promise<RecordAnswer<CreatedJob>>

export const jobsKey = ['jobs'] as const
export const jobsUrl = '/api/jobs'
/** What the repeats of this read are shown under. */
export const jobsRepeat = 'jobs'
