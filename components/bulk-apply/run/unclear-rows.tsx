'use client'

import type { RowsDecision } from '@/lib/bulk-apply/contract'
import { Button } from '../../ui/button'
import { NoticeLine } from '../../ui/notice-line'
import { DecideUnclearRows } from './decide-unclear-rows'
import { unclearWords } from './words'

type UnclearRowsProps = {
  count: number
  /** The rows that are in the list of applicants by now. */
  listed: readonly string[]
  deciding: string | null
  onDecide: (decision: RowsDecision) => void
  /** Filters the table by these rows; omitted when it already is. */
  onShow?: (() => void) | undefined
}

/** Rows that may have been submitted, with buttons to decide about all of them at once. */
export function UnclearRows({ count, listed, deciding, onDecide, onShow }: UnclearRowsProps) {
  if (count === 0) return null
  return (
    <NoticeLine
      tone="unclear"
      title={unclearWords.title({ count })}
      actions={
        <>
          <DecideUnclearRows {...{ count, listed, deciding, onDecide }} />
          {onShow && (
            <Button look="quiet" onClick={onShow}>
              {unclearWords.show}
            </Button>
          )}
        </>
      }
    >
      <p>{unclearWords.intro({ count })}</p>
      {listed.length > 0 && <p className="font-medium">{unclearWords.listed({ count: listed.length })}</p>}
      <ul className="list-disc pl-4">
        {listed.length > 0 && (
          <li>
            <b className="font-medium">{unclearWords.arrived({ count: listed.length })}:</b>{' '}
            {unclearWords.arrivedMeans({ count: listed.length })}
          </li>
        )}
        <li>
          <b className="font-medium">{unclearWords.resend}:</b> {unclearWords.resendMeans}
        </li>
        <li>
          <b className="font-medium">{unclearWords.leave}:</b> {unclearWords.leaveMeans}
        </li>
      </ul>
    </NoticeLine>
  )
}
