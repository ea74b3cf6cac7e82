'use client'

import type { KeyboardEvent } from 'react'
import { type SetChat, type TeamChat, type UnconfirmedChat, wantsOn } from '@/lib/ai-chat/contract'
import { type Dispatch, isOpen, isWaiting } from '@/lib/dispatch/contract'
import { teamInWords } from '@/lib/records/teams/team-in-words'
import { RecordErrorNotice } from '../dispatch/record-error-notice'
import type { RecordError } from '../dispatch/use-record'
import { PersonLink, TeamLink } from '../links/links'
import { RelativeTime } from '../ui/relative-time'
import { Sentence } from '../ui/sentence'
import { onOrOff } from './on-or-off'
import { RemoveTeam, type RemoveTeamAction } from './remove-team'
import { SettingOutcome } from './setting-outcome'
import { chatWords } from './words'

type TeamRowProps = {
  team: TeamChat
  /** The user's latest setting for it. */
  dispatch: Dispatch<SetChat> | undefined
  shown: boolean | null
  /** Pressed but not recorded yet. */
  isPressed: boolean
  problem: RecordError | null
  canSet: boolean
  isSelected: boolean
  /** Null if there is no action to select teams for. */
  onSelect: ((isSelected: boolean) => void) | null
  onPress: (isOn: boolean) => void
  removeTeam: RemoveTeamAction
  onRemoved: () => void
  /** Handles keys pressed on the row itself; Space calls `onSwitch`. */
  onKeyDown: (event: KeyboardEvent<HTMLElement>, onSwitch: () => void) => void
}

/** One team: On, Off, or neither while unknown. A press shows immediately and is reverted if the partner refuses. */
export function TeamRow(props: TeamRowProps) {
  const { team, dispatch, shown, isPressed, problem, canSet, isSelected, onSelect, onPress, onKeyDown } = props
  const { id, name } = team
  const label = teamInWords(id, name)
  const open = dispatch !== undefined && isOpen(dispatch) ? dispatch : null
  const isRemovable = team.isRemovable && isNeverSet(team) && !isPressed && !open
  return (
    <li
      tabIndex={-1}
      onKeyDown={(event) => onKeyDown(event, () => onPress(shown !== true))}
      className="grid gap-3 border-b p-3 -outline-offset-2 last:border-b-0 md:px-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 md:flex-nowrap">
        <div className="flex min-w-0 flex-1 basis-44 items-start gap-2.5">
          {onSelect && (
            // On touch screens, the hit area is larger than the visible checkbox.
            <label className="mt-0.5 grid shrink-0 place-items-center touch:-m-3 touch:size-11">
              <input
                type="checkbox"
                aria-label={chatWords.selectTeam({ id })}
                checked={isSelected}
                onChange={(event) => onSelect(event.target.checked)}
                className="size-4 accent-accent"
              />
            </label>
          )}
          <div className="min-w-0">
            <p className="wrap-anywhere">
              <TeamLink id={id}>{label}</TeamLink>
            </p>
            <p className="text-small text-quiet">
              {isPressed || open ? asked(isPressed ? null : open) : <Known team={team} />}
            </p>
          </div>
        </div>
        {canSet && isRemovable && <RemoveTeam teamId={id} removeTeam={props.removeTeam} onRemoved={props.onRemoved} />}
        <div
          role="group"
          aria-label={chatWords.settingOf({ id })}
          className="flex shrink-0 rounded-control border border-line-strong p-0.5"
        >
          {[true, false].map((isOn) => (
            <button
              key={String(isOn)}
              type="button"
              aria-pressed={shown === isOn}
              disabled={!canSet}
              onClick={() => shown !== isOn && onPress(isOn)}
              className="h-7 min-w-14 rounded-[4px] px-3 font-medium text-quiet hover:bg-sunken aria-pressed:bg-accent aria-pressed:text-accent-ink touch:h-11"
            >
              {onOrOff(isOn)}
            </button>
          ))}
        </div>
      </div>
      {problem && <RecordErrorNotice problem={problem} />}
      {dispatch && !isPressed && <SettingOutcome dispatch={dispatch} team={team} />}
    </li>
  )
}

const isNeverSet = ({ isOn, doubt, underWay }: TeamChat) => isOn === null && doubt === null && underWay === null

/** What became of the press so far. A failed attempt is repeated later, and nobody is being asked until then. */
function asked(dispatch: Dispatch<SetChat> | null): string {
  if (!dispatch?.failure || !isWaiting(dispatch)) return chatWords.asking
  return chatWords.notSetYet({ state: onOrOff(wantsOn(dispatch)) })
}

function Known({ team }: { team: TeamChat }) {
  const { isOn, setBy, setById, setAt, doubt, underWay } = team
  if (underWay)
    return (
      <Sentence
        text={({ who }) => chatWords.isSetting({ who, state: onOrOff(underWay.isOn) })}
        parts={{ who: <PersonLink id={underWay.byId ?? null}>{underWay.by}</PersonLink> }}
      />
    )
  if (doubt) return <Doubt doubt={doubt} />
  if (isOn === null) return chatWords.notReported
  return (
    <>
      {onOrOff(isOn)}
      {setBy !== null && (
        <>
          {' · '}
          <Sentence text={chatWords.setBy} parts={{ who: <PersonLink id={setById ?? null}>{setBy}</PersonLink> }} />
        </>
      )}
      {setAt !== null && (
        <>
          {' · '}
          <RelativeTime iso={setAt} />
        </>
      )}
    </>
  )
}

function Doubt({ doubt: { wantedOn, by, byId, at, before } }: { doubt: UnconfirmedChat }) {
  return (
    <>
      <Sentence
        text={(marks) => chatWords.doubt({ ...marks, state: onOrOff(wantedOn) })}
        parts={{ who: <PersonLink id={byId ?? null}>{by}</PersonLink>, when: <RelativeTime iso={at} /> }}
      />
      {before && (
        <>
          {' · '}
          <Sentence
            text={(marks) => {
              const known = { ...marks, state: onOrOff(before.isOn) }
              return before.setAt > at ? chatWords.mayHaveComeAfter(known) : chatWords.before(known)
            }}
            parts={{
              who: <PersonLink id={before.setById ?? null}>{before.setBy}</PersonLink>,
              when: <RelativeTime iso={before.setAt} />,
            }}
          />
        </>
      )}
    </>
  )
}
