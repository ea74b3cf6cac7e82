'use client'

import { Send } from 'lucide-react'
import type { ApplicantMapping } from '@/lib/applicants/contract'
import type { PartnerRecord } from '@/lib/records/record'
import { RecordTabs } from '../../records/record-tabs'
import { Button } from '../../ui/button'
import { CopyButton } from '../../ui/copy-button'
import { Panel } from '../../ui/panel'
import { PreviousNext } from '../../ui/previous-next'
import { readPerson } from '../applicant-person'
import { DeskHistory } from './desk-history'

type ApplicantPanelProps = {
  record: PartnerRecord
  mapping: ApplicantMapping
  onApply: (() => void) | undefined
  onClose: () => void
  onPrevious?: () => void
  onNext?: () => void
}

/** Everything the partner sent about one applicant, and what this desk did with them. */
export function ApplicantPanel({ record, mapping, onApply, onClose, onPrevious, onNext }: ApplicantPanelProps) {
  const { name, email } = readPerson(record, mapping)
  return (
    <Panel
      title="Applicant details"
      heading={name || email || 'Without a name'}
      onClose={onClose}
      actions={<PreviousNext what="applicant" onPrevious={onPrevious} onNext={onNext} />}
    >
      <RecordTabs
        record={record}
        time={mapping.time}
        actions={
          <div className="flex flex-wrap gap-2 empty:hidden">
            {email && <CopyButton text={email}>Copy email</CopyButton>}
            {email && onApply && (
              <Button onClick={onApply}>
                <Send aria-hidden className="size-4" />
                Apply to a job
              </Button>
            )}
          </div>
        }
      >
        {email && <DeskHistory email={email} />}
      </RecordTabs>
    </Panel>
  )
}
