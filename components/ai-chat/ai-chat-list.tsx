'use client'

import dynamic from 'next/dynamic'
import { useRef, useState } from 'react'
import {
  type ChatForm,
  maxTeamsAtOnce,
  type SetChatsAction,
  type TeamChats,
  teamChatsRepeat,
} from '@/lib/ai-chat/contract'
import type { Dispatch } from '@/lib/dispatch/contract'
import { ErrorNotice } from '../api/error-notice'
import { FailureNotice } from '../api/failure-notice'
import { RetryNotice } from '../retries/retry-notice'
import { EmptyState } from '../ui/empty-state'
import { Skeleton } from '../ui/skeleton'
import { AddTeam, type AddTeamAction } from './add-team'
import { chatGrid } from './chat-grid'
import { refusalsOfForm, refusalsSince, settingOnRow } from './chat-refusals'
import type { RemoveTeamAction } from './remove-team'
import { SeveralTeams } from './several-teams'
import { TeamRow } from './team-row'
import { useSendPress } from './use-send-press'
import { shownOn, useSetChats } from './use-set-chats'
import { useTeamChats } from './use-team-chats'
import { useTeamKeys } from './use-team-keys'
import { chatWords } from './words'

const ChatBody = dynamic(() => import('./chat-body'), { ssr: false, loading: () => <Skeleton className="h-10" /> })

type AiChatListProps = {
  first: TeamChats
  /** The reader's followed writes as they came with the page, so that their notices do not move the rows later. */
  firstSettings: readonly Dispatch[]
  loadedAt: number
  canSet: boolean
  chatForm: ChatForm
  setChats: SetChatsAction
  addTeam: AddTeamAction
  removeTeam: RemoveTeamAction
}

/**
 * AI chat per team: one row each, a way to set several at once, and a field to add a team the desk has not seen yet.
 */
export function AiChatList({
  first,
  firstSettings,
  loadedAt,
  canSet,
  chatForm,
  setChats,
  addTeam,
  removeTeam,
}: AiChatListProps) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const teamIdField = useRef<HTMLInputElement>(null)
  const { presses, latest, progress, made, clear, place, set } = useSetChats(setChats, firstSettings)
  const { said, chatBody, send, sendEarly } = useSendPress({ clear, set })
  const teams = useTeamChats(first, loadedAt, latest)
  const { items } = teams
  const settings = [...latest.values()]
  const keys = useTeamKeys({ canSet })

  function select(teamId: string, isSelected: boolean) {
    setSelected((before) => {
      const next = new Set(before)
      if (isSelected) next.add(teamId)
      else next.delete(teamId)
      return next
    })
  }

  function onRemoved(teamId: string) {
    select(teamId, false)
    teamIdField.current?.focus()
    void teams.refetch()
  }

  return (
    <div className={chatGrid}>
      <div className="grid content-start gap-4">
        <TeamsNotices teams={teams} />
        {items.length === 0 ? (
          <EmptyState title={chatWords.noTeams.title}>
            {chatWords.noTeams.text} {canSet && chatWords.noTeams.addHere}
          </EmptyState>
        ) : (
          <div className="overflow-hidden rounded-panel border bg-raised">
            {canSet && items.length > 1 && (
              <SeveralTeams
                count={items.length}
                selected={selected.size}
                most={maxTeamsAtOnce}
                progress={progress}
                onSelectAll={(isSelected) => setSelected(new Set(isSelected ? items.map(({ id }) => id) : []))}
                onSet={(isOn) =>
                  send(
                    items.map(({ id }) => id).filter((id) => selected.has(id)),
                    isOn,
                  )
                }
              />
            )}
            <ul ref={keys.list} aria-label={chatWords.teams}>
              {items.map((team) => {
                const dispatch = latest.get(team.id)
                const press = presses.get(team.id)
                return (
                  <TeamRow
                    key={team.id}
                    team={team}
                    dispatch={settingOnRow(made, dispatch)}
                    shown={shownOn(team, press, dispatch, teams.isCatchingUp)}
                    isPressed={press !== undefined && press.problem === null}
                    problem={press?.problem ?? null}
                    canSet={canSet}
                    isSelected={selected.has(team.id)}
                    onSelect={canSet && items.length > 1 ? (isSelected) => select(team.id, isSelected) : null}
                    onPress={(isOn) => send([team.id], isOn)}
                    removeTeam={removeTeam}
                    onRemoved={() => onRemoved(team.id)}
                    onKeyDown={keys.onRowKeyDown}
                  />
                )
              })}
            </ul>
          </div>
        )}
        <p role="status" className={said ? 'text-small text-bad' : 'sr-only'}>
          {said}
        </p>
      </div>
      <div className="grid content-start gap-4 empty:hidden">
        {canSet && (
          <AddTeam
            input={teamIdField}
            isListed={(teamId) => items.some(({ id }) => id === teamId)}
            addTeam={addTeam}
            onAdded={() => void teams.refetch()}
          />
        )}
        {canSet && (
          <ChatBody
            chatForm={chatForm}
            mismatches={refusalsSince(firstSettings, settings)}
            {...refusalsOfForm(made, settings)}
            onPlaced={place}
            handle={chatBody}
            onLoaded={sendEarly}
          />
        )}
      </div>
    </div>
  )
}

/** Says that the teams could not be loaded, or not all of them. */
function TeamsNotices({ teams }: { teams: ReturnType<typeof useTeamChats> }) {
  const { error, failure, isFetching } = teams
  const retrying = { onRetry: () => void teams.refetch(), isRetrying: isFetching }
  return (
    <>
      <RetryNotice name={teamChatsRepeat} />
      {error && !isFetching && <ErrorNotice error={error} {...retrying} />}
      {failure && !error && !isFetching && <FailureNotice isReading failure={failure} {...retrying} />}
    </>
  )
}
