'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type TeamChat, type TeamChats, teamChatsKey, teamChatsUrl } from '@/lib/ai-chat/contract'
import { askDesk } from '../ask-desk'
import { FailureNotice } from '../failure-notice'
import { TroubleNotice } from '../trouble-notice'
import { EmptyState } from '../ui/empty-state'
import { AddTeam, type AddTeamAction } from './add-team'
import { type SetChatAction, TeamRow } from './team-row'

type AiChatListProps = {
  first: TeamChats
  loadedAt: number
  canSet: boolean
  setChat: SetChatAction
  addTeam: AddTeamAction
}

/** AI chat per team: one row each, and a way to add a team that nothing has named yet. */
export function AiChatList({ first, loadedAt, canSet, setChat, addTeam }: AiChatListProps) {
  const queries = useQueryClient()
  const [said, setSaid] = useState('')
  const teams = useQuery({
    queryKey: teamChatsKey,
    queryFn: ({ signal }) => askDesk<TeamChats>(teamChatsUrl, signal),
    initialData: first,
    initialDataUpdatedAt: loadedAt,
  })
  const { items, failure } = teams.data

  function replace(team: TeamChat) {
    queries.setQueryData<TeamChats>(teamChatsKey, (list) =>
      list ? { ...list, items: list.items.map((known) => (known.id === team.id ? team : known)) } : list,
    )
  }

  return (
    <div className="grid gap-4 px-4 pb-10 md:px-6">
      {teams.error && (
        <TroubleNotice error={teams.error} onRetry={() => void teams.refetch()} isRetrying={teams.isFetching} />
      )}
      {failure && !teams.error && (
        <FailureNotice isReading failure={failure} onRetry={() => void teams.refetch()} isRetrying={teams.isFetching} />
      )}
      {items.length === 0 ? (
        <EmptyState title="No team is known yet">
          Teams are learned from the jobs. Add one by its ID if you know it.
        </EmptyState>
      ) : (
        <ul className="max-w-3xl overflow-hidden rounded-panel border bg-raised">
          {items.map((team) => (
            <TeamRow key={team.id} team={team} canSet={canSet} setChat={setChat} onChange={replace} onSay={setSaid} />
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
      {canSet && <AddTeam addTeam={addTeam} onAdded={() => void teams.refetch()} />}
    </div>
  )
}
