'use client'

import type { SetChat, TeamChat } from '@/lib/ai-chat/contract'
import { type Dispatch, isOpen } from '@/lib/dispatch/contract'
import { RecordErrorNotice } from '../dispatch/record-error-notice'
import type { RecordError } from '../dispatch/use-record'
import { Time } from '../ui/time'
import { SettingOutcome } from './setting-outcome'

type TeamRowProps = {
  team: TeamChat
  /** The reader's latest setting of it. */
  dispatch: Dispatch<SetChat> | undefined
  shown: boolean | null
  /** Pressed, and not recorded yet. */
  isPressed: boolean
  problem: RecordError | null
  canSet: boolean
  isSelected: boolean
  /** Null where there is nothing to select for. */
  onSelect: ((isSelected: boolean) => void) | null
  onPress: (isOn: boolean) => void
}

/** One team: On, Off, or neither while unknown. A press shows at once and is reverted when the partner refuses. */
export function TeamRow(props: TeamRowProps) {
  const { team, dispatch, shown, isPressed, problem, canSet, isSelected, onSelect, onPress } = props
  const label = team.name === null ? `Team ${team.id}` : `${team.name} · team ${team.id}`
  const isPending = isPressed || (dispatch !== undefined && isOpen(dispatch))
  return (
    <li className="grid gap-3 border-b p-3 last:border-b-0 md:px-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 md:flex-nowrap">
        <div className="flex min-w-0 items-start gap-2.5">
          {onSelect && (
            <input
              type="checkbox"
              aria-label={`Select team ${team.id}`}
              checked={isSelected}
              onChange={(event) => onSelect(event.target.checked)}
              className="mt-0.5 size-4 shrink-0 accent-accent"
            />
          )}
          <div className="min-w-0">
            <p className="wrap-anywhere font-medium">{label}</p>
            <p className="text-small text-quiet">
              <Known team={team} isPending={isPending} />
            </p>
          </div>
        </div>
        <div
          role="group"
          aria-label={`AI chat for team ${team.id}`}
          className="flex shrink-0 rounded-control border border-line-strong p-0.5"
        >
          {[true, false].map((isOn) => (
            <button
              key={String(isOn)}
              type="button"
              aria-pressed={shown === isOn}
              disabled={!canSet}
              onClick={() => shown !== isOn && onPress(isOn)}
              className="h-7 min-w-14 rounded-[4px] px-3 font-medium text-quiet hover:bg-sunken aria-pressed:bg-accent aria-pressed:text-accent-ink touch:h-9"
            >
              {isOn ? 'On' : 'Off'}
            </button>
          ))}
        </div>
      </div>
      {problem && <RecordErrorNotice problem={problem} />}
      {dispatch && !isPressed && <SettingOutcome dispatch={dispatch} team={team} />}
    </li>
  )
}

function Known({ team, isPending }: { team: TeamChat; isPending: boolean }) {
  const { isOn, setBy, setAt, doubt, underWay } = team
  if (isPending) return 'Asking the partner…'
  if (underWay) return `${underWay.by} is setting it to ${wordOf(underWay.isOn)}…`
  if (doubt)
    return (
      <>
        Not known · {doubt.by} set it to {wordOf(doubt.wantedOn)} (<Time iso={doubt.at} />) and no clear answer came
        {doubt.before && (
          <>
            {' '}
            · {doubt.before.setAt > doubt.at ? 'it may have come after' : 'before'}: {wordOf(doubt.before.isOn)}, set by{' '}
            {doubt.before.setBy} (<Time iso={doubt.before.setAt} />)
          </>
        )}
      </>
    )
  if (isOn === null) return 'Not reported · never changed here'
  return (
    <>
      {wordOf(isOn)}
      {setBy === null ? '' : ` · set by ${setBy}`}
      {setAt !== null && (
        <>
          {' · '}
          <Time iso={setAt} />
        </>
      )}
    </>
  )
}

const wordOf = (isOn: boolean) => (isOn ? 'On' : 'Off')
