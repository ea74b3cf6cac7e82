'use client'

import { Download, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '../ui/button'
import { wholeNumber } from '../ui/formats'
import { lazyPart } from '../ui/lazy-part'
import { PageHeader } from '../ui/page-header'
import { SpokenLine } from '../ui/spoken-line'
import type { ExportProgress } from './export/export-state'
import { useExport } from './export/use-export'

const ExportOutcomeNotice = lazyPart(async () => (await import('./export/export-outcome-notice')).ExportOutcomeNotice)

/**
 * The screen's title with the export of all applicants. `columns`: JSON Pointers as the list shows them, null for all.
 */
export function ApplicantsHeader({ canExport, columns }: { canExport: boolean; columns: string[] | null }) {
  const { running, outcome, start, cancel, dismiss } = useExport()
  const exportAll = () => start(columns)
  const exportButton = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)
  const isRunning = running !== null
  // "Cancel" disappears with the export: return its focus.
  useEffect(() => {
    if (!isRunning && hadFocus.current) exportButton.current?.focus()
    hadFocus.current = false
  }, [isRunning])

  const actions = canExport && (
    <>
      {running && (
        <>
          <ExportProgressLine {...running} />
          <Button
            onClick={cancel}
            onFocus={() => {
              hadFocus.current = true
            }}
            onBlur={(event) => {
              // Removing the button blurs it too, without a related target.
              if (event.relatedTarget) hadFocus.current = false
            }}
          >
            <X aria-hidden className="size-4" />
            Cancel
          </Button>
        </>
      )}
      <Button ref={exportButton} onClick={exportAll} isPending={isRunning} pendingLabel="Exporting…">
        <Download aria-hidden className="size-4" />
        Export CSV
      </Button>
    </>
  )

  return (
    <>
      <PageHeader title="Applicants" actions={actions}>
        Everyone that this desk’s key can see at the partner.
      </PageHeader>
      {outcome && (
        <div className="fixed right-4 bottom-14 z-40 w-110 max-w-[calc(100vw-2rem)] rounded-panel bg-raised shadow-float">
          <ExportOutcomeNotice outcome={outcome} onRetry={exportAll} onDismiss={dismiss} />
        </div>
      )}
    </>
  )
}

type ExportProgressLineProps = ExportProgress & { startedAt: number; now: number }

/** The server retries failed pages by itself; from here on the line says that it waits. */
const waitingFromMs = 5_000

/** "2,350 exported · 38 a second", or that the partner is waited for. */
function ExportProgressLine({ count, arrivedAt, startedAt, now }: ExportProgressLineProps) {
  const seconds = (now - startedAt) / 1000
  const pace = seconds >= 1 ? Math.round(count / seconds) : 0
  const parts = [`${wholeNumber(count)} exported`]
  if (now - arrivedAt >= waitingFromMs) parts.push('waiting for the partner')
  else if (pace > 0) parts.push(`${wholeNumber(pace)} a second`)
  return (
    <p className="self-center text-quiet tabular-nums">
      <SpokenLine line={parts.join(' · ')} />
    </p>
  )
}
