import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { ProfileChanged } from '@/lib/connection/contract'
import type { RequestError } from '@/lib/http/contract'
import { callAction, type NoAnswer } from '../../api/call-action'
import { askToSignInAgain } from '../../api/session-ended'
import { useInTurn } from '../../api/use-in-turn'

export type ChangeAnswer = ProfileChanged | RequestError | NoAnswer

/** Changes the field profile, one change at a time, and refreshes the page. `pending`: the name of the change. */
export function useChangeProfile() {
  const router = useRouter()
  const { pending, run } = useInTurn()
  const [answer, setAnswer] = useState<ChangeAnswer | null>(null)

  const change = (name: string, action: () => Promise<ProfileChanged | RequestError>): Promise<ChangeAnswer> =>
    run(name, async () => {
      const given = await callAction(action)
      setAnswer(given)
      // A refresh would leave the page, and what is typed on it.
      if (given.state === 'signed-out') askToSignInAgain()
      else router.refresh()
      return given
    })

  return { answer, pending, change }
}
