'use client'

import { useState } from 'react'
import type { RowsDecision } from '@/lib/bulk-apply/contract'
import { Button } from '../../ui/button'
import { lazyPart } from '../../ui/lazy-part'
import { actionWords, unclearWords } from './words'

const AskFirst = lazyPart(async () => (await import('./confirm-dialog')).ConfirmDialog)

type DecideUnclearRowsProps = {
  count: number
  deciding: string | null
  onDecide: (decision: RowsDecision) => void
}

/** A decision about all unconfirmed rows of a run, once confirmed. `deciding`: "send-again all" and the like. */
export function DecideUnclearRows({ count, deciding, onDecide }: DecideUnclearRowsProps) {
  const [asked, setAsked] = useState<RowsDecision['what'] | null>(null)
  const { askResend, askLeave } = unclearWords
  const question = asked === 'send-again' ? askResend : askLeave
  const choose = (what: RowsDecision['what'], label: string, pendingLabel: string) => (
    <Button
      onClick={() => setAsked(what)}
      onPointerEnter={AskFirst.ahead}
      isPending={deciding === `${what} all`}
      pendingLabel={pendingLabel}
    >
      {label}
    </Button>
  )
  return (
    <>
      {choose('send-again', unclearWords.resend, actionWords.sending)}
      {choose('abandon', unclearWords.leave, actionWords.leaving)}
      {asked && (
        <AskFirst
          title={question.title({ count })}
          description={question.description}
          yes={question.yes({ count })}
          no={unclearWords.notYet}
          onYes={() => onDecide({ what: asked, ids: 'all' })}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}
