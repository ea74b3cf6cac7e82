'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import { applicantsKey } from '@/lib/applicants/contract'
import { jobsKey } from '@/lib/jobs/contract'
import { type LatestFingerprint, mappingFingerprint, warningsFingerprint } from '../api/latest-fingerprints'
import { useReadsHolder } from '../api/reads-context'

/** Reloads lists when a response was read with another field mapping than the page's: an admin has confirmed one. */
export function FollowMapping({ fingerprint }: { fingerprint: string }) {
  const reads = useReadsHolder()
  const router = useRouter()
  useOtherFingerprint(mappingFingerprint, fingerprint, () => {
    reads.client?.removeQueries({ queryKey: applicantsKey })
    void reads.client?.invalidateQueries({ queryKey: jobsKey })
    router.refresh()
  })
  return null
}

/**
 * Shows a new warning on a page that is already open, once a response reports it. Next does not rerender the layout
 * that contains the banner on its own.
 */
export function FollowWarnings({ fingerprint }: { fingerprint: string }) {
  const router = useRouter()
  useOtherFingerprint(warningsFingerprint, fingerprint, () => router.refresh())
  return null
}

/** Calls `onOther` once for each fingerprint noted from a response that differs from the page's. */
function useOtherFingerprint(noted: LatestFingerprint, fingerprint: string, onOther: () => void) {
  const current = useSyncExternalStore(noted.subscribe, noted.read, () => null) ?? fingerprint
  const drawn = useRef(fingerprint)
  const tell = useEffectEvent(onOther)
  useEffect(() => {
    if (current === drawn.current) return
    drawn.current = current
    tell()
  }, [current])
}
