import type { ActivityCount } from '../activity/contract'
import type { IndexStatus } from '../applicant-index/contract'
import type { ConnectionStatus, PartnerHealth } from '../connection/contract'
import type { PartnerRecord } from '../records/record'

/** Range of the chart over time: 30 days by day, or 13 weeks by week. */
export const periods = ['days', 'weeks'] as const
export type Period = (typeof periods)[number]

export type StatusCount = { status: string | null; count: number }

/**
 * A day or a week: `first` and `last` as `2026-11-23`, `from` and `until` as ISO times. `parts`: counts by status, in
 * the order of the statuses, without statuses that no applicant of this period has.
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
 * A value of a facet as it is displayed, and how many applicants have it. `value` is null for applicants without one;
 * `name` is null for them too, and if the name is not known.
 */
export type ValueCount = { value: string | null; name: string | null; count: number }

/** `facet`: its name in filters. `more`: how many further values there are; null if not counted. */
export type Breakdown = { facet: string; values: ValueCount[]; more: number | null }

/**
 * Applicants who appeared since the user's last visit to the list. `sentHere`: how many of them this desk sent itself;
 * `unconfirmed`: how many more are applications this desk sent without knowing whether they arrived.
 */
export type NewApplicants = {
  since: string
  count: number
  sentHere: number
  unconfirmed: number
  latest: PartnerRecord[]
}

export type OpenJob = { id: string; title: string }

/** `jobs`: open jobs without applicants, as of when the jobs were last read. */
export type JobsWithout = { jobs: OpenJob[]; asOf: string }

/** What the index knows about all applicants. */
export type ApplicantFigures = {
  total: number
  asOf: string | null
  /** The fields of all applicants are being read again, so figures by field are incomplete. */
  isRecounting: boolean
  /** Null for users who have never opened the list. */
  newcomers: NewApplicants | null
  /** Applicants since yesterday's midnight in the user's time zone; null if no field has the application time. */
  lately: { from: string; until: string; count: number } | null
  /** Null if no field has the application time. */
  overTime: { period: Period; timeZone: string; columns: TimeColumn[] } | null
  statuses: Breakdown
  jobs: Breakdown
  teams: Breakdown
  /** Where applicants come from, or another field with few values; null if there is none. */
  source: Breakdown | null
  jobsWithout: JobsWithout | null
}

/** Figures of the first applicants in the partner's list; `areNewest`: the list begins with the latest applications. */
export type NewestFigures = {
  count: number
  asOf: string
  areNewest: boolean
  /** The list has no further applicants. */
  areAll: boolean
  /** The desk has read as many as it reads for figures without an index, or all there are. */
  isFull: boolean
  statuses: Breakdown
  jobs: Breakdown
  teams: Breakdown
}

/**
 * `figures` is null until the index is complete; `newest` is then what this server has read anyway, unless the list is
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

/** The cookie in which the browser sends its time zone, which determines when days begin and end. */
export const timeZoneCookie = 'time-zone'

/** Returns the zone if valid, else null; also null for offsets, whose sign PostgreSQL reads the other way round. */
export function timeZoneOf(name: string | undefined): string | null {
  if (!name || !/^[A-Za-z][\w/+-]{0,59}$/.test(name)) return null
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return name
  } catch {
    return null
  }
}

/** GET: makes the server read the newest applicants if there is no index. */
export const readNewestUrl = '/api/overview/newest'
