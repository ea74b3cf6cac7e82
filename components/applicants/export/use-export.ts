'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { DeskError } from '../../api/desk-api'
import type { ExportOutcome, ExportProgress } from './export-state'

type Running = ExportProgress & { startedAt: number; now: number }

const shownEveryMs = 250

/**
 * The export of all applicants: one at a time, cancelled when the screen unmounts. Its code is loaded with the first
 * one.
 */
export function useExport() {
  const [running, setRunning] = useState<Running | null>(null)
  const [outcome, setOutcome] = useState<ExportOutcome | null>(null)
  const current = useRef<AbortController | null>(null)
  useEffect(() => () => current.current?.abort(), [])

  const start = useCallback(async (columns: string[] | null) => {
    if (current.current) return
    const controller = new AbortController()
    current.current = controller
    const startedAt = Date.now()
    let progress: ExportProgress = { count: 0, arrivedAt: startedAt }
    const show = () => setRunning({ ...progress, startedAt, now: Date.now() })
    setOutcome(null)
    show()
    const timer = setInterval(show, shownEveryMs)
    let ended: ExportOutcome
    try {
      const runExport = await loadRunExport()
      ended = await runExport(columns, controller.signal, (next) => {
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
    start,
    cancel: () => current.current?.abort(),
    dismiss: () => setOutcome(null),
  }
}

async function loadRunExport() {
  return (await import('./run-export')).runExport
}
