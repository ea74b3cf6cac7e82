'use client'

import { createContext, useContext } from 'react'
import type { DecideRowsAction, DecideRunAction } from '@/lib/bulk-apply/contract'
import type { DecideAction, DismissAction } from '@/lib/dispatch/contract'
import type { DecideHeldAction } from '@/lib/held-writes/contract'

/** What users can do about dispatches and runs from any screen. */
export type DispatchActions = {
  decide: DecideAction
  dismiss: DismissAction
  decideHeld: DecideHeldAction
  decideRun: DecideRunAction
  decideRows: DecideRowsAction
}

const DecideContext = createContext<DispatchActions | null>(null)
export const DecideProvider = DecideContext.Provider

/** All available actions; null for users who may not write. */
export function useDispatchActions(): DispatchActions | null {
  return useContext(DecideContext)
}

/** The action to decide about runs; null for users who may not write. */
export function useRunAction(): DecideRunAction | null {
  return useContext(DecideContext)?.decideRun ?? null
}

/** The action to decide about dispatches; undefined for users who may not write. */
export function useDecideAction(): DecideAction | undefined {
  return useContext(DecideContext)?.decide
}

/** The action to dismiss outcomes; undefined for users who may not write. */
export function useDismissAction(): DismissAction | undefined {
  return useContext(DecideContext)?.dismiss
}
