import { type Pointer, readPointer, tokensOf } from '../../records/pointer'
import { isRecord, type PartnerRecord } from '../../records/record'
import type { Accepted, Convention, FieldValue } from './convention'
import { makePopulation, type Person, type Population, type Posting, type Team } from './population'

export type ListName = 'applicants' | 'jobs'

/** A partner's data in its own format: its lists, and lookups by id. */
export type PartnerState = Population & {
  page(list: ListName, offset: number, limit: number): PartnerRecord[]
  record(of: { person: Person } | { posting: Posting }): PartnerRecord
  findPosting(id: string): Posting | undefined
  findTeam(id: string): Team | undefined
  /** From now on, the last segment of this path has a different name in every record of the list. */
  rename(list: ListName, path: Pointer, name: string): void
}

export function createPartnerState(convention: Convention, size: { people: number; postings: number }): PartnerState {
  const population = makePopulation(7, { ...convention, ...size })
  const renames: { list: ListName; path: Pointer; name: string }[] = []
  const { truth } = convention

  function record(of: { person: Person } | { posting: Posting }): PartnerRecord {
    const list = 'person' in of ? 'applicants' : 'jobs'
    const made = 'person' in of ? convention.applicant(of.person) : convention.job(of.posting)
    return renames.filter((one) => one.list === list).reduce((copy, { path, name }) => renamed(copy, path, name), made)
  }

  return {
    ...population,
    record,
    page: (list, offset, limit) =>
      list === 'applicants'
        ? population.people.slice(offset, offset + limit).map((person) => record({ person }))
        : population.postings.slice(offset, offset + limit).map((posting) => record({ posting })),
    findPosting: (id) => population.postings.find((posting) => textAt(convention.job(posting), truth.jobs.id) === id),
    findTeam: (id) =>
      population.postings.find((posting) => textAt(convention.job(posting), truth.jobs.team) === id)?.team,
    rename: (list, path, name) => renames.push({ list, path, name }),
  }
}

/** The text at the first path that the truth accepts. */
export function textAt(record: PartnerRecord, accepted: Accepted): string | null {
  const [path] = pathsOf(accepted)
  const value = path === undefined ? undefined : readPointer(record, path)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null
}

/** The paths of a field that is a single path or one of several. */
export function pathsOf(accepted: Accepted): Pointer[] {
  const values: (FieldValue | null)[] = Array.isArray(accepted) ? accepted : [accepted]
  return values.filter((value) => typeof value === 'string')
}

function renamed(record: PartnerRecord, path: Pointer, name: string): PartnerRecord {
  return renamedAt(record, tokensOf(path), name)
}

function renamedAt(record: PartnerRecord, [token = '', ...rest]: string[], name: string): PartnerRecord {
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => {
      if (key !== token) return [key, value]
      if (rest.length === 0) return [name, value]
      return [key, isRecord(value) ? renamedAt(value, rest, name) : value]
    }),
  )
}
