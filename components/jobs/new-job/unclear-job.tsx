'use client'

import { type Candidate, isNotMade, type Uncertainty } from '@/lib/dispatch/contract'
import type { JobDispatch } from '@/lib/jobs/contract'
import { CopyDetails } from '../../api/copy-details'
import { DecisionButtons, type DecisionChoice } from '../../dispatch/decision-buttons'
import { CancelNote } from '../../dispatch/dispatch-progress'
import { HeldNotice } from '../../dispatch/held-notice'
import { useDecide } from '../../dispatch/use-decide'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { ReferenceLine, WhyUnclear } from './what-happened'
import { newJobWords } from './words'

/** A job that the desk could not reconcile: it was not found, or the user has to decide. */
export function UnclearJob({ dispatch }: { dispatch: JobDispatch }) {
  const { decide, deciding } = useDecide(dispatch.id)
  const { state, uncertainty, timeline, failure } = dispatch
  if (dispatch.isHeld) return <HeldNotice what="write" />
  if (state === 'abandoned') {
    const who = timeline.findLast(
      ({ what }) => what === 'abandoned' || what === 'cancelled' || what === 'superseded',
    )?.by
    return (
      <Notice tone="unclear" title={newJobWords.leftOpen}>
        <p>
          {newJobWords.notKnownIfCreated} {who && newJobWords.leftBy({ who })}
        </p>
        <ReferenceLine dispatch={dispatch} />
      </Notice>
    )
  }
  if (isNotMade(uncertainty)) {
    const isSaid = timeline.at(-1)?.what === 'none-of-these'
    return (
      <Notice
        isUrgent
        tone="warn"
        title={newJobWords.wasNotCreated}
        actions={<DecisionButtons id={dispatch.id} choices={['send-again']} />}
      >
        <WhyUnclear dispatch={dispatch} />
        <p>
          {isSaid ? newJobWords.isNoneOfThese : newJobWords.isNotThere} {newJobWords.safeToSend}
        </p>
        <ReferenceLine dispatch={dispatch} />
      </Notice>
    )
  }
  const candidates = uncertainty?.what === 'candidates' ? uncertainty.candidates : []
  const choices: DecisionChoice[] =
    candidates.length > 0
      ? ['none-of-these', 'recheck', 'abandon']
      : uncertainty?.what === 'not-made' || (uncertainty?.what === 'unknown' && uncertainty.why === 'no-list')
        ? ['recheck', 'send-again', 'abandon']
        : ['send-again', 'abandon']
  return (
    <Notice
      isUrgent
      tone="unclear"
      title={newJobWords.unconfirmed}
      actions={
        <>
          <DecisionButtons id={dispatch.id} choices={choices} />
          {failure && <CopyDetails failure={failure} />}
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
          {whyUnknown(uncertainty)} {newJobWords.mayBeSecond}
        </p>
      )}
      <ReferenceLine dispatch={dispatch} />
    </Notice>
  )
}

/** Why the outcome is unknown; null if the failure already says it. */
function whyUnknown(uncertainty: Uncertainty | null): string | null {
  if (uncertainty?.what === 'not-made' && uncertainty.listedAtMost !== undefined)
    return newJobWords.listMayBeCut({ count: uncertainty.listedAtMost })
  if (uncertainty?.what !== 'unknown' || uncertainty.why === 'repeats-not-known-off') return null
  return newJobWords.whyUnknown[uncertainty.why]
}

type CandidatesProps = { candidates: Candidate[]; isChoosing: boolean; onChoose: (candidate: Candidate) => void }

function Candidates({ candidates, isChoosing, onChoose }: CandidatesProps) {
  return (
    <>
      <p>{newJobWords.candidates({ count: candidates.length })}</p>
      <ul aria-label={newJobWords.mayBeThese} className="grid gap-1.5 py-1">
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
                  {newJobWords.id({ id })} ·{' '}
                  {of === 0 ? newJobWords.nothingToCompare : newJobWords.sameValues({ same: holds, all: of })}
                </p>
              </div>
              <Button
                aria-label={newJobWords.itIs({ title, id })}
                isPending={isChoosing}
                pendingLabel={newJobWords.choosing}
                onClick={() => onChoose(candidate)}
              >
                {newJobWords.itIsThis}
              </Button>
            </li>
          )
        })}
      </ul>
    </>
  )
}
