'use client'

import { useState } from 'react'
import { setChatRepeat, type TeamChat } from '@/lib/ai-chat/contract'
import { FailureNotice } from '../failure-notice'
import { RepeatNotice } from '../repeats/repeat-notice'
import { Notice } from '../ui/notice'
import { Time } from '../ui/time'
import type { Outcome } from '../write-outcome'
import { type SetChatAction, useSetChat } from './use-set-chat'

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
  const [asked, setAsked] = useState(false)
  const { wanted, outcome, set, isWaiting } = useSetChat(team, setChat, (done) => {
    onChange({ ...team, ...done })
    onSay(`AI chat for team ${team.id} is ${done.isOn ? 'on' : 'off'}`)
  })
  const isPending = wanted !== null
  const label = team.name === null ? `Team ${team.id}` : `${team.name} · team ${team.id}`
  const shown = wanted ?? team.isOn

  function press(isOn: boolean) {
    if ((isPending && !isWaiting) || shown === isOn) return
    const body = readBody()
    if (!body) return onSay('What is sent with every setting does not fit yet')
    setAsked(isOn)
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
      <RepeatNotice name={setChatRepeat(team.id)} />
      {outcome && <RowOutcome outcome={outcome} onRetry={() => press(asked)} isRetrying={isPending} />}
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

type RowOutcomeProps = { outcome: Outcome<unknown>; onRetry: () => void; isRetrying: boolean }

/** Why the switch went back. Setting the same thing again is safe, so it can always be tried again. */
function RowOutcome({ outcome, onRetry, isRetrying }: RowOutcomeProps) {
  switch (outcome.state) {
    case 'done':
      return null
    case 'refused':
    case 'unclear':
      return <FailureNotice failure={outcome.failure} onRetry={onRetry} isRetrying={isRetrying} />
    case 'desk-silent':
      return (
        <Notice isUrgent tone="unclear" title="Not known yet">
          <p>The desk did not answer. Setting it again is safe.</p>
        </Notice>
      )
    case 'not-allowed':
      return <Notice isUrgent tone="bad" title={outcome.reason} />
  }
}
