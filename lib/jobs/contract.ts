import type { Dispatch, RecordAnswer } from '../dispatch/contract'
import type { RecordFieldMapping } from '../partner/paging/record-key'
import type { MappedFields } from '../records/field-reader'
import type { Pointer } from '../records/pointer'
import type { PartnerRecord } from '../records/record'
import { jobWords } from './words'

/** A job as the screens show it; `record` contains everything that the partner sent. */
export type Job = {
  id: string
  title: string
  team: string | null
  /** The name of its team, if the partner or an admin of this desk has given it one. */
  teamName: string | null
  /** Whether it accepts applications; null if the partner does not say. */
  isOpen: boolean | null
  record: PartnerRecord
}

/** What the screen needs from the profile: field paths (JSON Pointers) into a record. */
export type JobMapping = Required<Omit<MappedFields, 'jobTitle' | 'labels'>> & {
  labels?: Readonly<Record<Pointer, string>>
  /** What identifies records: the confirmed id, never a guess. */
  key: RecordFieldMapping
  title: Pointer
  hasTeamNames: boolean
  /** Null if the profile has no such field. */
  open: Pointer | null
  team: Pointer | null
  teamName: Pointer | null
  /** Fields for long texts in the form of a new job, which records may have too. */
  descriptions: Pointer[]
  /** Fields that the screen shows separately: id, title, whether it is open, the team's name. */
  own: Pointer[]
  /** The first of the remaining fields. */
  columns: Pointer[]
}

/** The answer of `GET /api/jobs`. `isCut`: the partner says that it has more jobs than it lists. */
export type JobList = { items: Job[]; isCut?: boolean }

/** A created job: its id and title, if the answer named them, and the complete answer. */
export type CreatedJob = { id: string | null; title: string | null; answer: PartnerRecord | null }

export type JobDispatch = Dispatch<CreatedJob>

/** A job with the same values that exists already, or may exist. */
export type SimilarJob = {
  /**
   * In the list of jobs; in progress on this desk; recently created by this desk; recently sent with an unknown
   * outcome.
   */
  status: 'listed' | 'in-progress' | 'created' | 'may-be-created'
  id: string | null
  title: string
  team: string | null
  teamName: string | null
  isOpen: boolean | null
  /** Who sent it from this desk, and when (ISO); null if unknown. */
  who: { name: string; isReader: boolean } | null
  at: string | null
}

/** `similar-jobs`: nothing was recorded, since there are some that the sender has not been shown yet. */
export type CreateJobAnswer = RecordAnswer<CreatedJob> | { state: 'similar-jobs'; similar: SimilarJob[] }

/** Records a new job under an id generated in the browser. `isMeant`: even if there is a similar one. */
export type CreateJobAction = (input: { id: string; body: unknown; isMeant: boolean }) => Promise<CreateJobAnswer>

export const jobsKey = ['jobs'] as const
export const jobsUrl = '/api/jobs'
/** The name under which retries of this read are shown. */
export const jobsRepeat = 'jobs'

/** Says that the list lacks jobs; null if it does not, as far as the partner says. */
export function missingJobsInWords({ items, isCut = false }: JobList): string | null {
  return isCut ? jobWords.moreThanListed({ count: items.length }) : null
}

/** Why some jobs cannot be selected: their ids cannot be read. Null if all can, or if there are no jobs. */
export function jobIdWords(jobs: readonly Pick<Job, 'id'>[], isAdmin: boolean): string | null {
  const count = jobs.filter(({ id }) => id === '').length
  if (count === 0) return null
  const what = count === jobs.length ? jobWords.noIds({ count }) : jobWords.someWithoutIds({ count, all: jobs.length })
  return `${what} ${isAdmin ? jobWords.confirmIds : jobWords.adminConfirmsIds}`
}
