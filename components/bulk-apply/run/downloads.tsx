import { Download } from 'lucide-react'
import { type Run, runResultsUrl } from '@/lib/bulk-apply/contract'
import { buttonClass } from '../../ui/button'
import { keepZone } from '../../ui/keep-zone'
import { downloadWords } from './words'

/** Downloads: all rows with their outcomes, and the failed rows in the columns of the upload. */
export function Downloads({ run }: { run: Run }) {
  if (run.state === 'draft') return null
  return (
    <>
      <a href={runResultsUrl(run.id, 'all')} download onClick={keepZone} className={buttonClass()}>
        <Download aria-hidden className="size-4 max-md:hidden" />
        {downloadWords.results}
      </a>
      {hasFailed(run) && (
        <>
          <a
            href={runResultsUrl(run.id, 'failed')}
            download
            onClick={keepZone}
            title={downloadWords.failedHint}
            aria-describedby="failed-rows"
            className={buttonClass()}
          >
            <Download aria-hidden className="size-4 max-md:hidden" />
            {downloadWords.failed}
          </a>
          <span id="failed-rows" hidden>
            {downloadWords.failedHint}
          </span>
        </>
      )}
    </>
  )
}

/** While a run is being cancelled, the file would hold only some of its rows. */
function hasFailed({ state, counts }: Run): boolean {
  if (state === 'draft' || state === 'cancelling') return false
  return counts.refused + counts.held + counts.cancelled > 0
}
