'use client'

import { callAction } from '../api/call-action'
import { hideRunsDuring } from '../bulk-apply/runs/followed-runs'
import { useRunAction } from '../dispatch/decide-context'

/** Dismisses ended runs; they leave the tray immediately. */
export function useDismissRuns(): (ids: readonly string[]) => void {
  const action = useRunAction()
  return (ids) => {
    if (!action || ids.length === 0) return
    void hideRunsDuring(ids, () =>
      Promise.all(ids.map((id) => callAction(() => action({ id, decision: { what: 'dismiss' } })))),
    )
  }
}
