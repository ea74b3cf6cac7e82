'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import {
  type ChatStates,
  chatStatesKey,
  chatStatesUrl,
  type TeamChat,
  type TeamChats,
  teamChatsKey,
  teamChatsRepeat,
  teamChatsUrl,
} from '@/lib/ai-chat/contract'
import { mayRepeat } from '@/lib/partner/retry/retry'
import { askDesk, askOnce, DeskError } from '../ask-desk'
import { follow } from '../dispatch/use-followed'
import { useOnce } from '../repeats/use-once'

const othersMs = 2_000

/**
 * The teams, and what is known of each. The teams cost a read of the partner; what is known is read from the desk alone: when one
 * of the reader's settings ends, when the page is looked at again, and while a setting of somebody else is on its way.
 */
export function useTeamChats(first: TeamChats, loadedAt: number, isOwn: (teamId: string) => boolean) {
  const queries = useQueryClient()
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
  const states = useQuery({
    queryKey: chatStatesKey,
    queryFn: async ({ signal }) => {
      const answer = await askOnce<ChatStates>(chatStatesUrl, signal)
      if ('value' in answer) return answer.value
      throw new DeskError(answer.trouble)
    },
    initialData: first,
    initialDataUpdatedAt: loadedAt,
    refetchOnWindowFocus: 'always',
    refetchInterval: (query) =>
      query.state.status === 'success' &&
      query.state.data?.items.some(({ id, underWay }) => underWay !== null && !isOwn(id)) === true &&
      othersMs,
  })
  useEffect(() => {
    const forget = follow.onEnded(({ kind }) => {
      if (kind === 'set-ai-chat') void queries.invalidateQueries({ queryKey: chatStatesKey })
    })
    return () => void forget()
  }, [queries])

  const known = new Map(states.data.items.map((state) => [state.id, state]))
  const items: TeamChat[] = teams.data.items.map((team) => ({ ...team, ...known.get(team.id) }))
  return { ...teams, items, failure: teams.data.failure, isCatchingUp: states.isFetching || states.isError }
}
