import type { Profile } from '../../partner/profile/profile'
import { pathOf, pathsOfName } from '../../records/field-path'
import type { Pointer } from '../../records/pointer'
import { readName, readOpen, readTime, textAt } from '../../records/read-field'
import type { PartnerRecord } from '../../records/record'

export type WatchedList = 'applicants' | 'jobs'

/** A field of the profile whose path is watched in the answers. */
type WatchedField = {
  /** Such as `jobs.id`. */
  fieldKey: string
  /** As the profile has it; several paths are separated by spaces. */
  path: string
  /** Whether something could be written wrongly, or twice, without it. */
  isBreaking: boolean
  /** How many of the records have it. */
  count(records: readonly PartnerRecord[]): number
}

/** Returns the fields to watch in a list, as the profile names them. */
export function watchedFields(profile: Profile, list: WatchedList): WatchedField[] {
  return list === 'jobs' ? fieldsOfJobs(profile.jobs) : fieldsOfApplicants(profile.applicants)
}

function fieldsOfApplicants({ id, email, name, phone, job, status, team, time }: Profile['applicants']) {
  return [
    ...textField('applicants.id', id),
    ...(email === undefined ? [] : [watchedField('applicants.email', email, hasEmail(email), true)]),
    ...(name === undefined
      ? []
      : [watchedField('applicants.name', pathsOfName(name).join(' '), (record) => readName(record, name) !== null)]),
    ...textField('applicants.phone', phone),
    ...textField('applicants.job', job),
    ...textField('applicants.status', pathOf(status)),
    ...textField('applicants.team', team),
    ...(time === undefined
      ? []
      : [watchedField('applicants.time', pathOf(time), (record) => readTime(record, time) !== null)]),
  ]
}

function fieldsOfJobs({ id, title, team, open, status, time }: Profile['jobs']): WatchedField[] {
  return [
    // IDs that occur twice do not tell jobs apart.
    {
      fieldKey: 'jobs.id',
      path: id,
      isBreaking: true,
      count: (records) => new Set(records.flatMap((record) => textAt(record, id) ?? [])).size,
    },
    ...textField('jobs.title', title),
    ...textField('jobs.team', team),
    ...(open === undefined
      ? []
      : [watchedField('jobs.open', pathOf(open), (record) => readOpen(record, open) !== null)]),
    ...textField('jobs.status', pathOf(status)),
    ...(time === undefined
      ? []
      : [watchedField('jobs.time', pathOf(time), (record) => readTime(record, time) !== null)]),
  ]
}

const hasEmail = (path: Pointer) => (record: PartnerRecord) => textAt(record, path)?.includes('@') ?? false

const textField = (name: string, path: Pointer | undefined) =>
  path === undefined ? [] : [watchedField(name, path, (record) => textAt(record, path) !== null)]

function watchedField(
  name: string,
  path: string,
  isFilled: (record: PartnerRecord) => boolean,
  isBreaking = false,
): WatchedField {
  const count = (records: readonly PartnerRecord[]) => records.filter(isFilled).length
  return { fieldKey: name, path, isBreaking, count }
}
