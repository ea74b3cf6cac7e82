import { Download } from 'lucide-react'
import { type Run, runResultsUrl } from '@/lib/bulk-apply/contract'
import { buttonClass } from '../../ui/button'

/** The rows with what became of them, and those that failed in the shape in which they were uploaded. */
export function Downloads({ run }: { run: Run }) {
  if (run.state === 'draft') return null
  return (
    <>
      <a href={runResultsUrl(run.id, 'all')} download className={buttonClass()}>
        <Download aria-hidden className="size-4" />
        Download results
      </a>
      {hasFailed(run) && (
        <a
          href={runResultsUrl(run.id, 'failed')}
          download
          title="In the shape of your upload, to mend and send again. Rows that may have worked are not among them."
          aria-describedby="failed-rows"
          className={buttonClass()}
        >
          <Download aria-hidden className="size-4" />
          Download failed rows
        </a>
      )}
    </>
  )
}

/** What the second file is for and what it leaves out. */
export function FailedRowsHint({ run }: { run: Run }) {
  if (!hasFailed(run)) return null
  return (
    <p id="failed-rows" className="text-small text-quiet">
      “Download failed rows” has the shape of your upload: mend the rows and send them again. Rows that may have worked
      are not among them.
    </p>
  )
}

/** While a run is being cancelled the file would hold a part of its rows. */
function hasFailed({ state, counts }: Run): boolean {
  if (state === 'draft' || state === 'cancelling') return false
  return counts.refused + counts.held + counts.cancelled > 0
}
