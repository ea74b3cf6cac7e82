import type { ActivityCount } from '../activity/contract'
import type { IndexStatus } from '../applicant-index/contract'
import type { ConnectionStatus, PartnerHealth } from '../connection/contract'
import type { PartnerRecord } from '../records/record'

/** The time chart's periods: 30 days in daily columns, or 13 weeks in weekly ones. */
export const periods = ['days', 'weeks'] as const
export type Period = (typeof periods)[number]

export type StatusCount = { status: string | null; count: number }

/**
 * One day, or seven: `first` and `last` as `2026-11-23`, `from` and `until` as ISO times. `parts`: counts by status, in
 * status order; statuses that no applicant of that time has are left out.
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
 * A facet value with its display name, and how many applicants have it. `value` and `name` are null for applicants
 * without one; `name` is also null if it is unknown.
 */
export type ValueCount = { value: string | null; name: string | null; count: number }

/** `facet`: its name in filters. `more`: how many other values there are; null if they were not counted. */
export type Breakdown = { facet: string; values: ValueCount[]; more: number | null }

/**
 * Applicants who appeared since the user's last visit to the list. `sentHere`: how many of them this desk sent;
 * `unconfirmed`: how many more match applications that this desk sent without learning whether they arrived.
 */
export type NewApplicants = {
  since: string
  count: number
  sentHere: number
  unconfirmed: number
  latest: PartnerRecord[]
}

export type OpenJob = { id: string; title: string }

/** `jobs`: open jobs without applicants. `asOf`: when the jobs were last read. */
export type JobsWithout = { jobs: OpenJob[]; asOf: string }

/** Figures for all applicants, from the index. */
export type ApplicantFigures = {
  total: number
  asOf: string | null
  /** All applicants' fields are being reread, so figures by field are still incomplete. */
  isRecounting: boolean
  /** Null for a user who has never opened the list. */
  newcomers: NewApplicants | null
  /** Applied since yesterday's midnight in the user's time zone; null if no field holds the application time. */
  lately: { from: string; until: string; count: number } | null
  /** Null if no field holds the application time. */
  overTime: { period: Period; timeZone: string; columns: TimeColumn[] } | null
  statuses: Breakdown
  jobs: Breakdown
  teams: Breakdown
  /** Where applicants come from, or another field with few values; null if there is no such field. */
  source: Breakdown | null
  jobsWithout: JobsWithout | null
}

/** Figures for the first applicants in the partner's list. `areNewest`: the list starts with the latest ones. */
export type NewestFigures = {
  count: number
  asOf: string
  areNewest: boolean
  /** The list has no other applicants. */
  areAll: boolean
  /** No more are read: these are all there are, or as many as the desk reads without an index. */
  isFull: boolean
  statuses: Breakdown
  jobs: Breakdown
  teams: Breakdown
}

/**
 * `figures` is null until the index is complete; meanwhile `newest` is what this server has read anyway, unless the
 * list is refused. `activity`: the last 24 hours.
 */
export type Overview = {
  index: IndexStatus
  figures: ApplicantFigures | null
  newest: NewestFigures | null
  activity: ActivityCount[]
  partner: PartnerHealth
  connection: ConnectionStatus
}

/** GET: makes the server read the newest applicants when there is no index. */
export const readNewestUrl = '/api/overview/newest'
