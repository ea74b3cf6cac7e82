import { isRecord } from '../records/record'
import { formatApplicant, idOf, makeApplicant, makeApplication, teamOfApplication } from './data/applicants'
import { steadyPopulation } from './data/population'
import { applicantId, jobId, type PartnerFormat, teamId } from './dialect'
import type { Job } from './job-list'

/** An applicant stored in full, because it came from an easy apply or the control API. */
type AddedApplicant = { id: unknown; email: string; jobId: string; teamId: number | null; record: unknown }

/** The applicants, newest first. */
export type ApplicantList = {
  count(teams: readonly number[]): number
  /** One page of the applicants that the teams can see. */
  page(teams: readonly number[], offset: number, limit: number): unknown[]
  /** The id of this email address's application to the job, ignoring case. */
  findApplication(email: string, jobId: string): unknown
  /** Adds an application as a new record at the head. Returns its id. */
  add(application: { name: unknown; email: string; job: Job; fields: Record<string, unknown> }): number | string
  /** Adds the given records unchanged at the head; every team sees them. */
  addRecords(records: readonly unknown[]): void
  /** Adds made-up newcomers at the head, as can happen while a client pages. */
  insert(count: number): unknown[]
  deleteFirst(count: number): number
  deleteIds(ids: readonly string[]): number
}

/** A number is the index of a record that is generated when it is read. */
type Slot = number | AddedApplicant

export function createApplicantList(
  partner: PartnerFormat,
  seed: number,
  initialCount: number,
  population = steadyPopulation,
): ApplicantList {
  const idAt = (index: number) => applicantId(partner.dialect, idOf(index))
  let slots: Slot[] = Array.from({ length: initialCount }, (_, index) => index)
  let newest = 0
  // Both are built on first use: most runs need neither.
  let visible = new Map<string, Slot[]>()
  let applications: Map<string, unknown> | undefined

  // Newcomers are added to the index one by one: a bulk apply must not rebuild it for every row.
  function addFirst(added: Slot[]): void {
    slots = [...added, ...slots]
    visible = new Map()
    if (applications) for (const slot of added.toReversed()) enter(applications, slot)
  }

  function enter(index: Map<string, unknown>, slot: Slot): void {
    if (typeof slot !== 'number') return void index.set(nameApplication(slot.email, slot.jobId), slot.id)
    const { email, job } = makeApplication(seed, slot, population)
    index.set(nameApplication(email, String(jobId(partner.dialect, job.id))), idAt(slot))
  }

  function slotsOf(teams: readonly number[]): Slot[] {
    const name = teams.join()
    const known = visible.get(name)
    if (known) return known
    const found = slots.filter((slot) => {
      const team = typeof slot === 'number' ? teamOfApplication(seed, slot, population) : slot.teamId
      return team === null || teams.includes(team)
    })
    visible.set(name, found)
    return found
  }

  function remove(isGone: (slot: Slot, position: number) => boolean): number {
    const before = slots.length
    slots = slots.filter((slot, position) => !isGone(slot, position))
    visible = new Map()
    applications = undefined
    return before - slots.length
  }

  function nextIndex(): number {
    newest -= 1
    return newest
  }

  function indexApplications(): Map<string, unknown> {
    const index = new Map<string, unknown>()
    for (const slot of slots.toReversed()) enter(index, slot)
    return index
  }

  return {
    count: (teams) => slotsOf(teams).length,
    page: (teams, offset, limit) =>
      slotsOf(teams)
        .slice(offset, offset + limit)
        .map((slot) => (typeof slot === 'number' ? makeApplicant(seed, slot, partner, population) : slot.record)),
    findApplication(email, jobId) {
      applications ??= indexApplications()
      return applications.get(nameApplication(email, jobId))
    },
    add({ name, email, job, fields }) {
      const id = idAt(nextIndex())
      const ofJob = { job_name: job.title, job_id: job.sentId, team_id: teamId(partner.dialect, job.teamId) }
      const record = formatApplicant({ ...fields, ...ofJob }, partner, { id, name, email })
      addFirst([{ id, email, jobId: job.id, teamId: job.teamId, record }])
      return id
    },
    addRecords(records) {
      const idIn = (record: unknown) => (isRecord(record) ? record.id : undefined)
      const added = records.map((record) => ({ id: idIn(record), email: '', jobId: '', teamId: null, record }))
      addFirst(added)
    },
    insert(count) {
      const added = Array.from({ length: count }, nextIndex).toReversed()
      addFirst(added)
      return added.map(idAt)
    },
    deleteFirst: (count) => remove((_, position) => position < count),
    deleteIds: (ids) => {
      const gone = new Set(ids)
      return remove((slot) => gone.has(String(typeof slot === 'number' ? idAt(slot) : slot.id)))
    },
  }
}

function nameApplication(email: string, jobId: string): string {
  return `${email.toLowerCase()}\n${jobId}`
}
