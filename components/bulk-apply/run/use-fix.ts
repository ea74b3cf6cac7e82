'use client'

import { useSearchParams } from 'next/navigation'
import { replaceAddress } from '../../ui/replace-address'

/** Which refused rows are being corrected: a cause, `all`, or none. Kept in the URL so that it survives a reload. */
export function useFix(runId: string) {
  const fixed = useSearchParams().get('fix') || null

  function show(fix: string | null) {
    const query = fix === null ? '' : `?${new URLSearchParams({ fix })}`
    replaceAddress(`/bulk-apply/${runId}`, query)
  }

  return { fixed, openFix: (cause: string) => show(cause), openFixAll: () => show('all'), closeFix: () => show(null) }
}
