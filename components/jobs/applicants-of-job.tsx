'use client'

import { Users } from 'lucide-react'
import Link from 'next/link'
import { applicantsKey, plainSearch, type SearchAnswer } from '@/lib/applicants/contract'
import { plainView } from '@/lib/views/plain-view'
import { ErrorNotice } from '../api/error-notice'
import { findApplicants } from '../api/find-applicants'
import { useRead } from '../api/queries'
import { writeViewAddress } from '../records/view/view-address'
import { Skeleton } from '../ui/skeleton'
import { jobsWords } from './words'

type ApplicantsOfJobProps = {
  jobId: string
  /** Whether there is an applicant index to count them in. */
  isCounted: boolean
}

/** A link to a job's applicants, with their number if the desk can count them. */
export function ApplicantsOfJob({ jobId, isCounted }: ApplicantsOfJobProps) {
  if (isCounted) return <CountedApplicants jobId={jobId} />
  return <ApplicantsLine jobId={jobId} text={jobsWords.applicantsOfJob} />
}

function CountedApplicants({ jobId }: { jobId: string }) {
  const found = useRead({
    queryKey: [...applicantsKey, 'of-job', jobId],
    queryFn: ({ signal }) => askForApplicants(jobId, signal),
    // Show the cached answer at once, and refresh it.
    staleTime: 0,
  })
  if (found.error && !found.isFetching)
    return <ErrorNotice error={found.error} onRetry={() => void found.refetch()} isRetrying={false} />
  if (!found.data) return <Skeleton className="h-5 w-48" />
  const { count } = found.data.total
  return <ApplicantsLine jobId={jobId} text={jobsWords.applicants({ count })} isNobody={count === 0} />
}

type ApplicantsLineProps = { jobId: string; text: string; isNobody?: boolean }

function ApplicantsLine({ jobId, text, isNobody = false }: ApplicantsLineProps) {
  // Empty for an id that must not appear in a URL.
  const query = writeViewAddress({ ...plainView, where: { jobId: [jobId] } }, null)
  return (
    <p className="flex items-center gap-2 tabular-nums">
      <Users aria-hidden className="size-4 shrink-0 text-quiet" />
      {isNobody || query === '' ? (
        text
      ) : (
        <Link href={`/applicants${query}`} prefetch={false} className="link">
          {text}
        </Link>
      )}
    </p>
  )
}

function askForApplicants(jobId: string, signal: AbortSignal): Promise<SearchAnswer> {
  const filters = { jobId: [jobId] }
  return findApplicants({ ...plainSearch, filters, limit: 1 }, signal)
}
