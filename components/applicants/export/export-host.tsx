'use client'

import { useEffect, useRef } from 'react'
import { CornerNote } from '../../ui/corner-note'
import { lazyPart } from '../../ui/lazy-part'
import type { Exporting } from './use-export'

const ExportRunning = lazyPart(async () => (await import('./export-running')).ExportRunning)
const ExportOutcomeNotice = lazyPart(async () => (await import('./export-outcome-notice')).ExportOutcomeNotice)

/** Shows an export's progress and outcome at the bottom of the screen, without moving the list. */
export function ExportHost({ exporting }: { exporting: Exporting }) {
  const { running, outcome, last, button, start, cancel, dismiss } = exporting
  const isRunning = running !== null
  const hadFocus = useRef(false)
  // The "Cancel" button disappears when the export ends: return the focus it had.
  useEffect(() => {
    if (!isRunning && hadFocus.current) button.current?.focus()
    hadFocus.current = false
  }, [isRunning, button])
  if (!running && !outcome) return null
  return (
    <CornerNote>
      {running && (
        <ExportRunning
          running={running}
          onCancel={cancel}
          onFocus={(isInside) => {
            hadFocus.current = isInside
          }}
        />
      )}
      {outcome && (
        <ExportOutcomeNotice
          outcome={outcome}
          isEveryone={last?.isEveryone === true}
          onRetry={() => last && start(last)}
          onDismiss={dismiss}
        />
      )}
    </CornerNote>
  )
}
