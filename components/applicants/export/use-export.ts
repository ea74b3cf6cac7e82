'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { DeskError } from '../../api/desk-api'
import type { ExportOutcome, ExportProgress, ExportRequest } from './export-state'

export type RunningExport = ExportProgress & { request: ExportRequest; startedAt: number; now: number }

const shownEveryMs = 250

/**
 * Runs exports of applicants, one at a time, cancelled on unmount. The export code is loaded with the first one.
 */
export function useExport() {
  const [running, setRunning] = useState<RunningExport | null>(null)
  const [outcome, setOutcome] = useState<ExportOutcome | null>(null)
  const [last, setLast] = useState<ExportRequest | null>(null)
  const current = useRef<AbortController | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => () => current.current?.abort(), [])

  const start = useCallback(async (request: ExportRequest) => {
    if (current.current) return
    const controller = new AbortController()
    current.current = controller
    const startedAt = Date.now()
    let progress: ExportProgress = { count: 0, arrivedAt: startedAt }
    const show = () => setRunning({ ...progress, request, startedAt, now: Date.now() })
    setLast(request)
    setOutcome(null)
    show()
    const timer = setInterval(show, shownEveryMs)
    let ended: ExportOutcome
    try {
      const runExport = await loadRunExport()
      ended = await runExport(request, controller.signal, (next) => {
        progress = next
      })
    } catch {
      ended = controller.signal.aborted
        ? { kind: 'cancelled', count: progress.count }
        : { kind: 'failed', error: new DeskError({ kind: 'desk-unreachable' }) }
    }
    clearInterval(timer)
    current.current = null
    setRunning(null)
    setOutcome(ended)
  }, [])

  return {
    running,
    outcome,
    /** The last request. */
    last,
    /** The button that started it. */
    button,
    start,
    cancel: () => current.current?.abort(),
    dismiss: () => setOutcome(null),
  }
}

export type Exporting = ReturnType<typeof useExport>

async function loadRunExport() {
  return (await import('./run-export')).runExport
}
