'use client'

import { useState } from 'react'
import type { RowsDecision } from '@/lib/bulk-apply/contract'
import { Button } from '../../ui/button'
import { lazyPart } from '../../ui/lazy-part'
import { actionWords, unclearWords } from './words'

const AskFirst = lazyPart(async () => (await import('./confirm-dialog')).ConfirmDialog)

type DecideUnclearRowsProps = {
  count: number
  /** The rows that are in the list of applicants by now; they are not resent with the others. */
  listed: readonly string[]
  deciding: string | null
  onDecide: (decision: RowsDecision) => void
}

/** Decides about all unconfirmed rows of a run, after a confirmation. `deciding`: "send-again all" and the like. */
export function DecideUnclearRows({ count, listed, deciding, onDecide }: DecideUnclearRowsProps) {
  const [asked, setAsked] = useState<RowsDecision['what'] | null>(null)
  const counts = { count, listed: listed.length, unlisted: count - listed.length }
  const hasListed = listed.length > 0
  const idsFor = (what: RowsDecision['what']) =>
    hasListed && what === 'send-again' ? { allBut: [...listed] } : ('all' as const)
  const choose = (what: RowsDecision['what'], label: string, pendingLabel: string) => (
    <Button
      onClick={() => setAsked(what)}
      onPointerEnter={AskFirst.ahead}
      isPending={deciding === `${what} all`}
      pendingLabel={<span className="sr-only">{pendingLabel}</span>}
    >
      {label}
    </Button>
  )
  const resend = hasListed ? unclearWords.resendOthers({ count: counts.unlisted }) : unclearWords.resend
  return (
    <>
      {hasListed && choose('arrived', unclearWords.arrived({ count: counts.listed }), actionWords.leaving)}
      {counts.unlisted > 0 && choose('send-again', resend, actionWords.sending)}
      {choose('abandon', unclearWords.leave, actionWords.leaving)}
      {asked && (
        <AskFirst
          {...questionOf(asked, counts)}
          no={unclearWords.notYet}
          onYes={() => onDecide({ what: asked, ids: idsFor(asked) })}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}

type Counts = { count: number; listed: number; unlisted: number }

function questionOf(what: RowsDecision['what'], { count, listed, unlisted }: Counts) {
  const { askArrived, askResend, askLeave } = unclearWords
  const said = (words: typeof askLeave, count: number) => ({
    title: words.title({ count }),
    description: words.description,
    yes: words.yes({ count }),
  })
  switch (what) {
    case 'arrived':
      return said(askArrived, listed)
    case 'abandon':
      return said(askLeave, count)
    case 'send-again': {
      const question = said(askResend, unlisted)
      const leftOut = listed > 0 ? ` ${unclearWords.listedLeftOut({ count: listed })}` : ''
      return { ...question, description: `${question.description}${leftOut}` }
    }
  }
}
