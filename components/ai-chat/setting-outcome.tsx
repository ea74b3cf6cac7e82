'use client'

import { Clock } from 'lucide-react'
import { type SetChat, type TeamChat, wantsOn } from '@/lib/ai-chat/contract'
import { type Dispatch, isWaiting, needsPerson } from '@/lib/dispatch/contract'
import { FailureNotice } from '../api/failure-notice'
import { DecisionButtons } from '../dispatch/decision-buttons'
import { cancelNote, dispatchStatus } from '../dispatch/dispatch-words'
import { HeldNotice } from '../dispatch/held-notice'
import { useDecide } from '../dispatch/use-decide'
import { useSecondsUntil } from '../dispatch/use-followed'
import { Button } from '../ui/button'
import { Reference } from '../ui/copying/reference'
import { Notice } from '../ui/notice'
import { onOrOff } from './on-or-off'
import { chatWords } from './words'

/** Why the switch went back, what it is waiting for, or what is unconfirmed. Nothing for a setting that succeeded. */
export function SettingOutcome({ dispatch, team }: { dispatch: Dispatch<SetChat>; team: TeamChat }) {
  const { state, failure, endedAt, timeline } = dispatch
  // A later setting, by any user, has superseded it.
  if (endedAt !== null && team.setAt !== null && team.setAt > endedAt) return null
  const note = cancelNote(dispatch)
  if (note !== null && !needsPerson(dispatch)) return <Notice tone="info" title={note} />
  if (isWaiting(dispatch) && failure) return <WaitingSetting dispatch={dispatch} />
  if (state === 'refused' && failure) return <FailureNotice failure={failure} />
  if (dispatch.isHeld) return <HeldNotice what="write" />
  if (needsPerson(dispatch)) return <UnclearSetting dispatch={dispatch} />
  const last = timeline.at(-1)
  if (last?.what === 'superseded') return <Notice tone="info" title={supersededBy(last.by)} />
  return null
}

/** A single line, since many rows may be waiting at once. */
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
          pendingLabel={chatWords.sending}
        >
          {chatWords.tryNow}
        </Button>
        <Button
          onClick={() => decide({ what: 'cancel' })}
          isPending={deciding === 'cancel'}
          pendingLabel={chatWords.stopping}
        >
          {chatWords.cancel}
        </Button>
      </span>
    </div>
  )
}

function UnclearSetting({ dispatch }: { dispatch: Dispatch<SetChat> }) {
  return (
    <Notice
      isUrgent
      tone="unclear"
      title={chatWords.unconfirmed}
      actions={<DecisionButtons id={dispatch.id} choices={['send-again', 'abandon']} />}
    >
      <p>
        {dispatch.failure && `${dispatch.failure.title}. `}
        {mayBe(dispatch)}
      </p>
      {dispatch.failure && (
        <p className="text-small text-quiet">
          <Reference value={dispatch.failure.reference} />
        </p>
      )}
    </Notice>
  )
}

function supersededBy(who: string | undefined): string {
  return who === undefined ? chatWords.supersededBySomeone : chatWords.superseded({ who })
}

function mayBe(dispatch: Dispatch<SetChat>): string {
  const { attempts } = dispatch
  const state = onOrOff(wantsOn(dispatch))
  return attempts > 1 ? chatWords.mayBeAfterAttempts({ state, attempts }) : chatWords.mayBe({ state })
}
