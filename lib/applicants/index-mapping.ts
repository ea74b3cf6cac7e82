import 'server-only'
import type { IndexMapping } from '../applicant-index/contract'
import { readingFingerprint, readingProfile } from '../connection/mapping/reading-profile'
import { recordKeyFields } from '../connection/mapping/record-key-fields'
import type { Profile } from '../partner/profile/profile'
import { momentWithinDay } from '../records/date-times'
import { pathOf, pathsOfName } from '../records/field-path'
import { readName, readTime, textAt } from '../records/read-field'
import type { PartnerRecord } from '../records/record'

/** How records are read for the index, with the currently mapped fields. */
export function indexMapping(): IndexMapping {
  const shown = readingProfile().applicants
  return {
    fingerprint: readingFingerprint(),
    key: recordKeyFields(),
    columns: columnsOf(shown),
    read: (record) => readFields(record, shown),
  }
}

function columnsOf({ name, email, job, jobTitle, phone, status, team, teamName, time }: Profile['applicants']) {
  return [
    ...(name ? pathsOfName(name) : []),
    ...[email, job, jobTitle, phone, pathOf(status), team, teamName, pathOf(time)],
  ].filter((path) => path !== undefined)
}

function readFields(record: PartnerRecord, { name, email, job, status, team, time }: Profile['applicants']) {
  const at = (path: string | undefined) => (path === undefined ? null : textAt(record, path))
  return {
    name: name ? readName(record, name) : null,
    email: at(email),
    jobId: at(job),
    status: at(pathOf(status)),
    teamId: at(team),
    appliedAt: time ? instantOf(readTime(record, time)) : null,
  }
}

/**
 * A time without a zone is treated as UTC: only the order and the day are derived from it. Null beyond the years that
 * the database can read: 1 to 9999.
 */
function instantOf(iso: string | null): Date | null {
  if (iso === null) return null
  const [, day, time] = /^(\d{4}-\d\d-\d\d)[T ](\d\d:[\d:.]+)$/.exec(iso.trim()) ?? []
  const date = new Date(day === undefined ? momentWithinDay(iso.trim()) : `${day}T${time}Z`)
  const year = date.getUTCFullYear()
  return year >= 1 && year <= 9999 ? date : null
}
