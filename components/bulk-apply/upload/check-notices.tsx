import { RotateCw } from 'lucide-react'
import type { SheetSummary } from '@/lib/bulk-apply/sheet/contract'
import { type Job, jobIdWords } from '@/lib/jobs/contract'
import { DeskError } from '../../api/desk-api'
import { ErrorNotice } from '../../api/error-notice'
import { useIsAdmin } from '../../api/role-context'
import { apiErrorWords } from '../../api/words'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { rowCountText } from './check-words'
import type { Lookup } from './upload-state'
import { upload } from './use-upload'

type CheckNoticesProps = {
  checked: SheetSummary
  /** The heading of the names that were split. */
  splitFrom: string | null
  jobs: readonly Job[]
  lookup: Lookup
  rowErrors: ReadonlyMap<number, string>
  jobsError: unknown
  onRetryJobs: () => void
}

const maxShown = 5

/** What could not be checked, and the server's errors from the upload. */
export function CheckNotices(props: CheckNoticesProps) {
  const { checked, splitFrom, jobs, lookup, rowErrors, jobsError, onRetryJobs } = props
  const withoutIds = jobIdWords(jobs, useIsAdmin())
  return (
    <>
      {splitFrom !== null && (
        <Notice tone="warn" title="First and last names were split by the desk">
          <p>
            They come from “{splitFrom}”: its last word, or what stands before a comma, is taken for the family name.
            Look through them below. A name of one word is left empty.
          </p>
        </Notice>
      )}
      {withoutIds && (
        <Notice tone="warn" title="Jobs without an ID">
          <p>{withoutIds}</p>
        </Notice>
      )}
      {rowErrors.size > 0 && (
        <Notice isUrgent tone="bad" title={`The desk did not take ${rowCountText(rowErrors.size)}`}>
          <p>Mend them or leave them out, then go on. Nothing was sent.</p>
          <ul className="list-disc pl-4">
            {[...rowErrors].slice(0, maxShown).map(([row, message]) => (
              <li key={row} className="wrap-anywhere">
                Row {row}: {message}
              </li>
            ))}
            {rowErrors.size > maxShown && <li>And {rowCountText(rowErrors.size - maxShown)} more.</li>}
          </ul>
        </Notice>
      )}
      {!checked.isJobListKnown && (
        <Notice tone="warn" title="The jobs could not be checked">
          <p>
            The list of jobs cannot be read now. You can go on: job IDs are sent as they stand, and the partner says
            which jobs take no applications.
          </p>
        </Notice>
      )}
      {jobsError instanceof DeskError && <ErrorNotice error={jobsError} onRetry={onRetryJobs} isRetrying={false} />}
      {lookup.state === 'failed' && (
        <Notice
          tone="warn"
          title="Earlier applications could not be looked up"
          actions={
            <Button onClick={() => void upload.lookUp()}>
              <RotateCw aria-hidden className="size-4" />
              Try again
            </Button>
          }
        >
          <p>
            {lookup.error.kind === 'partner' ? '' : `${apiErrorWords[lookup.error.kind].title}. `}
            Who was applied for before is not marked yet. The desk checks once more when it takes the rows over.
          </p>
        </Notice>
      )}
    </>
  )
}
