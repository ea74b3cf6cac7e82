import { TriangleAlert } from 'lucide-react'
import type { Matching, SheetSummary } from '@/lib/bulk-apply/sheet/contract'
import { JobLink } from '../../links/links'
import { leftOutReasons } from '../left-out-reasons'
import { leftOutOf, rowsToSend } from './check-words'
import { matchWords } from './match/words'
import { sendWords } from './send/words'

const shownJobs = 10

/** How many rows go to which jobs, whether queued, and what is not sent. */
export function SendSummary({ checked, matching }: { checked: SheetSummary; matching: Matching }) {
  const count = rowsToSend(checked)
  const { jobs, jobCount, states } = checked
  const unsent = checked.rows - count
  return (
    <dl className="grid gap-x-6 gap-y-1 rounded-panel border bg-raised p-4 sm:gap-y-3 sm:grid-cols-[8rem_minmax(0,1fr)]">
      <dt className="font-medium max-sm:pt-2 max-sm:first:pt-0">{sendWords.willBeSent}</dt>
      <dd className="tabular-nums">
        {sendWords.rows({ count })}
        {states.accepted > 0 && ` · ${sendWords.accepted({ count: states.accepted })}`}
      </dd>
      <dt className="font-medium max-sm:pt-2 max-sm:first:pt-0">{sendWords.jobs({ count: jobCount })}</dt>
      <dd>
        <ul className="grid gap-0.5">
          {jobs.slice(0, shownJobs).map(({ id, title, rows }) => (
            <li key={id} className="wrap-anywhere tabular-nums">
              {title === '' ? (
                <span>
                  <TriangleAlert aria-hidden className="mr-1 inline size-4 text-warn" />
                  {sendWords.unknownJob({ id })}
                </span>
              ) : (
                <JobLink id={id}>
                  <bdi>{title}</bdi>
                </JobLink>
              )}
              <span className="text-quiet">
                {title !== '' && title !== id ? ` · ${id}` : ''} · {sendWords.rows({ count: rows })}
              </span>
            </li>
          ))}
          {jobCount > shownJobs && (
            <li className="text-quiet">{sendWords.moreJobs({ count: jobCount - shownJobs })}</li>
          )}
        </ul>
      </dd>
      <dt className="font-medium max-sm:pt-2 max-sm:first:pt-0">{sendWords.queued}</dt>
      <dd className="tabular-nums">{queuedWords(matching, checked)}</dd>
      <dt className="font-medium max-sm:pt-2 max-sm:first:pt-0">{sendWords.notSent}</dt>
      <dd className="tabular-nums">
        {unsent === 0 ? (
          sendWords.nothing
        ) : (
          <>
            {sendWords.rows({ count: unsent })}
            <span className="text-quiet">
              {states.invalid > 0 && ` · ${sendWords.toFix({ count: states.invalid })}`}
              {states.warning > 0 && ` · ${sendWords.toReview({ count: states.warning })}`}
              {states['left-out'] > 0 && ` · ${sendWords.leftOut({ count: states['left-out'] })}`}
            </span>
            <p className="text-small text-quiet">
              {sendWords.reasons({ reasons: leftOutReasons(leftOutOf(checked)) })}
            </p>
          </>
        )}
      </dd>
    </dl>
  )
}

/** The first row of each job is never queued. */
function queuedWords({ columns, constants }: Matching, checked: SheetSummary): string {
  const { jobCount: jobs, isQueuedByRow } = checked
  if (columns.includes('enqueue')) return sendWords.queuedByColumn({ direct: jobs })
  if (isQueuedByRow) return sendWords.queuedByRow({ direct: jobs })
  if (constants.enqueue !== matchWords.yes) return sendWords.isNotQueued
  return sendWords.isQueued({ queued: rowsToSend(checked) - jobs, direct: jobs })
}
