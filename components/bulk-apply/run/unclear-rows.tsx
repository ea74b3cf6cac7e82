'use client'

import { useState } from 'react'
import type { RowsDecision } from '@/lib/bulk-apply/contract'
import { Button } from '../../ui/button'
import { lazyPart } from '../../ui/lazy-part'
import { Notice } from '../../ui/notice'
import { useCount } from '../../ui/use-count'

const AskFirst = lazyPart(async () => (await import('./confirm-dialog')).ConfirmDialog)

type UnclearRowsProps = {
  count: number
  deciding: string | null
  onDecide: (decision: RowsDecision) => void
  /** Filters the table by them; left out where it is so already. */
  onShow?: (() => void) | undefined
}

/** Rows that may have been submitted, with a decision about all of them at once. */
export function UnclearRows({ count, deciding, onDecide, onShow }: UnclearRowsProps) {
  const [asked, setAsked] = useState<RowsDecision['what'] | null>(null)
  const formatCount = useCount()
  if (count === 0) return null
  const all = formatCount(count)
  const isOne = count === 1
  return (
    <>
      <Notice
        tone="unclear"
        title={isOne ? '1 row is not known yet' : `${all} rows are not known yet`}
        actions={
          <>
            <Button
              onClick={() => setAsked('send-again')}
              onPointerEnter={AskFirst.ahead}
              isPending={deciding === 'send-again all'}
              pendingLabel="Sending…"
            >
              Send all {all} again
            </Button>
            <Button
              onClick={() => setAsked('abandon')}
              onPointerEnter={AskFirst.ahead}
              isPending={deciding === 'leave all'}
              pendingLabel="Leaving…"
            >
              Leave all {all}
            </Button>
            {onShow && (
              <Button look="quiet" onClick={onShow}>
                Show them
              </Button>
            )}
          </>
        }
      >
        <p>
          {isOne ? 'It may have been submitted' : 'They may have been submitted'}, and the desk cannot find out. Decide
          for all at once here, or one by one in the table.
        </p>
        <ul className="list-disc pl-4">
          <li>
            <b className="font-medium">Send again:</b> if the first one arrived, the applicant may stand there twice,
            since it is not known whether the job’s team takes repeat applications.
          </li>
          <li>
            <b className="font-medium">Leave:</b> nothing more is sent. If the first one did not arrive, the partner
            does not have the application.
          </li>
        </ul>
      </Notice>
      {asked === 'send-again' && (
        <AskFirst
          title={isOne ? 'Send it again?' : `Send all ${all} again?`}
          description="Applicants whose first application arrived may then stand there twice."
          no="Not yet"
          yes={isOne ? 'Send it again' : `Send ${all} again`}
          onYes={() => onDecide({ what: 'send-again', ids: 'all' })}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === 'abandon' && (
        <AskFirst
          title={isOne ? 'Leave it as it is?' : `Leave all ${all} as they are?`}
          description="Nothing more is sent for them. Those that did not arrive are then not at the partner."
          no="Not yet"
          yes={isOne ? 'Leave it' : `Leave ${all}`}
          onYes={() => onDecide({ what: 'abandon', ids: 'all' })}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}
