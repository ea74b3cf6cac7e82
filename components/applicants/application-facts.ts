import type { ApplicantMapping } from '@/lib/applicants/contract'
import { shownStatusAt, shownTime } from '@/lib/records/field-reader'
import { textAt } from '@/lib/records/read-field'
import type { PartnerRecord } from '@/lib/records/record'
import { filterWords } from './words'

/** What a record says about the application itself; null for each value it lacks. */
type ApplicationFacts = {
  jobId: string | null
  /** The job for display: its title, else its id. */
  job: string | null
  status: string | null
  /** ISO text; a time without a zone is left as it is. */
  appliedAt: string | null
}

/** Reads the job, its status and the application time through the profile's field paths. */
export function readApplication(
  record: PartnerRecord,
  { job, jobTitle, jobTitles, status, time }: ApplicantMapping,
): ApplicationFacts {
  const at = (pointer: string | null | undefined) => (pointer ? textAt(record, pointer) : null)
  const jobId = at(job)
  return {
    jobId,
    job: at(jobTitle) ?? (jobId === null ? null : (jobTitles?.[jobId] ?? filterWords.jobOf({ id: jobId }))),
    status: at(shownStatusAt(status)),
    appliedAt: time ? shownTime(record, time) : null,
  }
}

/** The record's own application, for a form to compare a new one with; null if it names no job. */
export function currentOf(record: PartnerRecord, mapping: ApplicantMapping) {
  const { jobId, appliedAt } = readApplication(record, mapping)
  if (jobId === null) return null
  const { id } = mapping.key
  return {
    jobId,
    id: id === undefined ? null : textAt(record, id),
    appliedAt: appliedAt === null || Number.isNaN(Date.parse(appliedAt)) ? null : appliedAt,
  }
}
