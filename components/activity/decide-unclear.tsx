'use client'

import type { Dispatch } from '@/lib/dispatch/contract'
import { useDecide } from '../dispatch/decide-context'
import { unclearMeaning } from '../dispatch/dispatch-words'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'

/** A dispatch that waits for somebody to say how to go on: what is known, and what can be decided. */
export function DecideUnclear({ dispatch }: { dispatch: Dispatch }) {
  const { decide, deciding } = useDecide(dispatch.id)
  const { finding, kind } = dispatch
  const candidates = finding?.what === 'candidates' ? finding.candidates : []
  const canLook = kind === 'create-job' && !(finding?.what === 'unknown' && finding.why === 'no-list-before')
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
          {candidates.length > 0 && (
            <Button
              onClick={() => decide({ what: 'none-of-these' })}
              isPending={deciding === 'none-of-these'}
              pendingLabel="Noting…"
            >
              None of these
            </Button>
          )}
          <Button
            onClick={() => decide({ what: 'send-again' })}
            isPending={deciding === 'send-again'}
            pendingLabel="Sending…"
          >
            Send again
          </Button>
          {canLook && (
            <Button
              onClick={() => decide({ what: 'look-again' })}
              isPending={deciding === 'look-again'}
              pendingLabel="Looking…"
            >
              Look again
            </Button>
          )}
          <Button onClick={() => decide({ what: 'leave' })} isPending={deciding === 'leave'} pendingLabel="Leaving…">
            Leave it
          </Button>
        </>
      }
    >
      <p>{unclearMeaning(dispatch)}</p>
    </Notice>
  )
}
