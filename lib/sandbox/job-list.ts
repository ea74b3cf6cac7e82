import { pathOf } from '../records/field-path'
import { readPointer, writePointer } from '../records/pointer'
import { readOpen } from '../records/read-field'
import { jobSeeds } from './data/jobs'
import { mergeUnder, writeFields } from './data/write-fields'
import { jobId, type PartnerFormat, teamId, translate } from './dialect'

/** A job as the sandbox stores it; `record` is what is sent. */
export type Job = {
  id: string
  /** The id as it is sent. */
  sentId: number | string
  title: string
  teamId: number
  isOpen: boolean
  record: unknown
}

export type JobList = {
  /** Newest first. */
  list(teams: readonly number[]): Job[]
  find(id: string): Job | undefined
  /** Creates a job from a validated body; every call creates another one (spec 4.4). */
  create(body: unknown, teamId: number): Job
  /** The number of the newest job; the next job gets a higher one. */
  lastNumber(): number
  /** Opens or closes a job; returns false when it does not exist. */
  setOpen(id: string, isOpen: boolean): boolean
}

/** `lastNumber`: newly created jobs get higher numbers. */
export function createJobList(partner: PartnerFormat, lastNumber = 883000): JobList {
  const { dialect } = partner
  const { jobs: pointers } = partner.profile
  let last = lastNumber
  let jobs: Job[] = jobSeeds.map(({ id: number, fields, ...seed }) =>
    holdJob(translate(fields, dialect.jobs.fields), partner, { number, ...seed }),
  )
  return {
    list: (teams) => jobs.filter((job) => teams.includes(job.teamId)),
    find: (id) => jobs.find((job) => job.id === id),
    create(body, teamId) {
      last += 13
      const title = String(readPointer(body, pointers.title) ?? 'Untitled')
      const isOpen = readOpen(body, pointers.open) !== false
      const fields = mergeUnder(body, translate(createdFields(), dialect.jobs.fields))
      const job = holdJob(fields, partner, { number: last, title, teamId, isOpen })
      jobs = [job, ...jobs]
      return job
    },
    lastNumber: () => last,
    setOpen(id, isOpen) {
      const found = jobs.some((job) => job.id === id)
      jobs = jobs.map((job) => {
        if (job.id !== id) return job
        const record =
          pointers.open === undefined ? job.record : writePointer(job.record, pathOf(pointers.open), isOpen)
        return { ...job, isOpen, record }
      })
      return found
    },
  }
}

function createdFields(): Record<string, unknown> {
  return {
    published: true,
    published_date: new Date().toISOString(),
    archived: false,
    private: false,
    open_positions_count: 1,
    filled_positions_count: 0,
  }
}

function holdJob(
  fields: unknown,
  { profile: { jobs: pointers }, dialect }: PartnerFormat,
  { number, ...job }: { number: number; title: string; teamId: number; isOpen: boolean },
): Job {
  const sentId = jobId(dialect, number)
  const record = writeFields(
    [
      [pointers.id, sentId],
      [pointers.title, job.title],
      [pointers.team, teamId(dialect, job.teamId)],
      [pathOf(pointers.open), job.isOpen],
    ],
    fields,
  )
  return { ...job, id: String(sentId), sentId, record }
}
