'use client'

import { Send } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { ApplicantMapping, SearchRow } from '@/lib/applicants/contract'
import { recordKey } from '@/lib/partner/paging/record-key'
import type { PartnerRecord } from '@/lib/records/record'
import { teamInWords } from '@/lib/records/teams/team-in-words'
import { keptForm, subscribeToKeptForms } from '../../easy-apply/quick/kept-forms'
import { JobLink, TeamLink } from '../../links/links'
import type { FieldLink } from '../../records/record-fields'
import { RecordTabs } from '../../records/record-tabs'
import { Button } from '../../ui/button'
import { Initials } from '../../ui/initials'
import { lazyPart } from '../../ui/lazy-part'
import { Panel } from '../../ui/panel'
import { PreviousNext } from '../../ui/previous-next'
import { type ApplicantPerson, readPerson } from '../applicant-person'
import { currentOf, readApplication } from '../application-facts'
import { ApplicantSummary } from './applicant-summary'
import { ContactLines } from './contact-lines'
import { DeskHistory } from './desk-history'
import { OtherApplications } from './other-applications'
import { detailsWords } from './words'

const QuickApply = lazyPart(async () => (await import('../../easy-apply/quick/quick-apply')).QuickApply)

type ApplicantPanelProps = {
  record: PartnerRecord
  mapping: ApplicantMapping
  /** The form for applying them to another job; undefined for users who may not. */
  apply: { isOpen: boolean; open: () => void; close: () => void } | undefined
  /** Opens another application by the same person; undefined without an index to find one in. */
  onOpenOther?: (row: SearchRow) => void
  onClose: () => void
  onPrevious?: () => void
  onNext?: () => void
}

/** Everything the partner sent about one applicant, and what was done with them at this desk. */
export function ApplicantPanel({
  record,
  mapping,
  apply,
  onOpenOther,
  onClose,
  onPrevious,
  onNext,
}: ApplicantPanelProps) {
  const person = readPerson(record, mapping)
  const { name, email, phone } = person
  const keyOfRecord = recordKey(record, mapping.key)
  const panel = useRef<HTMLDivElement>(null)
  const [isUnsent, setUnsent] = useState(false)
  const closeForm = () => {
    keepFocus(panel.current)
    apply?.close()
  }
  const leaving = (step: (() => void) | undefined) =>
    step &&
    (() => {
      if (apply?.isOpen) closeForm()
      step()
    })
  const canApply = apply !== undefined
  useEffect(() => {
    if (canApply) QuickApply.ahead()
  }, [canApply])
  return (
    <Panel
      isOfRow
      title={detailsWords.title}
      heading={name || email || detailsWords.noName}
      lead={<Initials name={name || email} />}
      summary={<ApplicantSummary record={record} mapping={mapping} />}
      onClose={onClose}
      onEscape={apply?.isOpen ? closeForm : undefined}
      listKeys="details"
      actions={
        <PreviousNext
          what="applicant"
          // The form's input would be lost.
          onPrevious={isUnsent ? undefined : leaving(onPrevious)}
          onNext={isUnsent ? undefined : leaving(onNext)}
        />
      }
    >
      <RecordTabs
        record={record}
        time={mapping.time}
        linkOf={linksOf(record, mapping)}
        lead={
          <div className="grid justify-items-start gap-3 border-b p-4 empty:hidden">
            <ContactLines email={email} phone={phone} />
            {email && apply && (
              <ApplySection
                key={keyOfRecord}
                recordKey={keyOfRecord}
                record={record}
                mapping={mapping}
                person={person}
                panel={panel}
                apply={{ ...apply, close: closeForm }}
                onNext={leaving(onNext)}
                onUnsent={setUnsent}
              />
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

/** The focused element is about to be removed: focus the panel, so that its keys keep working. */
function keepFocus(panel: HTMLElement | null) {
  const { activeElement } = document
  if (activeElement === document.body || panel?.contains(activeElement))
    panel?.closest<HTMLElement>('[role=dialog]')?.focus()
}

/** Renders the fields that name a job or a team as links to them. */
function linksOf(record: PartnerRecord, mapping: ApplicantMapping): FieldLink {
  const { jobId } = readApplication(record, mapping)
  return (pointer, value) => {
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
    if (text === '' || pointer === '') return null
    if (pointer === mapping.team) {
      const teamName = mapping.teamNames?.[text]
      return <TeamLink id={text}>{teamName ? teamInWords(text, teamName) : text}</TeamLink>
    }
    if (jobId === null || (pointer !== mapping.job && pointer !== mapping.jobTitle)) return null
    const title = pointer === mapping.job ? mapping.jobTitles?.[jobId] : undefined
    return <JobLink id={jobId}>{title ? `${title} · ${text}` : text}</JobLink>
  }
}

type ApplySectionProps = Pick<ApplicantPanelProps, 'record' | 'mapping'> & {
  recordKey: string
  panel: RefObject<HTMLDivElement | null>
  onNext: (() => void) | undefined
  onUnsent: (isUnsent: boolean) => void
  person: ApplicantPerson
  apply: NonNullable<ApplicantPanelProps['apply']>
}

/** The button that opens the form, or the open form. */
function ApplySection(props: ApplySectionProps) {
  const { recordKey, record, mapping, person, apply, panel, onNext, onUnsent } = props
  const kept = useSyncExternalStore(
    subscribeToKeptForms,
    () => keptForm(recordKey),
    () => null,
  )
  return (
    <div ref={panel} className="w-full">
      {apply.isOpen ? (
        <QuickApply
          recordKey={recordKey}
          applicant={person}
          current={currentOf(record, mapping)}
          onNext={onNext}
          onClose={apply.close}
          onUnsent={onUnsent}
        />
      ) : (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Button onClick={apply.open}>
            <Send aria-hidden className="size-4" />
            {detailsWords.apply}
          </Button>
          {kept && !kept.isSending && <p className="text-small text-quiet">{detailsWords.isKept}</p>}
        </div>
      )}
    </div>
  )
}
