'use client'

import type { ReactNode } from 'react'
import type { Application } from '@/lib/easy-apply/contract'
import { CopyDetails } from '../api/copy-details'
import { DecisionButtons } from '../dispatch/decision-buttons'
import { CancelNote } from '../dispatch/dispatch-progress'
import { HeldNotice } from '../dispatch/held-notice'
import { LazyListedApplication } from '../dispatch/listed/lazy-listed'
import { Reference } from '../ui/copying/reference'
import { Notice } from '../ui/notice'
import { ApplicationSubject } from './application-subject'
import { referenceOf, whatHappened } from './what-happened'
import { easyApplyWords } from './words'

type UnclearApplicationProps = {
  dispatch: Application
  /** The applicant's name, where the screen knows it. */
  name?: string | undefined
  next: ReactNode
}

/** It is unknown whether the partner has the application: what happened, and the decision left to the user. */
export function UnclearApplication({ dispatch, name, next }: UnclearApplicationProps) {
  if (dispatch.isHeld)
    return (
      <>
        <HeldNotice what="write" />
        <div>{next}</div>
      </>
    )
  const { state, failure } = dispatch
  const reference = referenceOf(dispatch)
  const isChoice = state === 'needs-decision'
  const isLeft = state === 'abandoned'
  return (
    <Notice
      isUrgent={isChoice}
      tone="unclear"
      title={isLeft ? easyApplyWords.leftAsIs : easyApplyWords.unconfirmed}
      actions={
        <>
          {isChoice && <DecisionButtons id={dispatch.id} choices={['send-again', 'abandon']} />}
          {failure && <CopyDetails failure={failure} />}
          {(isChoice || isLeft) && next}
        </>
      }
    >
      <ApplicationSubject dispatch={dispatch} name={name} />
      <p>{whatHappened(dispatch)}</p>
      {failure?.said && <p>{easyApplyWords.partnerSays({ said: failure.said })}</p>}
      {state === 'reconciling' && <p>{easyApplyWords.checkingHow}</p>}
      <CancelNote dispatch={dispatch} />
      {(isChoice || isLeft) && <LazyListedApplication dispatch={dispatch} />}
      {isChoice && <Choice dispatch={dispatch} />}
      {isLeft && (
        <p>
          {whoLeft(dispatch)} {easyApplyWords.lookThere}
        </p>
      )}
      {reference !== null && (
        <p className="text-small text-quiet">
          <Reference value={reference} />
        </p>
      )}
    </Notice>
  )
}

/** What each of the two choices means. */
function Choice({ dispatch: { uncertainty, attempts } }: { dispatch: Application }) {
  const hasTriedEnough = uncertainty?.what === 'unknown' && uncertainty.why === 'tried-enough'
  return (
    <ul className="list-disc pl-4">
      <li>
        <b className="font-medium">{easyApplyWords.sendAgainIs}</b>{' '}
        {hasTriedEnough ? easyApplyWords.sendAgainAfterAll({ attempts }) : easyApplyWords.sendAgainMeans}
      </li>
      <li>
        <b className="font-medium">{easyApplyWords.dontResendIs}</b> {easyApplyWords.dontResendMeans}
      </li>
    </ul>
  )
}

function whoLeft({ timeline }: Application): string {
  const by = timeline.findLast(({ what }) => what === 'abandoned' || what === 'cancelled')?.by
  return by === undefined ? easyApplyWords.nothingMore : easyApplyWords.leftBy({ who: by })
}
