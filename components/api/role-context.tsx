'use client'

import { createContext, useContext } from 'react'
import type { PartnerFailure } from '@/lib/partner/failure/failure'

/** Whether an admin reads the screen: who can act is told what to check, everyone else whom to tell. */
const AdminContext = createContext(false)
export const AdminProvider = AdminContext.Provider

export function useIsAdmin(): boolean {
  return useContext(AdminContext)
}

/** What whoever reads this is to do about a failure. */
export function useNextStep(): (failure: Pick<PartnerFailure, 'nextStep' | 'adminStep'>) => string {
  const isAdmin = useIsAdmin()
  return ({ nextStep, adminStep }) => (isAdmin ? (adminStep ?? nextStep) : nextStep)
}
