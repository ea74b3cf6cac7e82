'use client'

import { lazyPart } from '../ui/lazy-part'
import { PageHeader } from '../ui/page-header'
import { ExportButtons, type FoundToExport } from './export/export-buttons'
import { useExport } from './export/use-export'

const ExportOutcomeNotice = lazyPart(async () => (await import('./export/export-outcome-notice')).ExportOutcomeNotice)

type ApplicantsHeaderProps = {
  canExport: boolean
  /** JSON Pointers as the list shows them, null for all. */
  columns: string[] | null
  /** What the list shows where it comes from an index. */
  found?: FoundToExport
}

/** The screen's title with its exports. */
export function ApplicantsHeader({ canExport, columns, found }: ApplicantsHeaderProps) {
  const { running, outcome, last, start, cancel, dismiss } = useExport()
  return (
    <>
      <PageHeader
        title="Applicants"
        actions={canExport && <ExportButtons {...{ running, start, cancel, columns, found }} />}
      >
        Everyone that this desk’s key can see at the partner.
      </PageHeader>
      {outcome && (
        <div className="fixed right-4 bottom-14 z-40 w-110 max-w-[calc(100vw-2rem)] rounded-panel bg-raised shadow-float">
          <ExportOutcomeNotice outcome={outcome} onRetry={() => last && start(last)} onDismiss={dismiss} />
        </div>
      )}
    </>
  )
}
