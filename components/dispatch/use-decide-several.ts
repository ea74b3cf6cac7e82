import { useState } from 'react'
import type { SharedDecision } from '@/lib/dispatch/contract'
import { callAction } from '../api/call-action'
import { useDecideAction } from './decide-context'
import { takeDecision } from './use-decide'

/** Decides about several writes, one after the other, until the desk does not answer or the user may not decide. */
export function useDecideSeveral() {
  const action = useDecideAction()
  const [deciding, setDeciding] = useState<SharedDecision | null>(null)

  async function decide(what: SharedDecision, ids: readonly string[]) {
    if (deciding || !action) return
    setDeciding(what)
    for (const id of ids) {
      const answer = await callAction(() => action({ id, decision: { what } }))
      takeDecision(answer)
      // One that has moved on meanwhile says nothing about the others.
      if (answer.state !== 'decided' && answer.state !== 'too-late') break
    }
    setDeciding(null)
  }

  return { decide, deciding }
}
