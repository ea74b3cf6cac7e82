import type { Dispatch, RecordAnswer } from '../dispatch/contract'
import type { PartnerRecord } from '../records/record'

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

/** A job of the same values that is there already, or may be. */
export type SimilarJob = {
  /**
   * In the list of jobs; in progress on this desk; created by this desk recently; sent recently with an unknown
   * outcome.
   */
  where: 'listed' | 'under-way' | 'made' | 'may-be-made'
  id: string | null
  title: string
  team: string | null
  isOpen: boolean | null
  /** Who sent it from this desk, and when (ISO); null where that is not known. */
  who: { name: string; isReader: boolean } | null
  at: string | null
}

/** `like`: nothing was recorded, since there are similar jobs that the sender has not been shown yet. */
export type CreateJobAnswer = RecordAnswer<CreatedJob> | { state: 'like'; likes: SimilarJob[] }

/** Records a new job under an id made in the browser. `isMeant`: also where there is one like it. */
export type CreateJobAction = (input: { id: string; body: unknown; isMeant: boolean }) => Promise<CreateJobAnswer>

export const jobsKey = ['jobs'] as const
export const jobsUrl = '/api/jobs'
/** What the repeats of this read are shown under. */
export const jobsRepeat = 'jobs'
