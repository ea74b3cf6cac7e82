'use client'

import { PauseCircle } from 'lucide-react'
import type { HeldJob, RunDecision } from '@/lib/bulk-apply/contract'
import { useNextStep } from '../../api/role-context'
import { Button } from '../../ui/button'
import { useCount } from '../../ui/use-count'

type HeldJobsProps = { jobs: readonly HeldJob[]; deciding: string | null; onDecide: (decision: RunDecision) => void }

/** Jobs that took no application when their first row was sent: their other rows wait for a person. */
export function HeldJobs({ jobs, deciding, onDecide }: HeldJobsProps) {
  const formatCount = useCount()
  const nextStepOf = useNextStep()
  if (jobs.length === 0) return null
  const rows = jobs.reduce((sum, job) => sum + job.rows, 0)
  return (
    <section aria-labelledby="held-jobs" className="rounded-panel border bg-warn-soft">
      <h2 id="held-jobs" className="flex items-center gap-2 px-3 pt-3 font-semibold text-warn">
        <PauseCircle aria-hidden className="size-4 shrink-0" />
        {jobs.length === 1 ? '1 job is held' : `${formatCount(jobs.length)} jobs are held`}: the partner refuses
        applications for {jobs.length === 1 ? 'it' : 'them'}
      </h2>
      <p className="px-3">
        {rows === 1 ? '1 row was' : `${formatCount(rows)} rows were`} not sent and {rows === 1 ? 'waits' : 'wait'} for
        you; rows of other jobs do not. “Try this job again” also sends what was refused for this reason.
      </p>
      <ul aria-label="Held jobs" className="max-h-72 overflow-y-auto px-3 pb-1">
        {jobs.map(({ jobId, title, rows, failure }) => (
          <li key={jobId} className="flex flex-wrap items-start gap-x-4 gap-y-2 border-t py-2 first:border-t-0">
            <div className="min-w-0 flex-1 basis-72">
              <p dir="auto" className="wrap-anywhere font-medium">
                {title}{' '}
                <span className="font-normal text-quiet tabular-nums">
                  · {formatCount(rows)} {rows === 1 ? 'row' : 'rows'}
                </span>
              </p>
              <p>
                {failure.title}. {failure.meaning}
              </p>
              {failure.said && <p>The partner’s words: “{failure.said}”</p>}
              <p className="text-small text-quiet">
                {nextStepOf(failure)} Reference {failure.reference}
              </p>
            </div>
            <div className="flex flex-wrap gap-2">
              <Button
                onClick={() => onDecide({ what: 'try-job', jobId })}
                isPending={deciding === `try-job ${jobId}`}
                pendingLabel="Trying…"
              >
                Try this job again<span className="sr-only">: {title}</span>
              </Button>
              <Button
                onClick={() => onDecide({ what: 'skip-job', jobId })}
                isPending={deciding === `leave-job ${jobId}`}
                pendingLabel="Leaving…"
              >
                Leave these rows out<span className="sr-only">: {title}</span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
