'use client'

import type { Dispatch } from '@/lib/dispatch/contract'
import { useDecide } from '../dispatch/decide-context'
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
      <p>{whatIsKnown(dispatch)}</p>
    </Notice>
  )
}

function whatIsKnown({ kind, finding }: Dispatch): string {
  if (finding?.what === 'not-made')
    return 'The desk looked for it at the partner and did not find it: it is safe to send it again.'
  if (finding?.what === 'candidates')
    return 'It may have been created. Say which job it is; send it again only if it is none of them.'
  if (kind === 'set-ai-chat') return 'It may have been set. Setting it again is safe.'
  if (kind === 'create-job')
    return 'It may have been created, and the desk could not find out. Look at the partner before you send it again.'
  return 'It may have been submitted, and the desk cannot find out. Sent again, the application could be there twice.'
}
