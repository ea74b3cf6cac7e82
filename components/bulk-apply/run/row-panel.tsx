'use client'

import { useRef } from 'react'
import type { ListedApplication } from '@/lib/applicants/contract'
import type { RowsDecision, RunRow } from '@/lib/bulk-apply/contract'
import { CopyDetails } from '../../api/copy-details'
import { FailureNotice } from '../../api/failure-notice'
import { ListedApplicationLine } from '../../dispatch/listed/listed-application-note'
import { useSecondsUntil } from '../../dispatch/use-followed'
import { whatHappened } from '../../easy-apply/what-happened'
import { easyApplyWords } from '../../easy-apply/words'
import { ApplicantIdLink, ApplicantLink, JobLink } from '../../links/links'
import { PartnerAnswer } from '../../records/partner-answer'
import { Button } from '../../ui/button'
import { Reference } from '../../ui/copying/reference'
import { Fact } from '../../ui/fact'
import { Notice } from '../../ui/notice'
import { Panel } from '../../ui/panel'
import { PreviousNext } from '../../ui/previous-next'
import { Time } from '../../ui/time'
import { useFocusIfLost } from '../../ui/use-focus-if-lost'
import { RowOutcomeMark } from './row-outcome-mark'
import { applicantIdOf, rowReason } from './row-reason'
import { actionWords, rowWords, runWords, unclearWords } from './words'

type RowPanelProps = {
  row: RunRow
  /** The row's entry in the list of applicants, if it is unconfirmed. */
  listed: ListedApplication | null
  /** The row has left the filtered list; `row` is its last known state. */
  hasMovedOn: boolean
  deciding: string | null
  onDecide: (decision: RowsDecision) => void
  onClose: () => void
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
}

/** Details of one row, and the decisions it offers. */
export function RowPanel({ row, listed, hasMovedOn, deciding, onDecide, onClose, onPrevious, onNext }: RowPanelProps) {
  const { outcome, failure, result, reference } = row
  const facts = useRef<HTMLDivElement>(null)
  const keepFocus = useFocusIfLost(facts)
  const applicantId = applicantIdOf(row)
  const seconds = useSecondsUntil(row.failure ? row.nextAt : null)
  const isUnderWay = outcome === 'waiting' || outcome === 'sending'
  const isForReview = outcome === 'held-for-review'
  const isKnown = !isUnderWay && !isForReview && outcome !== 'needs-decision'
  // Do not repeat what the notice above already says in full.
  const reason = isUnderWay || isForReview || (!failure && !result) ? rowReason(row, seconds) : ''
  return (
    <Panel
      isOfRow
      title={rowWords.details}
      heading={row.applicantName ?? row.applicantEmail ?? rowWords.rowAt({ row: String(row.row) })}
      onClose={onClose}
      actions={<PreviousNext what="row" onPrevious={onPrevious} onNext={onNext} />}
    >
      <div ref={facts} tabIndex={-1} className="grid gap-5 p-4 outline-none">
        {hasMovedOn && (
          <Notice tone="info" title={rowWords.movedOn}>
            <p>{rowWords.movedOnHint}</p>
          </Notice>
        )}
        {outcome === 'needs-decision' && !hasMovedOn && (
          <RowChoice
            {...{ row, listed, deciding }}
            onDecide={(decision) => {
              keepFocus()
              onDecide(decision)
            }}
          />
        )}
        {isKnown && failure && <FailureNotice failure={failure} />}
        <dl className="grid grid-cols-[7.5rem_minmax(0,1fr)] items-baseline gap-x-4 gap-y-2 [&>dd]:wrap-anywhere [&>dt]:text-quiet">
          <Fact label={rowWords.row}>{row.row}</Fact>
          {row.applicantEmail !== null && (
            <Fact label={rowWords.email}>
              <ApplicantLink email={row.applicantEmail}>{row.applicantEmail}</ApplicantLink>
            </Fact>
          )}
          <Fact label={rowWords.job}>
            {row.jobId === null ? row.jobTitle : <JobLink id={row.jobId}>{row.jobTitle}</JobLink>}
          </Fact>
          <Fact label={rowWords.outcome}>
            <RowOutcomeMark outcome={outcome} />
          </Fact>
          {reason !== '' && <Fact label={rowWords.reason}>{reason}</Fact>}
          {applicantId !== null && (
            <Fact label={rowWords.applicant}>
              <ApplicantIdLink id={applicantId}>{applicantId}</ApplicantIdLink>
            </Fact>
          )}
          {row.attempts > 1 && <Fact label={rowWords.sent}>{rowWords.times({ count: row.attempts })}</Fact>}
          {row.at !== null && (
            <Fact label={rowWords.when}>
              <Time iso={row.at} isPrecise />
            </Fact>
          )}
          {reference !== null && (
            <Fact label={rowWords.reference}>
              <Reference value={reference} isUnlabelled />
            </Fact>
          )}
        </dl>
        {result?.isProvedByRepeat && <p>{easyApplyWords.provedByRepeat}</p>}
        {result?.mayBeTwice && <p>{easyApplyWords.mayBeTwice}</p>}
        <PartnerAnswer answer={result?.answer ?? null} />
      </div>
    </Panel>
  )
}

function RowChoice({
  row,
  listed,
  deciding,
  onDecide,
}: Pick<RowPanelProps, 'row' | 'listed' | 'deciding' | 'onDecide'>) {
  const { failure, uncertainty, id } = row
  const choose = (what: RowsDecision['what'], label: string, pendingLabel: string) => (
    <Button
      onClick={() => onDecide({ what, ids: [id] })}
      isPending={deciding === `${what} ${id}`}
      pendingLabel={<span className="sr-only">{pendingLabel}</span>}
    >
      {label}
    </Button>
  )
  return (
    <Notice
      tone="unclear"
      title={rowWords.unconfirmed}
      actions={
        <>
          {listed && choose('arrived', rowWords.arrived, actionWords.leaving)}
          {choose('send-again', rowWords.resend, actionWords.sending)}
          {choose('abandon', rowWords.dontResend, actionWords.leaving)}
          {failure && <CopyDetails failure={failure} />}
        </>
      }
    >
      <p>{whatHappened({ failure, uncertainty })}</p>
      {listed && <ListedApplicationLine listed={listed} subject={row.jobTitle} applicantEmail={row.applicantEmail} />}
      {failure?.said && <p>{runWords.partnerSaid({ said: failure.said })}</p>}
      <ul className="list-disc pl-4">
        <li>
          <b className="font-medium">{rowWords.resend}:</b> {unclearWords.resendMeans}
        </li>
        <li>
          <b className="font-medium">{unclearWords.leave}:</b> {unclearWords.nothingMore}
        </li>
      </ul>
    </Notice>
  )
}
