'use client'

import { Download, X } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useEffect, useRef } from 'react'
import { Button } from '../ui/button'
import { PageHeader } from '../ui/page-header'
import { ExportProgressLine } from './export-progress-line'
import { useExport } from './use-export'

const ExportOutcomeNotice = dynamic(() => import('./export-outcome-notice'), { ssr: false })

/** The title of the screen, with the export for those who may make one. */
export function ApplicantsHeader({ canExport }: { canExport: boolean }) {
  const { running, outcome, start, cancel, dismiss } = useExport()
  const exportButton = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)
  const isRunning = running !== null
  // "Cancel" goes away with the export; whoever was on it is put back.
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
              // It also blurs by being taken away, and then has no successor.
              if (event.relatedTarget) hadFocus.current = false
            }}
          >
            <X aria-hidden className="size-4" />
            Cancel
          </Button>
        </>
      )}
      <Button ref={exportButton} onClick={start} isPending={isRunning} pendingLabel="Exporting…">
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
        <div className="px-4 pb-4 md:px-6">
          <ExportOutcomeNotice outcome={outcome} onRetry={start} onDismiss={dismiss} />
        </div>
      )}
    </>
  )
}
