'use client'

import { Clock, X } from 'lucide-react'
import Link from 'next/link'
import {
  type Decision,
  type Dispatch,
  isUnprepared,
  isWaiting,
  mayRequestCancel,
  needsPerson,
} from '@/lib/dispatch/contract'
import {
  cancelNote,
  dispatchHref,
  dispatchStatus,
  dispatchTitle,
  undecidedExplanation,
} from '../dispatch/dispatch-words'
import { LazyListedApplication } from '../dispatch/listed/lazy-listed'
import { useDecide } from '../dispatch/use-decide'
import { useDismiss } from '../dispatch/use-dismiss'
import { useSecondsUntil } from '../dispatch/use-followed'
import { decisionWords } from '../dispatch/words'
import { Button, buttonClass } from '../ui/button'
import { toneStyles } from '../ui/notice'
import { RelativeTime } from '../ui/relative-time'
import { trayWords } from './words'

/** A write that is still under way has a clock. */
const styles = { ...toneStyles, info: { ...toneStyles.info, icon: Clock } }

type DecisionOption = { what: Exclude<Decision['what'], 'choose'>; label?: string }

/** One dispatch in the tray. `onLeave` is called when the user opens its page. */
export function TrayItem({ dispatch, onLeave }: { dispatch: Dispatch; onLeave: () => void }) {
  const { decide, deciding } = useDecide(dispatch.id)
  const dismiss = useDismiss()
  const seconds = useSecondsUntil(dispatch.nextAt)
  const { tone, text } = dispatchStatus(dispatch, seconds)
  const { icon: Icon, ink } = styles[tone]
  const note = cancelNote(dispatch)
  return (
    <li className="grid gap-1 border-b px-4 py-2.5 last:border-b-0">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <p dir="auto" className="wrap-anywhere font-medium">
            <Link href={dispatchHref(dispatch)} prefetch={false} onClick={onLeave} className="link">
              {dispatchTitle(dispatch)}
            </Link>
          </p>
        </div>
        <span className="shrink-0 pt-0.5 text-small text-quiet">
          <RelativeTime isInRow iso={dispatch.endedAt ?? dispatch.createdAt} />
        </span>
        {dispatch.endedAt !== null && !needsPerson(dispatch) && (
          <button
            type="button"
            aria-label={trayWords.clearOne({ what: dispatch.subject })}
            title={trayWords.clear}
            onClick={() => dismiss([dispatch.id])}
            className="-my-1 grid size-7 shrink-0 place-items-center rounded-control text-quiet hover:bg-sunken touch:size-11"
          >
            <X aria-hidden className="size-4" />
          </button>
        )}
      </div>
      <p className={`flex items-start gap-1.5 text-small font-medium tabular-nums ${ink}`}>
        <Icon aria-hidden className="mt-0.5 size-3.5 shrink-0" />
        {text}
      </p>
      {needsPerson(dispatch) && (
        <div className="text-small text-quiet">
          <p>{undecidedExplanation(dispatch)}</p>
          {!dispatch.isHeld && <LazyListedApplication dispatch={dispatch} />}
        </div>
      )}
      {dispatch.state === 'refused' && dispatch.failure && (
        <p className="text-small text-quiet">
          {dispatch.failure.title}. {trayWords.nothingChanged}
        </p>
      )}
      {dispatch.state === 'refused' && dispatch.kind === 'submit-application' && (
        <div className="flex pt-1">
          <Link href={dispatchHref(dispatch)} prefetch={false} onClick={onLeave} className={buttonClass()}>
            {trayWords.fix}
          </Link>
        </div>
      )}
      {note !== null && <p className="text-small text-quiet">{note}</p>}
      <DecisionOptions
        offers={optionsFor(dispatch, seconds)}
        deciding={deciding}
        onDecide={(what) => decide({ what })}
      />
    </li>
  )
}

type DecisionOptionsProps = {
  offers: DecisionOption[]
  deciding: Decision['what'] | null
  onDecide: (what: DecisionOption['what']) => void
}

function DecisionOptions({ offers, deciding, onDecide }: DecisionOptionsProps) {
  if (offers.length === 0) return null
  return (
    <div className="flex flex-wrap gap-2 pt-1">
      {offers.map(({ what, label = decisionWords.labels[what] }) => (
        <Button
          key={what}
          onClick={() => onDecide(what)}
          isPending={deciding === what}
          pendingLabel={decisionWords.pending[what]}
        >
          {label}
        </Button>
      ))}
    </div>
  )
}

const cancel: DecisionOption = { what: 'cancel' }
const tryNow: DecisionOption = { what: 'try-now' }
const sendAnyway: DecisionOption = { what: 'send-unprepared' }
const leave: DecisionOption = { what: 'abandon' }
const sendAgain: DecisionOption = { what: 'send-again' }

function optionsFor(dispatch: Dispatch, seconds: number | null): DecisionOption[] {
  if (dispatch.isHeld) return [leave]
  if (needsPerson(dispatch)) return dispatch.uncertainty?.what === 'candidates' ? [leave] : [sendAgain, leave]
  if (dispatch.state === 'scheduled')
    return [
      { ...cancel, label: decisionWords.undo },
      { ...tryNow, label: decisionWords.sendNow },
    ]
  if (mayRequestCancel(dispatch)) return [cancel]
  if (isUnprepared(dispatch)) return [sendAnyway, cancel]
  if (isWaiting(dispatch)) return seconds ? [tryNow, cancel] : [cancel]
  return []
}
