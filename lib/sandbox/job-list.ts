import { readPointer, writePointer } from '../partner/profile/pointer'
import type { Profile } from '../partner/profile/profile'
import { jobSeeds } from './data/jobs'
import { placeNamed } from './data/place-named'

/** A job as the sandbox holds it; `record` is what is sent. */
export type Job = { id: string; title: string; teamId: number; isOpen: boolean; record: unknown }

export type JobList = {
  /** Newest first. */
  list(teams: readonly number[]): Job[]
  find(id: string): Job | undefined
  /** Creates a job out of a checked body; every call creates another one (spec 4, behaviour 4). */
  create(body: unknown, teamId: number): Job
  /** Opens or closes a job; false where there is none. */
  setOpen(id: string, isOpen: boolean): boolean
}

export function createJobList(profile: Profile): JobList {
  const { jobs: pointers } = profile
  let nextId = 883000
  let jobs: Job[] = jobSeeds.map(({ id, title, teamId, isOpen, fields }) => {
    const record = placeJob(fields, profile, { id, title, team: teamId, open: isOpen })
    return { id: String(id), title, teamId, isOpen, record }
  })
  return {
    list: (teams) => jobs.filter((job) => teams.includes(job.teamId)),
    find: (id) => jobs.find((job) => job.id === id),
    create(body, teamId) {
      nextId += 13
      const title = String(readPointer(body, pointers.title) ?? 'Untitled')
      const givenOpen = pointers.open === undefined ? undefined : readPointer(body, pointers.open)
      const isOpen = givenOpen !== false
      const record = placeJob({ ...createdFields(), ...fieldsOf(body) }, profile, {
        id: nextId,
        title,
        team: teamId,
        open: isOpen,
      })
      const job = { id: String(nextId), title, teamId, isOpen, record }
      jobs = [job, ...jobs]
      return job
    },
    setOpen(id, isOpen) {
      const found = jobs.some((job) => job.id === id)
      jobs = jobs.map((job) => {
        if (job.id !== id) return job
        const record = pointers.open === undefined ? job.record : writePointer(job.record, pointers.open, isOpen)
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

function fieldsOf(body: unknown): Record<string, unknown> {
  return typeof body === 'object' && body !== null ? { ...body } : {}
}

function placeJob(
  fields: Record<string, unknown>,
  { jobs: pointers }: Profile,
  named: { id: number; title: string; team: number; open: boolean },
): unknown {
  return placeNamed(
    [
      [pointers.id, named.id],
      [pointers.title, named.title],
      [pointers.team, named.team],
      [pointers.open, named.open],
    ],
    fields,
  )
}
