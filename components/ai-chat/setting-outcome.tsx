'use client'

import { Clock } from 'lucide-react'
import { type SetChat, type TeamChat, wantsOn } from '@/lib/ai-chat/contract'
import { type Dispatch, isWaiting, needsPerson } from '@/lib/dispatch/contract'
import { FailureNotice } from '../api/failure-notice'
import { useDecide } from '../dispatch/decide-context'
import { DecisionButtons } from '../dispatch/decision-buttons'
import { cancelNote, dispatchStatus } from '../dispatch/dispatch-words'
import { HeldNotice } from '../dispatch/held-notice'
import { useSecondsUntil } from '../dispatch/use-followed'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'

/** Why the switch went back, what it waits for, or what nobody knows. Nothing for a setting that went well. */
export function SettingOutcome({ dispatch, team }: { dispatch: Dispatch<SetChat>; team: TeamChat }) {
  const { state, failure, endedAt, timeline } = dispatch
  // A later setting, of whoever it was, has made it history.
  if (endedAt !== null && team.setAt !== null && team.setAt > endedAt) return null
  const note = cancelNote(dispatch)
  if (note !== null && !needsPerson(dispatch)) return <Notice tone="info" title={note} />
  if (isWaiting(dispatch) && failure) return <WaitingSetting dispatch={dispatch} />
  if (state === 'refused' && failure) return <FailureNotice failure={failure} />
  if (dispatch.isHeld) return <HeldNotice what="write" />
  if (needsPerson(dispatch)) return <UnclearSetting dispatch={dispatch} />
  const last = timeline.at(-1)
  if (last?.what === 'superseded')
    return <Notice tone="info" title={`${last.by ?? 'Somebody'} has set it again; yours was not sent any more`} />
  return null
}

/** One line, since many rows may wait at once. */
function WaitingSetting({ dispatch }: { dispatch: Dispatch<SetChat> }) {
  const { decide, deciding } = useDecide(dispatch.id)
  const seconds = useSecondsUntil(dispatch.nextAt)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="flex items-center gap-1.5 font-medium text-warn tabular-nums">
        <Clock aria-hidden className="size-4 shrink-0" />
        {dispatchStatus(dispatch, seconds).text}
      </p>
      <span className="flex gap-2">
        <Button
          disabled={!seconds}
          onClick={() => decide({ what: 'try-now' })}
          isPending={deciding === 'try-now'}
          pendingLabel="Sending…"
        >
          Try now
        </Button>
        <Button onClick={() => decide({ what: 'cancel' })} isPending={deciding === 'cancel'} pendingLabel="Stopping…">
          Cancel
        </Button>
      </span>
    </div>
  )
}

function UnclearSetting({ dispatch }: { dispatch: Dispatch<SetChat> }) {
  const wanted = wantsOn(dispatch) ? 'On' : 'Off'
  return (
    <Notice
      isUrgent
      tone="unclear"
      title="Unconfirmed"
      actions={<DecisionButtons id={dispatch.id} choices={['send-again', 'abandon']} />}
    >
      <p>
        {dispatch.failure?.meaning} It may be {wanted} by now, or as it was before
        {dispatch.attempts > 1 ? `; the desk tried ${dispatch.attempts} times` : ''}. Sending it again is safe.
      </p>
      {dispatch.failure && <p className="text-small text-quiet">Reference {dispatch.failure.reference}</p>}
    </Notice>
  )
}
