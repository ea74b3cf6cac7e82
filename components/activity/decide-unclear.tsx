'use client'

import type { Dispatch } from '@/lib/dispatch/contract'
import { useDecide } from '../dispatch/decide-context'
import { type Choice, DecisionButtons } from '../dispatch/decision-buttons'
import { undecidedExplanation } from '../dispatch/dispatch-words'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'

/** A dispatch that needs a decision: what is known, and the options. */
export function DecideUnclear({ dispatch }: { dispatch: Dispatch }) {
  const { decide, deciding } = useDecide(dispatch.id)
  const { finding, kind } = dispatch
  const candidates = finding?.what === 'candidates' ? finding.candidates : []
  const canLook = kind === 'create-job' && !(finding?.what === 'unknown' && finding.why === 'no-list-before')
  const choices: Choice[] = [
    ...(candidates.length > 0 ? (['none-of-these'] as const) : []),
    'send-again',
    ...(canLook ? (['look-again'] as const) : []),
    'leave',
  ]
  return (
    <Notice
      tone="unclear"
      title={finding?.what === 'not-made' ? 'Was not created' : 'Not known yet'}
      actions={
        <>
          {candidates.map(({ id, title, holds, of }) => (
            <Button
              key={id}
              onClick={() => decide({ what: 'choose', candidateId: id })}
              isPending={deciding === 'choose'}
              pendingLabel="Choosing…"
            >
              {`It is ${title}, ${id} (${holds} of ${of} values)`}
            </Button>
          ))}
          <DecisionButtons id={dispatch.id} choices={choices} />
        </>
      }
    >
      <p>{undecidedExplanation(dispatch)}</p>
    </Notice>
  )
}
