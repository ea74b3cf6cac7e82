'use client'

import { BriefcaseBusiness } from 'lucide-react'
import type { ApplicantMapping } from '@/lib/applicants/contract'
import { valueKindOf } from '@/lib/records/kind-of'
import type { PartnerRecord } from '@/lib/records/record'
import { JobLink } from '../../links/links'
import { cellValue } from '../../records/cell-value'
import { RelativeTime } from '../../ui/relative-time'
import { Sentence } from '../../ui/sentence'
import { Status } from '../../ui/status'
import { readApplication } from '../application-facts'
import { detailsWords } from './words'

type ApplicantSummaryProps = { record: PartnerRecord; mapping: ApplicantMapping }

/** Under the applicant's name: the status, a link to the job, and how long ago they applied. */
export function ApplicantSummary({ record, mapping }: ApplicantSummaryProps) {
  const { jobId, job, status, appliedAt } = readApplication(record, mapping)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-0.5 pt-1 text-table empty:hidden">
      {(mapping.status !== null || status !== null) && <Status value={status} none={detailsWords.noStatus} />}
      {job !== null && (
        <span className="flex min-w-0 items-center gap-1.5">
          <BriefcaseBusiness aria-hidden className="size-4 shrink-0 text-quiet" />
          {jobId === null ? (
            <bdi className="wrap-anywhere">{job}</bdi>
          ) : (
            <span className="min-w-0 wrap-anywhere">
              <JobLink id={jobId}>
                <bdi>{job}</bdi>
              </JobLink>
            </span>
          )}
        </span>
      )}
      {appliedAt !== null && (
        <span className="text-quiet">
          <Sentence text={detailsWords.applied} parts={{ when: <When at={appliedAt} /> }} />
        </span>
      )}
    </div>
  )
}

/** A time without a zone is not an exact moment, so no relative time can be computed from it. */
function When({ at }: { at: string }) {
  return valueKindOf(at) === 'date-time' ? <RelativeTime iso={at} /> : cellValue(at, true)
}
