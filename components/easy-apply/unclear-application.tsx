'use client'

import type { ReactNode } from 'react'
import type { Application } from '@/lib/easy-apply/contract'
import { detailsForOperator } from '@/lib/partner/failure/details-for-operator'
import { DecisionButtons } from '../dispatch/decision-buttons'
import { CancelNote } from '../dispatch/dispatch-progress'
import { HeldNotice } from '../dispatch/held-notice'
import { CopyButton } from '../ui/copy-button'
import { Notice } from '../ui/notice'
import { Reference } from '../ui/reference'
import { referenceOf, whatHappened } from './what-happened'

type UnclearApplicationProps = { dispatch: Application; next: ReactNode }

/** Nobody knows whether the partner has it: what happened, and the choice that a person has. */
export function UnclearApplication({ dispatch, next }: UnclearApplicationProps) {
  if (dispatch.isHeld) return <HeldNotice what="write" />
  const { state, failure } = dispatch
  const reference = referenceOf(dispatch)
  const isChoice = state === 'needs-decision'
  const isLeft = state === 'abandoned'
  return (
    <Notice
      isUrgent={isChoice}
      tone="unclear"
      title={isLeft ? 'Left as it is' : 'Unconfirmed'}
      actions={
        <>
          {isChoice && <DecisionButtons id={dispatch.id} choices={['send-again', 'abandon']} />}
          {failure && <CopyButton text={detailsForOperator(failure)}>Copy details for the operator</CopyButton>}
          {isLeft && next}
        </>
      }
    >
      <p>{whatHappened(dispatch)}</p>
      {failure?.said && <p>The partner says: “{failure.said}”</p>}
      {state === 'reconciling' && <p>Checking with the partner how to continue.</p>}
      <CancelNote dispatch={dispatch} />
      {isChoice && <Choice dispatch={dispatch} />}
      {isLeft && <p>{whoLeft(dispatch)} Look for the applicant at the partner to be sure.</p>}
      {reference !== null && (
        <p className="text-small text-quiet">
          <Reference value={reference} />
        </p>
      )}
    </Notice>
  )
}

/** What each of the two means. */
function Choice({ dispatch: { uncertainty, attempts } }: { dispatch: Application }) {
  const hasTriedEnough = uncertainty?.what === 'unknown' && uncertainty.why === 'tried-enough'
  return (
    <ul className="list-disc pl-4">
      <li>
        <b className="font-medium">Send again:</b> if the first one arrived, this may create a duplicate application
        {hasTriedEnough
          ? `, unless this team accepts no repeat applications. It was sent ${attempts} times so far.`
          : '. It isn’t known whether this team accepts repeat applications.'}
      </li>
      <li>
        <b className="font-medium">Don’t resend:</b> nothing more is sent. If the first one didn’t arrive, the partner
        doesn’t have the application.
      </li>
    </ul>
  )
}

function whoLeft({ timeline }: Application): string {
  const by = timeline.findLast(({ what }) => what === 'abandoned' || what === 'cancelled')?.by
  return by === undefined ? 'Nothing more is sent.' : `${by} left it unconfirmed: nothing more is sent.`
}
