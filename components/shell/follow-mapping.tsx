'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { applicantsKey } from '@/lib/applicants/contract'
import { jobsKey } from '@/lib/jobs/contract'
import { mappingChanges, noteMapping } from '../api/mapping-changes'

/** Draws lists anew once an answer was read by another field mapping than the page: somebody has confirmed one. */
export function FollowMapping({ mark }: { mark: string }) {
  const client = useQueryClient()
  const router = useRouter()
  const current = useSyncExternalStore(mappingChanges.subscribe, mappingChanges.read, () => null) ?? mark
  const drawn = useRef(mark)
  useEffect(() => {
    if (current === drawn.current) return
    drawn.current = current
    client.removeQueries({ queryKey: applicantsKey })
    void client.invalidateQueries({ queryKey: jobsKey })
    router.refresh()
  }, [current, client, router])
  return null
}

/** For a page that was drawn before its list arrived, and with it another field mapping. */
export function NoteMapping({ mark }: { mark: string }) {
  useEffect(() => noteMapping(mark), [mark])
  return null
}
