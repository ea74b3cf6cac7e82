'use client'

import { X } from 'lucide-react'
import { AnnouncedLine } from '../../ui/announced-line'
import { Button } from '../../ui/button'
import type { RunningExport } from './use-export'
import { exportRunningWords } from './words'

type ExportRunningProps = { running: RunningExport; onCancel: () => void; onFocus: (isInside: boolean) => void }

/** An export's progress and its "Cancel" button; `onFocus` reports whether that button has the focus. */
export function ExportRunning({ running, onCancel, onFocus }: ExportRunningProps) {
  return (
    <div className="flex items-center justify-between gap-3 rounded-panel border bg-raised py-2 pr-2 pl-3">
      <p className="min-w-0 text-quiet tabular-nums">
        <AnnouncedLine line={progressInWords(running)} />
      </p>
      <Button
        onClick={onCancel}
        onFocus={() => onFocus(true)}
        onBlur={(event) => {
          // Removing the button blurs it too, without a related target.
          if (event.relatedTarget) onFocus(false)
        }}
      >
        <X aria-hidden className="size-4" />
        {exportRunningWords.cancel}
      </Button>
    </div>
  )
}

/** The server retries failed pages on its own; after this long without progress the line says that it is waiting. */
const waitingFromMs = 5_000

/** "2,350 exported · 38 a second", or that the export is waiting for the partner. */
function progressInWords({ request, count, arrivedAt, startedAt, now }: RunningExport): string {
  const seconds = (now - startedAt) / 1000
  const pace = seconds >= 1 ? Math.round(count / seconds) : 0
  const parts = [exportRunningWords.progress({ count })]
  if (now - arrivedAt >= waitingFromMs)
    parts.push(request.only ? exportRunningWords.waiting : exportRunningWords.waitingForPartner)
  else if (pace > 0) parts.push(exportRunningWords.pace({ count: pace }))
  return parts.join(' · ')
}
