import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import type { ProfileChanged } from '@/lib/connection/contract'
import type { RequestError } from '@/lib/http/contract'
import { callAction, type NoAnswer } from '../../api/call-action'

export type ChangeAnswer = ProfileChanged | RequestError | NoAnswer

/** Changes the field profile, one change at a time, and refreshes the page. `pending`: the name of the change. */
export function useChangeProfile() {
  const router = useRouter()
  const isBusy = useRef(false)
  const [pending, setPending] = useState<string | null>(null)
  const [answer, setAnswer] = useState<ChangeAnswer | null>(null)

  async function change(name: string, action: () => Promise<ProfileChanged | RequestError>): Promise<ChangeAnswer> {
    if (isBusy.current) return { state: 'not-found' }
    isBusy.current = true
    setPending(name)
    const given = await callAction(action)
    isBusy.current = false
    setPending(null)
    setAnswer(given)
    router.refresh()
    return given
  }

  return { answer, pending, change }
}
