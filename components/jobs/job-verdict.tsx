import Link from 'next/link'
import type { CreatedJob } from '@/lib/jobs/contract'
import { FailureNotice } from '../failure-notice'
import { PartnerAnswer } from '../partner-answer'
import { buttonClass } from '../ui/button'
import { Notice } from '../ui/notice'
import type { Outcome } from '../write-outcome'

const lookAtJobs = (
  <Link href="/jobs" className={buttonClass()}>
    Look at the jobs
  </Link>
)

/** What became of a new job, as far as it is known. */
export function JobVerdict({ outcome }: { outcome: Outcome<CreatedJob> }) {
  switch (outcome.state) {
    case 'done':
      return (
        <Notice tone="good" title="Created" actions={lookAtJobs}>
          <p dir="auto">
            {outcome.done.title ?? 'The job'} is at the partner
            {outcome.done.id === null ? '. The partner did not say its ID.' : `, with the ID ${outcome.done.id}.`}
          </p>
          <PartnerAnswer answer={outcome.done.answer} />
        </Notice>
      )
    case 'refused':
      return (
        <>
          <p className="text-section font-semibold">Not created</p>
          <FailureNotice failure={outcome.failure} />
        </>
      )
    case 'unclear':
      return (
        <>
          <Notice tone="unclear" title="Not known yet" actions={lookAtJobs}>
            <p>The job may have been created. Look at the list of jobs in a minute before you create it again.</p>
          </Notice>
          <FailureNotice failure={outcome.failure} />
        </>
      )
    case 'desk-silent':
      return (
        <Notice isUrgent tone="unclear" title="Not known yet" actions={lookAtJobs}>
          <p>
            The desk did not answer, so it is not known whether the job was sent. What you typed is still here. Look at
            the list of jobs before you create it again.
          </p>
        </Notice>
      )
    case 'not-allowed':
      return <Notice isUrgent tone="bad" title={outcome.reason} />
  }
}
