'use client'

import { useEffect, useRef, useState } from 'react'
import type { SetChat, SetChatAction } from '@/lib/ai-chat/contract'
import { type Dispatch, isOpen } from '@/lib/dispatch/contract'
import { callDesk } from '../call-desk'
import { follow, useFollowed } from '../dispatch/use-followed'
import type { NotRecorded } from '../dispatch/use-record'
import { askToSignInAgain } from '../shell/session-ended'

/** Sets the AI chat of one team, and follows the latest setting of it, whichever screen began it. */
export function useSetChat(teamId: string, setChat: SetChatAction, onDone: (done: SetChat) => void) {
  const [wanted, setWanted] = useState<boolean | null>(null)
  const [problem, setProblem] = useState<NotRecorded | null>(null)
  const { items } = useFollowed()
  const latest = items.find((item) => item.kind === 'set-ai-chat' && item.teamId === teamId)
  // The kind says what its `done` holds.
  const dispatch = (latest ?? null) as Dispatch<SetChat> | null
  const told = useRef<string | null>(null)
  const done = dispatch?.state === 'done' ? dispatch.done : null

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each setting that is done
  useEffect(() => {
    if (!done || !dispatch || told.current === dispatch.id) return
    told.current = dispatch.id
    onDone(done)
  }, [done])

  async function set(isOn: boolean, body: Record<string, unknown>) {
    setWanted(isOn)
    setProblem(null)
    const id = crypto.randomUUID()
    const answer = await callDesk(() => setChat({ id, teamId, isOn, body }))
    if ('dispatch' in answer) return follow.take(answer.dispatch)
    setWanted(null)
    if (answer.state === 'signed-out') return askToSignInAgain()
    setProblem(
      answer.state === 'invalid' ? { state: 'not-allowed', reason: Object.values(answer.errors).join(' ') } : answer,
    )
  }

  const isPending = dispatch !== null && isOpen(dispatch)
  const asked = dispatch && isPending ? dispatch.subject.endsWith('On') : null
  return { wanted: isPending ? asked : dispatch ? null : wanted, dispatch, problem, set, isPending }
}
