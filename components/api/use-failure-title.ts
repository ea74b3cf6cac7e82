'use client'

import type { PartnerFailure } from '@/lib/partner/failure/failure'
import { useIsAdmin } from './role-context'
import { failureWords } from './words'

/** Returns a failure's headline: users who are refused and cannot change that are told so first. */
export function useFailureTitle(): (failure: Pick<PartnerFailure, 'title' | 'status' | 'turn'>) => string {
  const isAdmin = useIsAdmin()
  return ({ title, status, turn }) =>
    !isAdmin && status === 403 && turn === 'admin' ? failureWords.adminHasToFix : title
}
