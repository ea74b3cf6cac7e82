'use client'

import { lazyPart } from '../../ui/lazy-part'
import type { Exporting } from './use-export'

const ExportOutcomeNotice = lazyPart(async () => (await import('./export-outcome-notice')).ExportOutcomeNotice)

/** Shows how an export ended, at the bottom of the screen. */
export function ExportHost({ exporting }: { exporting: Exporting }) {
  const { outcome, last, start, dismiss } = exporting
  if (!outcome) return null
  return (
    <div className="fixed right-4 bottom-14 z-40 w-110 max-w-[calc(100vw-2rem)] rounded-panel bg-raised shadow-float">
      <ExportOutcomeNotice
        outcome={outcome}
        isEveryone={last?.isEveryone === true}
        onRetry={() => last && start(last)}
        onDismiss={dismiss}
      />
    </div>
  )
}
