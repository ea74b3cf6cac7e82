'use client'

import { BriefcaseBusiness, Send } from 'lucide-react'
import Link from 'next/link'
import type { ApplicantMapping, SearchRow } from '@/lib/applicants/contract'
import type { PartnerRecord } from '@/lib/records/record'
import { RecordTabs } from '../../records/record-tabs'
import { tokenOfId } from '../../records/view/view-address'
import { Button } from '../../ui/button'
import { CopyButton } from '../../ui/copy-button'
import { Panel } from '../../ui/panel'
import { PreviousNext } from '../../ui/previous-next'
import { readPerson } from '../applicant-person'
import { readApplication } from '../application-facts'
import { DeskHistory } from './desk-history'
import { OtherApplications } from './other-applications'

type ApplicantPanelProps = {
  record: PartnerRecord
  mapping: ApplicantMapping
  onApply: (() => void) | undefined
  /** Opens another application of this person; without it there is no index to find any. */
  onOpenOther?: (row: SearchRow) => void
  onClose: () => void
  onPrevious?: () => void
  onNext?: () => void
}

/** Everything the partner sent about one applicant, and what this desk did with them. */
export function ApplicantPanel({
  record,
  mapping,
  onApply,
  onOpenOther,
  onClose,
  onPrevious,
  onNext,
}: ApplicantPanelProps) {
  const { name, email } = readPerson(record, mapping)
  return (
    <Panel
      title="Applicant details"
      heading={name || email || 'Without a name'}
      onClose={onClose}
      listKeys="details"
      actions={<PreviousNext what="applicant" onPrevious={onPrevious} onNext={onNext} />}
    >
      <RecordTabs
        record={record}
        time={mapping.time}
        actions={
          <>
            <div className="flex flex-wrap gap-2 empty:hidden">
              {email && <CopyButton text={email}>Copy email</CopyButton>}
              {email && onApply && (
                <Button onClick={onApply}>
                  <Send aria-hidden className="size-4" />
                  Apply to a job
                </Button>
              )}
            </div>
            <AppliedTo record={record} mapping={mapping} />
          </>
        }
      >
        {email && onOpenOther && (
          <OtherApplications record={record} mapping={mapping} email={email} onOpen={onOpenOther} />
        )}
        {email && <DeskHistory email={email} />}
      </RecordTabs>
    </Panel>
  )
}

/** The job that the application is for, as the way to its details. */
function AppliedTo({ record, mapping }: Pick<ApplicantPanelProps, 'record' | 'mapping'>) {
  const { jobId, job } = readApplication(record, mapping)
  if (jobId === null || job === null) return null
  return (
    <p className="flex items-center gap-2">
      <BriefcaseBusiness aria-hidden className="size-4 shrink-0 text-quiet" />
      <span className="min-w-0 wrap-anywhere">
        Applied to{' '}
        <Link
          href={`/jobs?open=${encodeURIComponent(tokenOfId(jobId))}`}
          prefetch={false}
          className="font-medium text-accent underline-offset-2 hover:underline"
        >
          <bdi>{job}</bdi>
        </Link>
      </span>
    </p>
  )
}
