'use client'

import { useState } from 'react'
import type { RowsDecision } from '@/lib/bulk-apply/contract'
import { Button } from '../../ui/button'
import { lazyPart } from '../../ui/lazy-part'
import { NoticeLine } from '../../ui/notice-line'
import { actionWords, unclearWords } from './words'

const AskFirst = lazyPart(async () => (await import('./confirm-dialog')).ConfirmDialog)

type UnclearRowsProps = {
  count: number
  /** How many of them the list of applicants holds by now. */
  listed: number
  deciding: string | null
  onDecide: (decision: RowsDecision) => void
  /** Filters the table by them; left out where it is so already. */
  onShow?: (() => void) | undefined
}

/** Rows that may have been submitted, with a decision about all of them at once. */
export function UnclearRows({ count, listed, deciding, onDecide, onShow }: UnclearRowsProps) {
  const [asked, setAsked] = useState<RowsDecision['what'] | null>(null)
  if (count === 0) return null
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
      <NoticeLine
        tone="unclear"
        title={unclearWords.title({ count })}
        actions={
          <>
            {choose('send-again', unclearWords.resend, actionWords.sending)}
            {choose('abandon', unclearWords.leave, actionWords.leaving)}
            {onShow && (
              <Button look="quiet" onClick={onShow}>
                {unclearWords.show}
              </Button>
            )}
          </>
        }
      >
        <p>{unclearWords.intro}</p>
        {listed > 0 && <p className="font-medium">{unclearWords.listed({ count: listed })}</p>}
        <ul className="list-disc pl-4">
          <li>
            <b className="font-medium">{unclearWords.resend}:</b> {unclearWords.resendMeans}
          </li>
          <li>
            <b className="font-medium">{unclearWords.leave}:</b> {unclearWords.leaveMeans}
          </li>
        </ul>
      </NoticeLine>
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
