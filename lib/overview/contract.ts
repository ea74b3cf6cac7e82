import type { ActivityCount } from '../activity/contract'
import type { IndexStatus } from '../applicant-index/contract'
import type { ConnectionStatus, PartnerHealth } from '../connection/contract'
import type { PartnerRecord } from '../records/record'

/** What the chart over time shows: 30 days by the day, or 13 weeks by the week. */
export const periods = ['days', 'weeks'] as const
export type Period = (typeof periods)[number]

export type StatusCount = { status: string | null; count: number }

/**
 * A day, or seven of them: `first` and `last` as `2026-11-23`, and when they begin and end as ISO times. `parts`: by
 * status, in the order of the statuses; statuses that nobody of the time has are left out.
 */
export type TimeColumn = {
  first: string
  last: string
  from: string
  until: string
  count: number
  parts: StatusCount[]
}

/**
 * A value of a facet as people read it, and how many applicants have it. `value` is null for those without one; `name`
 * is null for them too, and where nobody has told it.
 */
export type ValueCount = { value: string | null; name: string | null; count: number }

/** `facet`: as filters name it. `more`: how many values there are beside these; null where nobody counted them. */
export type Breakdown = { facet: string; values: ValueCount[]; more: number | null }

/**
 * Who appeared since the reader's last visit to the list. `sentHere`: how many of them this desk sent itself;
 * `unconfirmed`: how many more are applications of this desk of which it does not know whether they arrived.
 */
export type NewApplicants = {
  since: string
  count: number
  sentHere: number
  unconfirmed: number
  latest: PartnerRecord[]
}

export type OpenJob = { id: string; title: string }

/** `jobs`: open ones that nobody applied to, as of when the jobs were last read. */
export type JobsWithout = { jobs: OpenJob[]; asOf: string }

/** What the index says of all applicants. */
export type ApplicantFigures = {
  total: number
  asOf: string | null
  /** The fields of all applicants are being read again, so that figures by field are not whole yet. */
  isRecounting: boolean
  /** Null for somebody who has never looked at the list. */
  newcomers: NewApplicants | null
  /** Who applied since yesterday's midnight where the reader is; null where no field says when somebody applied. */
  lately: { from: string; until: string; count: number } | null
  /** Null where no field says when somebody applied. */
  overTime: { period: Period; timeZone: string; columns: TimeColumn[] } | null
  statuses: Breakdown
  jobs: Breakdown
  teams: Breakdown
  /** Where applicants come from, or another field with few values; null where there is none. */
  source: Breakdown | null
  jobsWithout: JobsWithout | null
}

/** Of the first applicants of the partner's list; `areNewest`: it begins with the latest applications. */
export type NewestFigures = {
  count: number
  asOf: string
  areNewest: boolean
  /** The list has no others. */
  areAll: boolean
  /** As many as the desk reads for figures without an index. */
  isFull: boolean
  statuses: Breakdown
  jobs: Breakdown
  teams: Breakdown
}

/**
 * `figures` is null while there is no whole index; `newest` is what this server has read anyway, while the list is not
 * refused. `activity`: within the last 24 hours.
 */
export type Overview = {
  index: IndexStatus
  figures: ApplicantFigures | null
  newest: NewestFigures | null
  activity: ActivityCount[]
  partner: PartnerHealth
  connection: ConnectionStatus
}

/** The cookie in which the browser names its time zone: days begin and end there. */
export const timeZoneCookie = 'time-zone'

/** The zone if it is one; null for anything else, also for offsets, which PostgreSQL reads the other way round. */
export function timeZoneOf(name: string | undefined): string | null {
  if (!name || !/^[A-Za-z][\w/+-]{0,59}$/.test(name)) return null
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return name
  } catch {
    return null
  }
}

/** GET: has the server read the newest applicants, where there is no index. */
export const readNewestUrl = '/api/overview/newest'
