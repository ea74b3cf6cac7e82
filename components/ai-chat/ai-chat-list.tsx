'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import dynamic from 'next/dynamic'
import { useRef, useState } from 'react'
import {
  type ChatForm,
  type SetChatAction,
  type TeamChat,
  type TeamChats,
  teamChatsKey,
  teamChatsRepeat,
  teamChatsUrl,
} from '@/lib/ai-chat/contract'
import { mayRepeat } from '@/lib/partner/retry/retry'
import { askDesk, askOnce } from '../ask-desk'
import { FailureNotice } from '../failure-notice'
import { RepeatNotice } from '../repeats/repeat-notice'
import { useOnce } from '../repeats/use-once'
import { TroubleNotice } from '../trouble-notice'
import { EmptyState } from '../ui/empty-state'
import { Skeleton } from '../ui/skeleton'
import { AddTeam, type AddTeamAction } from './add-team'
import type { ChatBodyHandle } from './chat-body'
import { TeamRow } from './team-row'

const ChatBody = dynamic(() => import('./chat-body'), { ssr: false, loading: () => <Skeleton className="h-10" /> })

type AiChatListProps = {
  first: TeamChats
  loadedAt: number
  canSet: boolean
  chatForm: ChatForm
  setChat: SetChatAction
  addTeam: AddTeamAction
}

/** AI chat per team: one row each, and a way to add a team that nothing has named yet. */
export function AiChatList({ first, loadedAt, canSet, chatForm, setChat, addTeam }: AiChatListProps) {
  const queries = useQueryClient()
  const [said, setSaid] = useState('')
  const chatBody = useRef<ChatBodyHandle>(null)
  const isToRepeat = first.failure !== null && mayRepeat(first.failure)
  const takeFirst = useOnce(isToRepeat ? { value: first } : undefined)
  const teams = useQuery({
    queryKey: teamChatsKey,
    queryFn: ({ signal }) =>
      askDesk<TeamChats>((signal) => askOnce(teamChatsUrl, signal), {
        name: teamChatsRepeat,
        signal,
        first: takeFirst(),
        failureIn: (list) => list.failure,
      }),
    initialData: first,
    // What came is only half of it: it is asked for again at once, with what came as the first attempt.
    initialDataUpdatedAt: isToRepeat ? 0 : loadedAt,
  })
  const { items, failure } = teams.data

  function replace(team: TeamChat) {
    queries.setQueryData<TeamChats>(teamChatsKey, (list) =>
      list ? { ...list, items: list.items.map((known) => (known.id === team.id ? team : known)) } : list,
    )
  }

  return (
    <div className="grid gap-4 px-4 pb-10 md:px-6">
      <RepeatNotice name={teamChatsRepeat} />
      {teams.error && !teams.isFetching && (
        <TroubleNotice error={teams.error} onRetry={() => void teams.refetch()} isRetrying={teams.isFetching} />
      )}
      {failure && !teams.error && !teams.isFetching && (
        <FailureNotice isReading failure={failure} onRetry={() => void teams.refetch()} isRetrying={teams.isFetching} />
      )}
      {items.length === 0 ? (
        <EmptyState title="No team is known yet">
          Teams are learned from the jobs. Add one by its ID if you know it.
        </EmptyState>
      ) : (
        <ul className="max-w-3xl overflow-hidden rounded-panel border bg-raised">
          {items.map((team) => (
            <TeamRow
              key={team.id}
              team={team}
              canSet={canSet}
              setChat={setChat}
              readBody={() => (chatBody.current ? chatBody.current.read() : {})}
              onChange={replace}
              onSay={setSaid}
            />
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
      {canSet && <ChatBody chatForm={chatForm} handle={chatBody} />}
      {canSet && <AddTeam addTeam={addTeam} onAdded={() => void teams.refetch()} />}
    </div>
  )
}
