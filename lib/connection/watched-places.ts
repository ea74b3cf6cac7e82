import type { Profile } from '../partner/profile/profile'
import { pathOf, pathsOfName } from '../records/field-path'
import type { Pointer } from '../records/pointer'
import { readName, readOpen, readTime, textAt } from '../records/read-field'
import type { PartnerRecord } from '../records/record'

export type WatchedList = 'applicants' | 'jobs'

/** A place of the profile whose field is watched in the answers. */
type WatchedPlace = {
  /** Such as `jobs.id`. */
  place: string
  /** As the profile has it; several paths are separated by spaces. */
  path: string
  /** Whether something could be written wrongly, or twice, without it. */
  isBreaking: boolean
  /** How many of the records have it. */
  count(records: readonly PartnerRecord[]): number
}

/** Returns the places to watch in a list, as the profile names them. */
export function watchedPlaces(profile: Profile, list: WatchedList): WatchedPlace[] {
  return list === 'jobs' ? placesOfJobs(profile.jobs) : placesOfApplicants(profile.applicants)
}

function placesOfApplicants({ id, email, name, phone, job, status, team, time }: Profile['applicants']) {
  return [
    ...textPlace('applicants.id', id),
    ...(email === undefined ? [] : [place('applicants.email', email, hasEmail(email), true)]),
    ...(name === undefined
      ? []
      : [place('applicants.name', pathsOfName(name).join(' '), (record) => readName(record, name) !== null)]),
    ...textPlace('applicants.phone', phone),
    ...textPlace('applicants.job', job),
    ...textPlace('applicants.status', pathOf(status)),
    ...textPlace('applicants.team', team),
    ...(time === undefined
      ? []
      : [place('applicants.time', pathOf(time), (record) => readTime(record, time) !== null)]),
  ]
}

function placesOfJobs({ id, title, team, open, status, time }: Profile['jobs']): WatchedPlace[] {
  return [
    // IDs that occur twice do not tell jobs apart.
    {
      place: 'jobs.id',
      path: id,
      isBreaking: true,
      count: (records) => new Set(records.flatMap((record) => textAt(record, id) ?? [])).size,
    },
    ...textPlace('jobs.title', title),
    ...textPlace('jobs.team', team),
    ...(open === undefined ? [] : [place('jobs.open', pathOf(open), (record) => readOpen(record, open) !== null)]),
    ...textPlace('jobs.status', pathOf(status)),
    ...(time === undefined ? [] : [place('jobs.time', pathOf(time), (record) => readTime(record, time) !== null)]),
  ]
}

const hasEmail = (path: Pointer) => (record: PartnerRecord) => textAt(record, path)?.includes('@') ?? false

const textPlace = (name: string, path: Pointer | undefined) =>
  path === undefined ? [] : [place(name, path, (record) => textAt(record, path) !== null)]

function place(
  name: string,
  path: string,
  isFilled: (record: PartnerRecord) => boolean,
  isBreaking = false,
): WatchedPlace {
  const count = (records: readonly PartnerRecord[]) => records.filter(isFilled).length
  return { place: name, path, isBreaking, count }
}
