import { useState } from 'react'
import type { SharedDecision } from '@/lib/dispatch/contract'
import { callAction } from '../api/call-action'
import { useDecideAction } from './decide-context'
import { takeDecision } from './use-decide'

/** Decides about several writes, one after the other; stops at the first that cannot be decided now. */
export function useDecideSeveral() {
  const action = useDecideAction()
  const [deciding, setDeciding] = useState<SharedDecision | null>(null)

  async function decide(what: SharedDecision, ids: readonly string[]) {
    if (deciding || !action) return
    setDeciding(what)
    for (const id of ids) {
      const isTaken = takeDecision(await callAction(() => action({ id, decision: { what } })))
      if (!isTaken) break
    }
    setDeciding(null)
  }

  return { decide, deciding }
}
