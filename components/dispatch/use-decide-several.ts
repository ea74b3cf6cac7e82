import { useState } from 'react'
import { callAction } from '../api/call-action'
import { useDecideAction } from './decide-context'
import { takeDecision } from './use-decide'

/** What can be decided about several unconfirmed writes at once. */
export type SeveralDecision = 'send-again' | 'abandon'

/** Decides about several writes, one after the other; the first that cannot be decided now ends it. */
export function useDecideSeveral() {
  const action = useDecideAction()
  const [deciding, setDeciding] = useState<SeveralDecision | null>(null)

  async function decide(what: SeveralDecision, ids: readonly string[]) {
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
