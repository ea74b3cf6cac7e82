'use client'

import { useState, useTransition } from 'react'
import type { SetChat, TeamChat } from '@/lib/ai-chat/contract'
import type { WriteAnswer } from '@/lib/dispatch/contract'
import { FailureNotice } from '../failure-notice'
import { askToSignInAgain } from '../shell/session-ended'
import { Notice } from '../ui/notice'
import { Time } from '../ui/time'
import { callDesk, type Outcome } from '../write-outcome'

export type SetChatAction = (setting: { teamId: string; isOn: boolean }) => Promise<WriteAnswer<SetChat>>

type TeamRowProps = {
  team: TeamChat
  canSet: boolean
  setChat: SetChatAction
  onChange: (team: TeamChat) => void
  /** For screen readers. */
  onSay: (text: string) => void
}

/** One team: On, Off, or neither while it is not known. A press shows at once and goes back when the partner refuses. */
export function TeamRow({ team, canSet, setChat, onChange, onSay }: TeamRowProps) {
  const [wanted, setWanted] = useState<boolean | null>(null)
  const [outcome, setOutcome] = useState<Outcome<SetChat> | null>(null)
  const [isPending, startTransition] = useTransition()
  const label = team.name === null ? `Team ${team.id}` : `${team.name} · team ${team.id}`
  const shown = isPending && wanted !== null ? wanted : team.isOn

  function set(isOn: boolean) {
    if (isPending || shown === isOn) return
    setWanted(isOn)
    setOutcome(null)
    startTransition(async () => {
      const answer = await callDesk(() => setChat({ teamId: team.id, isOn }))
      if (answer.state === 'signed-out') return askToSignInAgain()
      if (answer.state === 'invalid')
        return setOutcome({ state: 'not-allowed', reason: Object.values(answer.errors).join(' ') })
      if (answer.state === 'done') {
        onChange({ ...team, ...answer.done })
        onSay(`AI chat for team ${team.id} is ${isOn ? 'on' : 'off'}`)
      }
      setOutcome(answer)
    })
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
              onClick={() => set(isOn)}
              className="h-7 min-w-14 rounded-[4px] px-3 font-medium text-quiet hover:bg-sunken aria-pressed:bg-accent aria-pressed:text-accent-ink touch:h-9"
            >
              {isOn ? 'On' : 'Off'}
            </button>
          ))}
        </div>
      </div>
      {outcome && (
        <RowOutcome outcome={outcome} onRetry={() => wanted !== null && set(wanted)} isRetrying={isPending} />
      )}
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
