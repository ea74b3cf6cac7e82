'use client'

import { Send } from 'lucide-react'
import type { ApplicantMapping, SearchRow } from '@/lib/applicants/contract'
import type { PartnerRecord } from '@/lib/records/record'
import { RecordTabs } from '../../records/record-tabs'
import { Button } from '../../ui/button'
import { Initials } from '../../ui/initials'
import { Panel } from '../../ui/panel'
import { PreviousNext } from '../../ui/previous-next'
import { readPerson } from '../applicant-person'
import { ApplicantSummary } from './applicant-summary'
import { ContactLines } from './contact-lines'
import { DeskHistory } from './desk-history'
import { OtherApplications } from './other-applications'
import { detailsWords } from './words'

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
  const { name, email, phone } = readPerson(record, mapping)
  return (
    <Panel
      title={detailsWords.title}
      heading={name || email || detailsWords.noName}
      lead={<Initials name={name || email} />}
      summary={<ApplicantSummary record={record} mapping={mapping} />}
      onClose={onClose}
      listKeys="details"
      actions={<PreviousNext what="applicant" onPrevious={onPrevious} onNext={onNext} />}
    >
      <RecordTabs
        record={record}
        time={mapping.time}
        lead={
          <div className="grid justify-items-start gap-3 border-b p-4 empty:hidden">
            <ContactLines email={email} phone={phone} />
            {email && onApply && (
              <Button onClick={onApply}>
                <Send aria-hidden className="size-4" />
                {detailsWords.apply}
              </Button>
            )}
          </div>
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
