'use client'

import type { PartnerFailure } from '@/lib/partner/failure/failure'
import { useIsAdmin } from './role-context'
import { failureWords } from './words'

/** The headline of a failure: who is refused and cannot change it is told so first. */
export function useFailureTitle(): (failure: Pick<PartnerFailure, 'title' | 'status' | 'turn'>) => string {
  const isAdmin = useIsAdmin()
  return ({ title, status, turn }) =>
    !isAdmin && status === 403 && turn === 'admin' ? failureWords.adminHasToFix : title
}
