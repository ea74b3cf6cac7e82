'use client'

import type { SetChat, SetChatAction, TeamChat } from '@/lib/ai-chat/contract'
import type { Dispatch } from '@/lib/dispatch/contract'
import { useDecide } from '../dispatch/decide-context'
import { DispatchProgress } from '../dispatch/dispatch-progress'
import { NotRecordedNotice } from '../dispatch/not-recorded-notice'
import { FailureNotice } from '../failure-notice'
import { Time } from '../ui/time'
import { useSetChat } from './use-set-chat'

type TeamRowProps = {
  team: TeamChat
  canSet: boolean
  setChat: SetChatAction
  /** What is sent beside On or Off; undefined where it does not fit yet. */
  readBody: () => Record<string, unknown> | undefined
  onChange: (team: TeamChat) => void
  /** For screen readers. */
  onSay: (text: string) => void
}

/** One team: On, Off, or neither while it is not known. A press shows at once and goes back when the partner refuses. */
export function TeamRow({ team, canSet, setChat, readBody, onChange, onSay }: TeamRowProps) {
  const { wanted, dispatch, problem, set, isPending } = useSetChat(team.id, setChat, (done) => {
    onChange({ ...team, ...done })
    onSay(`AI chat for team ${team.id} is ${done.isOn ? 'on' : 'off'}`)
  })
  const label = team.name === null ? `Team ${team.id}` : `${team.name} · team ${team.id}`
  const shown = wanted ?? team.isOn

  function press(isOn: boolean) {
    if (shown === isOn && !isPending) return
    const body = readBody()
    if (!body) return onSay('What is sent with every setting does not fit yet')
    void set(isOn, body)
  }

  return (
    <li className="grid gap-3 border-b p-3 last:border-b-0 md:px-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="font-medium">{label}</p>
          <p className="text-small text-quiet">
            <Known team={team} isPending={isPending} />
          </p>
        </div>
        <div
          role="group"
          aria-label={`AI chat for team ${team.id}`}
          className="flex rounded-control border border-line-strong p-0.5"
        >
          {[true, false].map((isOn) => (
            <button
              key={String(isOn)}
              type="button"
              aria-pressed={shown === isOn}
              disabled={!canSet}
              onClick={() => press(isOn)}
              className="h-7 min-w-14 rounded-[4px] px-3 font-medium text-quiet hover:bg-sunken aria-pressed:bg-accent aria-pressed:text-accent-ink touch:h-9"
            >
              {isOn ? 'On' : 'Off'}
            </button>
          ))}
        </div>
      </div>
      {problem && <NotRecordedNotice problem={problem} />}
      {dispatch && <RowVerdict dispatch={dispatch} />}
    </li>
  )
}

function Known({ team, isPending }: { team: TeamChat; isPending: boolean }) {
  if (isPending) return 'Asking the partner…'
  if (team.isOn === null) return 'Not known · the partner does not tell, and nobody has set it from this desk'
  return (
    <>
      {team.isOn ? 'On' : 'Off'}
      {team.setBy === null ? '' : ` · set by ${team.setBy}`}
      {team.setAt !== null && (
        <>
          {' · '}
          <Time iso={team.setAt} />
        </>
      )}
    </>
  )
}

/** Why the switch went back, or what it waits for. */
function RowVerdict({ dispatch }: { dispatch: Dispatch<SetChat> }) {
  const { decide, deciding } = useDecide(dispatch.id)
  if (dispatch.state === 'waiting' && dispatch.failure)
    return <DispatchProgress dispatch={dispatch} sending="The partner is setting it." />
  if ((dispatch.state === 'refused' || dispatch.state === 'unclear') && dispatch.failure)
    return (
      <FailureNotice
        failure={dispatch.failure}
        {...(dispatch.state === 'unclear'
          ? { onRetry: () => decide({ what: 'send-again' }), isRetrying: deciding === 'send-again' }
          : {})}
      />
    )
  return null
}
