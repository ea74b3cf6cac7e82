'use client'

import { createContext, useContext } from 'react'
import type { PartnerFailure } from '@/lib/partner/failure/failure'

/** Whether the reader is an admin: admins can act and are told what to check, others are told whom to contact. */
const AdminContext = createContext(false)
export const AdminProvider = AdminContext.Provider

export function useIsAdmin(): boolean {
  return useContext(AdminContext)
}

/** Returns a function that says what the reader should do about a failure. */
export function useNextStep(): (failure: Pick<PartnerFailure, 'nextStep' | 'adminStep'>) => string {
  const isAdmin = useIsAdmin()
  return ({ nextStep, adminStep }) => (isAdmin ? (adminStep ?? nextStep) : nextStep)
}
