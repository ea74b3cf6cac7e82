'use client'

import { Tabs } from '@base-ui/react/tabs'
import { ChevronLeft, ChevronRight, Send } from 'lucide-react'
import type { ApplicantMapping } from '@/lib/applicants/contract'
import type { PartnerRecord } from '@/lib/records/record'
import { RecordFields } from '../../records/record-fields'
import { Button } from '../../ui/button'
import { CopyButton } from '../../ui/copy-button'
import { Panel } from '../../ui/panel'
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

const tabClass = 'h-9 px-1 font-medium text-quiet data-active:border-b-2 data-active:border-accent data-active:text-ink'

/** Everything the partner sent about one applicant, and what this desk did with them. */
export function ApplicantPanel({ record, mapping, onApply, onClose, onPrevious, onNext }: ApplicantPanelProps) {
  const { name, email } = readPerson(record, mapping)
  return (
    <Panel
      title="Applicant details"
      heading={name || email || 'Without a name'}
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" aria-label="Previous applicant" disabled={!onPrevious} onClick={onPrevious}>
            <ChevronLeft aria-hidden className="size-4" />
          </Button>
          <Button look="quiet" aria-label="Next applicant" disabled={!onNext} onClick={onNext}>
            <ChevronRight aria-hidden className="size-4" />
          </Button>
        </>
      }
    >
      <Tabs.Root defaultValue="fields">
        <div className="flex items-center justify-between gap-4 border-b px-4">
          <Tabs.List className="flex gap-4">
            <Tabs.Tab value="fields" className={tabClass}>
              Fields
            </Tabs.Tab>
            <Tabs.Tab value="json" className={tabClass}>
              JSON
            </Tabs.Tab>
          </Tabs.List>
        </div>
        <Tabs.Panel value="fields" className="grid gap-4 p-4">
          <div className="flex flex-wrap gap-2 empty:hidden">
            {email && <CopyButton text={email}>Copy email</CopyButton>}
            {email && onApply && (
              <Button onClick={onApply}>
                <Send aria-hidden className="size-4" />
                Apply to a job
              </Button>
            )}
          </div>
          <RecordFields value={record} {...(mapping.time === null ? {} : { time: mapping.time })} />
          {email && <DeskHistory email={email} />}
        </Tabs.Panel>
        <Tabs.Panel value="json" className="grid gap-4 p-4">
          <div>
            <CopyButton text={JSON.stringify(record, null, 2)}>Copy JSON</CopyButton>
          </div>
          <pre className="overflow-x-auto rounded-control bg-sunken p-3 font-mono text-small">
            {JSON.stringify(record, null, 2)}
          </pre>
        </Tabs.Panel>
      </Tabs.Root>
    </Panel>
  )
}
