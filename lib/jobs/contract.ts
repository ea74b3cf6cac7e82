import type { Dispatch, RecordAnswer } from '../dispatch/contract'
import type { RecordFieldMapping } from '../partner/paging/record-key'
import type { MappedFields } from '../records/field-reader'
import type { Pointer } from '../records/pointer'
import type { PartnerRecord } from '../records/record'
import { jobWords } from './words'

/** A job as the screens show it; `record` holds everything that the partner sent. */
export type Job = {
  id: string
  title: string
  team: string | null
  /** Its team in words, where the partner or an admin of this desk has named it. */
  teamName: string | null
  /** Whether it accepts applications; null where the partner does not say. */
  isOpen: boolean | null
  record: PartnerRecord
}

/** What the screen needs of the profile: field paths (JSON Pointers) into a record. */
export type JobMapping = Required<Omit<MappedFields, 'jobTitle' | 'labels'>> & {
  labels?: Readonly<Record<Pointer, string>>
  /** What tells records apart: the id as confirmed, never a guess. */
  key: RecordFieldMapping
  title: Pointer
  hasTeamNames: boolean
  /** Null where the profile has no such field. */
  open: Pointer | null
  team: Pointer | null
  teamName: Pointer | null
  /** Where the form of a new job has long texts, and so may records. */
  descriptions: Pointer[]
  /** Fields that the screen shows in places of their own: id, title, whether it is open, the team's name. */
  own: Pointer[]
  /** Shown first of the others. */
  columns: Pointer[]
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
  teamName: string | null
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

/** Why some jobs cannot be chosen: their ids cannot be read. Null where all can, or where there are no jobs. */
export function jobIdWords(jobs: readonly Pick<Job, 'id'>[], isAdmin: boolean): string | null {
  const count = jobs.filter(({ id }) => id === '').length
  if (count === 0) return null
  const what = count === jobs.length ? jobWords.noIds({ count }) : jobWords.someWithoutIds({ count, all: jobs.length })
  return `${what} ${isAdmin ? jobWords.confirmIds : jobWords.adminConfirmsIds}`
}
