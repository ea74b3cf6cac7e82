'use client'

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
import { type Dispatch, isOpen } from '@/lib/dispatch/contract'
import { mayRetry } from '@/lib/partner/retry/retry'
import { DeskError, getFromDesk, getInBackground } from '../api/desk-api'
import { getWithRetries } from '../api/get-with-retries'
import { useRead, useReadsClient } from '../api/queries'
import { useOnce } from '../retries/use-once'

/** While another user's setting is in progress, and otherwise. */
const underWayMs = 2_000
const settledMs = 15_000

/**
 * The teams and their known settings. Loading teams costs a request to the partner; settings come from the desk alone
 * and are refetched while the page is visible, when it regains focus, and when one of the user's own changes.
 */
export function useTeamChats(first: TeamChats, loadedAt: number, own: ReadonlyMap<string, Dispatch>) {
  const queries = useReadsClient()
  const isToRepeat = first.failure !== null && mayRetry(first.failure)
  const takeFirst = useOnce(isToRepeat ? { value: first } : undefined)
  const teams = useRead({
    queryKey: teamChatsKey,
    queryFn: ({ signal }) =>
      getWithRetries<TeamChats>((signal) => getFromDesk(teamChatsUrl, signal), {
        name: teamChatsRepeat,
        signal,
        first: takeFirst(),
        failureIn: (list) => list.failure,
      }),
    initialData: first,
    // The data that came with the page is incomplete: refetch at once, counting it as the first attempt.
    initialDataUpdatedAt: isToRepeat ? 0 : loadedAt,
  })
  const states = useRead({
    queryKey: chatStatesKey,
    queryFn: async ({ signal }) => {
      const answer = await getInBackground<ChatStates>(chatStatesUrl, signal)
      if ('value' in answer) return answer.value
      throw new DeskError(answer.error)
    },
    initialData: first,
    initialDataUpdatedAt: loadedAt,
    // A user who comes back to the page must see fresh data, not what it showed before.
    gcTime: 0,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { data, status } }) => {
      const isOthers = ({ id, underWay }: ChatStates['items'][number]) => underWay !== null && !isUnderWay(own.get(id))
      return status === 'success' && data?.items.some(isOthers) ? underWayMs : settledMs
    },
  })
  const ownStates = [...own.values()].map(({ id, state, endedAt }) => `${id} ${state} ${endedAt}`).join()
  useEffect(() => {
    if (ownStates !== '') void queries.invalidateQueries({ queryKey: chatStatesKey })
  }, [queries, ownStates])

  useEffect(() => {
    // A page beside another window is always visible, so only the focus event tells that the user is back.
    const readAgain = () => void queries.invalidateQueries({ queryKey: chatStatesKey }, { cancelRefetch: false })
    window.addEventListener('focus', readAgain)
    return () => window.removeEventListener('focus', readAgain)
  }, [queries])

  const known = new Map(states.data.items.map((state) => [state.id, state]))
  const items: TeamChat[] = teams.data.items.map((team) => ({ ...team, ...known.get(team.id) }))
  return { ...teams, items, failure: teams.data.failure, isCatchingUp: states.isFetching || states.isError }
}

const isUnderWay = (dispatch: Dispatch | undefined) => dispatch !== undefined && isOpen(dispatch)
