'use client'

import { useEffect, useState } from 'react'

/** Which refused rows are being corrected: a cause, `all`, or none. Kept in the address, so that a reload stays there. */
export function useFix(runId: string, first: string | null) {
  const [fixed, setFixed] = useState(first)
  // Back from another cause of the same run.
  useEffect(() => setFixed(first), [first])

  function show(fix: string | null) {
    setFixed(fix)
    const query = fix === null ? '' : `?${new URLSearchParams({ fix })}`
    window.history.replaceState(null, '', `/bulk-apply/${runId}${query}`)
  }

  return { fixed, openFix: (cause: string) => show(cause), closeFix: () => show(null) }
}
