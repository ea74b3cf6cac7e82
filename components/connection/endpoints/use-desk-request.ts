import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { DeskError, postToDesk } from '../../api/desk-api'

type State<T> = { isPending: boolean; value: T | null; error: DeskError | null }

/** Sends a POST to the desk on demand, one at a time, and refreshes the page once it is answered. */
export function useDeskRequest<T>(url: string) {
  const router = useRouter()
  const isSending = useRef(false)
  const [state, setState] = useState<State<T>>({ isPending: false, value: null, error: null })

  async function send(body: unknown) {
    if (isSending.current) return
    isSending.current = true
    setState({ isPending: true, value: null, error: null })
    const answer = await postToDesk<T>(url, body)
    isSending.current = false
    if ('value' in answer) {
      setState({ isPending: false, value: answer.value, error: null })
      router.refresh()
    } else setState({ isPending: false, value: null, error: new DeskError(answer.error) })
  }

  return { ...state, send: (body: unknown) => void send(body) }
}
