'use client'

import type { Candidate } from '@/lib/dispatch/contract'
import type { JobDispatch } from '@/lib/jobs/contract'
import { detailsForOperator } from '@/lib/partner/failure/details-for-operator'
import { useDecide } from '../dispatch/decide-context'
import { DecisionButtons, type DecisionChoice } from '../dispatch/decision-buttons'
import { CancelNote } from '../dispatch/dispatch-progress'
import { HeldNotice } from '../dispatch/held-notice'
import { Button } from '../ui/button'
import { CopyButton } from '../ui/copy-button'
import { Notice } from '../ui/notice'
import { ReferenceLine, WhyUnclear } from './what-happened'

const whyUnknown = {
  'no-list': 'The desk could not read the list of jobs, so it isn’t known whether the job is there.',
  'list-cut': 'The partner does not give the whole list of jobs, so it isn’t known whether the job is there.',
  'list-without-ids':
    'The jobs in the partner’s list have no stable IDs, so it isn’t known whether a new one is there.',
  'no-list-before':
    'The list of jobs could not be read before it was sent, so the desk can’t tell a new job from an older one. Check the jobs yourself.',
  'tried-enough': 'An earlier try may have worked, and the partner refused the later ones. Check the jobs yourself.',
  'repeats-not-known-off': '',
  restored:
    'The desk’s store was restored, and this job had not been sent then. It may have been created since. Review it before it is sent.',
}

/** A job that the desk could not reconcile: nothing was found, or a person decides. */
export function UnclearJob({ dispatch }: { dispatch: JobDispatch }) {
  const { decide, deciding } = useDecide(dispatch.id)
  const { state, uncertainty, timeline, failure } = dispatch
  if (dispatch.isHeld) return <HeldNotice what="write" />
  if (state === 'abandoned') {
    const who = timeline.findLast(
      ({ what }) => what === 'abandoned' || what === 'cancelled' || what === 'superseded',
    )?.by
    return (
      <Notice tone="unclear" title="Left open">
        <p>It isn’t known whether this job was created. {who && `${who} left it unconfirmed.`}</p>
        <ReferenceLine dispatch={dispatch} />
      </Notice>
    )
  }
  if (uncertainty?.what === 'not-made') {
    const isSaid = timeline.at(-1)?.what === 'none-of-these'
    return (
      <Notice
        isUrgent
        tone="warn"
        title="Was not created"
        actions={<DecisionButtons id={dispatch.id} choices={['send-again']} />}
      >
        <WhyUnclear dispatch={dispatch} />
        <p>
          {isSaid
            ? 'It is none of the jobs that were found.'
            : 'The desk looked in the list of jobs until the partner could no longer be working on it, and it isn’t there.'}{' '}
          {uncertainty.listedAtMost === undefined || isSaid
            ? 'It is safe to send it again.'
            : `That list had ${uncertainty.listedAtMost} jobs. If the partner never lists more than that, it may still be there: check at the partner first.`}
        </p>
        <ReferenceLine dispatch={dispatch} />
      </Notice>
    )
  }
  const candidates = uncertainty?.what === 'candidates' ? uncertainty.candidates : []
  const choices: DecisionChoice[] =
    candidates.length > 0
      ? ['none-of-these', 'recheck', 'abandon']
      : uncertainty?.what === 'unknown' && uncertainty.why === 'no-list'
        ? ['recheck', 'send-again', 'abandon']
        : ['send-again', 'abandon']
  return (
    <Notice
      isUrgent
      tone="unclear"
      title="Unconfirmed"
      actions={
        <>
          <DecisionButtons id={dispatch.id} choices={choices} />
          {failure && <CopyButton text={detailsForOperator(failure)}>Copy details for the operator</CopyButton>}
        </>
      }
    >
      <WhyUnclear dispatch={dispatch} />
      <CancelNote dispatch={dispatch} />
      {candidates.length > 0 ? (
        <Candidates
          candidates={candidates}
          isChoosing={deciding === 'choose'}
          onChoose={({ id }) => decide({ what: 'choose', candidateId: id })}
        />
      ) : (
        <p>
          {uncertainty?.what === 'unknown' && whyUnknown[uncertainty.why]} Sending it again may create a second one.
        </p>
      )}
      <ReferenceLine dispatch={dispatch} />
    </Notice>
  )
}

type CandidatesProps = { candidates: Candidate[]; isChoosing: boolean; onChoose: (candidate: Candidate) => void }

function Candidates({ candidates, isChoosing, onChoose }: CandidatesProps) {
  return (
    <>
      <p>
        {candidates.length === 1
          ? 'A new job was found that may be this one. Is it?'
          : `${candidates.length} new jobs were found that may be this one. Choose which it is.`}
      </p>
      <ul aria-label="Jobs that it may be" className="grid gap-1.5 py-1">
        {candidates.map((candidate) => {
          const { id, title, holds, of } = candidate
          return (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 rounded-control border bg-raised px-3 py-2"
            >
              <div className="min-w-0">
                <p dir="auto" className="wrap-anywhere font-medium">
                  {title}
                </p>
                <p className="text-small text-quiet tabular-nums">
                  ID {id} · {of === 0 ? 'nothing to compare' : `${holds} of ${of} values are the same`}
                </p>
              </div>
              <Button
                aria-label={`It is ${title}, ${id}`}
                isPending={isChoosing}
                pendingLabel="Choosing…"
                onClick={() => onChoose(candidate)}
              >
                It is this one
              </Button>
            </li>
          )
        })}
      </ul>
    </>
  )
}
