'use client'

import { type Dispatch, isNotMade } from '@/lib/dispatch/contract'
import { DecisionButtons, type DecisionChoice } from '../dispatch/decision-buttons'
import { undecidedExplanation } from '../dispatch/dispatch-words'
import { HeldNotice } from '../dispatch/held-notice'
import { LazyListedApplication } from '../dispatch/listed/lazy-listed'
import { useDecide } from '../dispatch/use-decide'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'
import { activityWords } from './words'

/** A dispatch that needs a decision: what is known, and the choices. */
export function DecideUnclear({ dispatch }: { dispatch: Dispatch }) {
  const { decide, deciding } = useDecide(dispatch.id)
  const { uncertainty, kind } = dispatch
  if (dispatch.isHeld) return <HeldNotice what="write" />
  const candidates = uncertainty?.what === 'candidates' ? uncertainty.candidates : []
  const canLook = kind === 'create-job' && !(uncertainty?.what === 'unknown' && uncertainty.why === 'no-list-before')
  const choices: DecisionChoice[] = [
    ...(candidates.length > 0 ? (['none-of-these'] as const) : []),
    'send-again',
    ...(canLook ? (['recheck'] as const) : []),
    'abandon',
  ]
  return (
    <Notice
      tone="unclear"
      title={isNotMade(uncertainty) ? activityWords.notCreated : activityWords.unconfirmed}
      actions={
        <>
          {candidates.map(({ id, title, holds, of }) => (
            <Button
              key={id}
              onClick={() => decide({ what: 'choose', candidateId: id })}
              isPending={deciding === 'choose'}
              pendingLabel={activityWords.choosing}
            >
              {activityWords.itIsThis({ title, id, holds, of })}
            </Button>
          ))}
          <DecisionButtons id={dispatch.id} choices={choices} />
        </>
      }
    >
      <p>{undecidedExplanation(dispatch)}</p>
      <LazyListedApplication dispatch={dispatch} />
    </Notice>
  )
}
