'use client'

import { Download, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '../ui/button'
import { lazyPart } from '../ui/lazy-part'
import { PageHeader } from '../ui/page-header'
import { ExportProgressLine } from './export/export-progress-line'
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
