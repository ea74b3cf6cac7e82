'use client'

import { createContext, useCallback, useContext, useState, useTransition } from 'react'
import type { DecideRunAction } from '@/lib/bulk-apply/contract'
import type { DecideAction, Decision, DismissAction } from '@/lib/dispatch/contract'
import { callAction } from '../api/call-action'
import { askToSignInAgain } from '../api/session-ended'
import { unclearPressToast } from '../ui/error-id'
import { toast } from '../ui/toast'
import { followedDispatches } from './followed-dispatches'
import { decisionWords } from './words'

/** What a person can do about dispatches and runs from any screen. */
export type DispatchActions = { decide: DecideAction; dismiss: DismissAction; decideRun: DecideRunAction }

const DecideContext = createContext<DispatchActions | null>(null)
export const DecideProvider = DecideContext.Provider

/** What can be decided about runs; null for people who may not write. */
export function useRunAction(): DecideRunAction | null {
  return useContext(DecideContext)?.decideRun ?? null
}

/** Dismisses outcomes: they leave the tray at once. */
export function useDismiss(): (ids: string[]) => void {
  const action = useContext(DecideContext)?.dismiss
  return useCallback(
    (ids) => {
      if (!action || ids.length === 0) return
      followedDispatches.hide(ids)
      void callAction(() => action({ ids }))
    },
    [action],
  )
}

/** Decides about a dispatch; `deciding` names the decision being sent, null for none. */
export function useDecide(
  id: string,
  onDecided?: () => void,
): { decide: (decision: Decision) => void; deciding: Decision['what'] | null } {
  const action = useContext(DecideContext)?.decide
  const [deciding, setDeciding] = useState<Decision['what'] | null>(null)
  const [, startTransition] = useTransition()

  function decide(decision: Decision) {
    if (deciding || !action) return
    setDeciding(decision.what)
    startTransition(async () => {
      const answer = await callAction(() => action({ id, decision }))
      setDeciding(null)
      switch (answer.state) {
        case 'decided':
          followedDispatches.take(answer.dispatch)
          return onDecided?.()
        case 'too-late':
          followedDispatches.take(answer.dispatch)
          return void toast({ tone: 'info', title: decisionWords.changed, text: decisionWords.changedText })
        case 'signed-out':
          return askToSignInAgain()
        case 'not-allowed':
          return void toast({ tone: 'bad', title: decisionWords.notNow, text: answer.reason })
        case 'invalid':
        case 'desk-unreachable':
          followedDispatches.refresh()
          return void toast(unclearPressToast('errorId' in answer ? answer.errorId : null))
      }
    })
  }

  return { decide, deciding }
}
