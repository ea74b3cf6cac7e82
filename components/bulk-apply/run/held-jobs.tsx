'use client'

import type { HeldJob, RunDecision } from '@/lib/bulk-apply/contract'
import { useNextStep } from '../../api/role-context'
import { Button } from '../../ui/button'
import { Reference } from '../../ui/copying/reference'
import { NoticeLine } from '../../ui/notice-line'
import { actionWords, heldJobWords, runWords } from './words'

type HeldJobsProps = { jobs: readonly HeldJob[]; deciding: string | null; onDecide: (decision: RunDecision) => void }

/** Jobs that did not accept their first row's application; their other rows wait for the user's decision. */
export function HeldJobs({ jobs, deciding, onDecide }: HeldJobsProps) {
  const nextStepOf = useNextStep()
  if (jobs.length === 0) return null
  return (
    <ul aria-label={heldJobWords.list} className="grid max-h-72 gap-2 overflow-y-auto">
      {jobs.map(({ jobId, title, rows, failure }) => (
        <li key={jobId}>
          <NoticeLine
            tone="warn"
            title={
              <>
                <bdi>{title}</bdi>: {failure.title} · {heldJobWords.rows({ count: rows })}
              </>
            }
            actions={
              <>
                <Button
                  onClick={() => onDecide({ what: 'try-job', jobId })}
                  isPending={deciding === `try-job ${jobId}`}
                  pendingLabel={actionWords.trying}
                >
                  {heldJobWords.tryAgain}
                  <span className="sr-only">: {title}</span>
                </Button>
                <Button
                  onClick={() => onDecide({ what: 'skip-job', jobId })}
                  isPending={deciding === `skip-job ${jobId}`}
                  pendingLabel={actionWords.leaving}
                >
                  {heldJobWords.leaveOut}
                  <span className="sr-only">: {title}</span>
                </Button>
              </>
            }
          >
            <p>{failure.meaning}</p>
            {failure.said && <p>{runWords.partnerSaid({ said: failure.said })}</p>}
            <p>
              {nextStepOf(failure)} {heldJobWords.details}
            </p>
            <p className="text-small text-quiet">
              <Reference value={failure.reference} />
            </p>
          </NoticeLine>
        </li>
      ))}
    </ul>
  )
}
