import { RotateCw } from 'lucide-react'
import type { SheetSummary } from '@/lib/bulk-apply/sheet/contract'
import { type Job, jobIdWords } from '@/lib/jobs/contract'
import { DeskError } from '../../api/desk-api'
import { ErrorNotice } from '../../api/error-notice'
import { useIsAdmin } from '../../api/role-context'
import { apiErrorWords } from '../../api/words'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { checkWords } from './check/words'
import type { Lookup } from './upload-state'
import { useUploadStore } from './use-upload'

type CheckNoticesProps = {
  checked: SheetSummary
  /** Heading of the column whose names were split. */
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
  const upload = useUploadStore()
  const withoutIds = jobIdWords(jobs, useIsAdmin())
  return (
    <>
      {splitFrom !== null && (
        <Notice tone="warn" title={checkWords.namesSplit}>
          <p>{checkWords.namesSplitHint({ heading: splitFrom })}</p>
        </Notice>
      )}
      {withoutIds && (
        <Notice tone="warn" title={checkWords.jobsWithoutIds}>
          <p>{withoutIds}</p>
        </Notice>
      )}
      {rowErrors.size > 0 && (
        <Notice isUrgent tone="bad" title={checkWords.rowErrors({ count: rowErrors.size })}>
          <p>{checkWords.rowErrorsHint}</p>
          <ul className="list-disc pl-4">
            {[...rowErrors].slice(0, maxShown).map(([row, message]) => (
              <li key={row} className="wrap-anywhere">
                {checkWords.rowError({ row: String(row), message })}
              </li>
            ))}
            {rowErrors.size > maxShown && <li>{checkWords.moreRowErrors({ count: rowErrors.size - maxShown })}</li>}
          </ul>
        </Notice>
      )}
      {!checked.isJobListKnown && (
        <Notice tone="warn" title={checkWords.jobsUnchecked}>
          <p>{checkWords.jobsUncheckedHint}</p>
        </Notice>
      )}
      {jobsError instanceof DeskError && <ErrorNotice error={jobsError} onRetry={onRetryJobs} isRetrying={false} />}
      {lookup.state === 'failed' && (
        <Notice
          tone="warn"
          title={checkWords.earlierFailed}
          actions={
            <Button onClick={() => void upload.lookUp()}>
              <RotateCw aria-hidden className="size-4" />
              {checkWords.tryAgain}
            </Button>
          }
        >
          <p>
            {lookup.error.kind === 'partner' ? '' : `${apiErrorWords[lookup.error.kind].title}. `}
            {checkWords.earlierFailedHint}
          </p>
        </Notice>
      )}
    </>
  )
}
