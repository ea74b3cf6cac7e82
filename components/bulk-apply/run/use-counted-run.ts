'use client'

import { useEffect, useRef, useState } from 'react'
import type { Run } from '@/lib/bulk-apply/contract'
import { useReadsClient } from '../../api/queries'
import { runRowsKey } from '../runs/followed-runs'
import { passAfterReading } from './pass-after-reading'

/**
 * The run in step with its visible rows: for each new state they are refetched first, so counts and rows change
 * together.
 */
export function useCountedRun(run: Run): Run {
  const client = useReadsClient()
  const known = useRef(run)
  const [counted, setCounted] = useState(run)
  const [take] = useState(() => passAfterReading<Run>(() => readRowsAgain(run.id), setCounted))
  useEffect(() => {
    if (known.current === run) return
    known.current = run
    void take(run)
  }, [run, take])
  return counted

  async function readRowsAgain(id: string): Promise<boolean> {
    const queryKey = runRowsKey(id)
    // A pending first read is not repeated, and its answer may be older than this state of the run.
    const isFirst = client.isFetching({ queryKey, predicate: (query) => query.state.data === undefined }) > 0
    await client.invalidateQueries({ queryKey })
    return isFirst
  }
}
