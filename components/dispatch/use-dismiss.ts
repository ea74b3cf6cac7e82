'use client'

import { useCallback } from 'react'
import { callAction } from '../api/call-action'
import { useDismissAction } from './decide-context'
import { followedDispatches } from './followed-dispatches'

/** Dismisses outcomes: they leave the tray at once. */
export function useDismiss(): (ids: string[]) => void {
  const action = useDismissAction()
  return useCallback(
    (ids) => {
      if (!action || ids.length === 0) return
      followedDispatches.hide(ids)
      void callAction(() => action({ ids }))
    },
    [action],
  )
}
