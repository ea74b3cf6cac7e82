'use client'

import { useCallback, useMemo, useState } from 'react'
import type { Job, JobMapping } from '@/lib/jobs/contract'
import type { ListViewState } from '../records/view/use-list-view'
import { recordToken } from '../records/view/view-address'

/** The job whose details are open, from the URL. A job without an id is identified by a hash of its record. */
export function useOpenJob(
  shown: readonly Job[],
  { location, mapping }: { location: ListViewState; mapping: JobMapping },
) {
  const { open: token, openRecord } = location
  // Where ids are not unique, several jobs share a token: open the one that was clicked.
  const [pressed, setPressed] = useState<Job | null>(null)
  const index = useMemo(() => {
    if (token === null) return -1
    const hasToken = ({ record }: Job) => recordToken(record, mapping.key) === token
    const index = pressed === null ? -1 : shown.indexOf(pressed)
    return pressed && index >= 0 && hasToken(pressed) ? index : shown.findIndex(hasToken)
  }, [shown, token, pressed, mapping])

  function openRow(index: number) {
    const job = shown[index]
    if (!job) return
    setPressed(job)
    openRecord(recordToken(job.record, mapping.key))
  }
  const close = useCallback(() => openRecord(null), [openRecord])

  return { job: shown[index], index, openRow, close }
}
