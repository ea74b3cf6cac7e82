'use client'

import { useEffect, useRef } from 'react'
import { CornerNote } from '../../ui/corner-note'
import { lazyPart } from '../../ui/lazy-part'
import type { Exporting } from './use-export'

const ExportRunning = lazyPart(async () => (await import('./export-running')).ExportRunning)
const ExportOutcomeNotice = lazyPart(async () => (await import('./export-outcome-notice')).ExportOutcomeNotice)

/** Shows how far an export is and how it ended, at the bottom of the screen: nothing of the list moves for it. */
export function ExportHost({ exporting }: { exporting: Exporting }) {
  const { running, outcome, last, button, start, cancel, dismiss } = exporting
  const isRunning = running !== null
  const hadFocus = useRef(false)
  // "Cancel" disappears with the export: return its focus.
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
