import { RotateCw } from 'lucide-react'
import type { Checked } from '@/lib/bulk-apply/sheet/contract'
import { DeskError } from '../../api/desk-api'
import { apiErrorWords, ErrorNotice } from '../../api/error-notice'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { rowCount } from './check-words'
import type { Lookup } from './upload-store'
import { upload } from './use-upload'

type CheckNoticesProps = {
  checked: Checked
  lookup: Lookup
  refused: ReadonlyMap<number, string>
  jobsError: unknown
  onRetryJobs: () => void
}

const refusedAtMost = 5

/** What could not be checked, and what the desk found when the rows were handed over. */
export function CheckNotices({ checked, lookup, refused, jobsError, onRetryJobs }: CheckNoticesProps) {
  return (
    <>
      {refused.size > 0 && (
        <Notice isUrgent tone="bad" title={`The desk did not take ${rowCount(refused.size)}`}>
          <p>Mend them or leave them out, then go on. Nothing was sent.</p>
          <ul className="list-disc pl-4">
            {[...refused].slice(0, refusedAtMost).map(([row, message]) => (
              <li key={row} className="wrap-anywhere">
                Row {row}: {message}
              </li>
            ))}
            {refused.size > refusedAtMost && <li>And {rowCount(refused.size - refusedAtMost)} more.</li>}
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
            {lookup.trouble.kind === 'partner' ? '' : `${apiErrorWords[lookup.trouble.kind].title}. `}
            Who was applied for before is not marked yet. The desk checks once more when it takes the rows over.
          </p>
        </Notice>
      )}
    </>
  )
}
