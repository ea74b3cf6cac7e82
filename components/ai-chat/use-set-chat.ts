'use client'

import { useEffect, useRef, useState } from 'react'
import { type ChatSetting, type SetChat, setChatRepeat, type TeamChat } from '@/lib/ai-chat/contract'
import type { WriteAnswer } from '@/lib/dispatch/contract'
import { useRepeat } from '../repeats/repeat-notice'
import { askPatiently, repeats } from '../repeats/repeats'
import { askToSignInAgain } from '../shell/session-ended'
import { toast } from '../ui/toast'
import { useIsHere } from '../ui/use-is-here'
import { callDesk, inPassing, type Outcome } from '../write-outcome'

export type SetChatAction = (setting: ChatSetting) => Promise<WriteAnswer<SetChat>>

/**
 * Sets the AI chat of one team, patiently: PUT is safe to repeat (spec 7, retry rule 4), so it goes on in sight of the reader. A
 * press while it waits takes its place, and leaving the page ends it, in words. It is no transition: navigation need not wait.
 */
export function useSetChat(team: TeamChat, setChat: SetChatAction, onDone: (done: SetChat) => void) {
  const [wanted, setWanted] = useState<boolean | null>(null)
  const [outcome, setOutcome] = useState<Outcome<SetChat> | null>(null)
  const repeat = useRepeat(setChatRepeat(team.id))
  const latest = useRef(0)
  const isHere = useIsHere()
  useEffect(() => () => repeats.read(setChatRepeat(team.id))?.stop(), [team.id])

  async function set(isOn: boolean, body: Record<string, unknown>) {
    repeat?.stop()
    latest.current += 1
    const turn = latest.current
    setWanted(isOn)
    setOutcome(null)
    const { answer } = await askPatiently(
      setChatRepeat(team.id),
      () => callDesk(() => setChat({ teamId: team.id, isOn, body })),
      { failureOf: (answer) => ('failure' in answer ? answer.failure : null) },
    )
    if (!isHere()) return toast(inPassing(answer))
    if (turn !== latest.current) return
    setWanted(null)
    if (answer.state === 'signed-out') return askToSignInAgain()
    if (answer.state === 'invalid')
      return setOutcome({ state: 'not-allowed', reason: Object.values(answer.errors).join(' ') })
    if (answer.state === 'done') onDone(answer.done)
    setOutcome(answer)
  }

  return { wanted, outcome, set, isWaiting: repeat !== undefined && repeat.resumesAt !== null }
}
