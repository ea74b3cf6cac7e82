import { Plus } from 'lucide-react'
import type { Metadata } from 'next'
import Link from 'next/link'
import { Suspense } from 'react'
import { type FirstJobs, JobsList } from '@/components/jobs/jobs-list'
import type { ListLocation } from '@/components/records/view/use-list-view'
import { queryOf, readViewAddress } from '@/components/records/view/view-address'
import { NotForRole } from '@/components/shell/not-for-role'
import { buttonClass } from '@/components/ui/button'
import { PageHeader } from '@/components/ui/page-header'
import { RowsSkeleton } from '@/components/ui/skeleton'
import { canWrite } from '@/lib/accounts/contract'
import { requirePage } from '@/lib/accounts/require-role'
import type { JobMapping } from '@/lib/jobs/contract'
import { jobMapping } from '@/lib/jobs/job-mapping'
import { listJobs } from '@/lib/jobs/list-jobs'
import { resolveWithin } from '@/lib/runtime/resolve-within'

export const metadata: Metadata = { title: 'Jobs' }

export default async function JobsPage({ searchParams }: PageProps<'/jobs'>) {
  const access = await requirePage('viewer', '/jobs')
  if ('refused' in access) return <NotForRole title="Jobs" needed={access.refused} />
  const canCreate = canWrite(access.session.person.role)
  const newJob = canCreate && (
    <Link href="/jobs/new" className={buttonClass('primary')}>
      <Plus aria-hidden className="size-4" />
      New job
    </Link>
  )
  const arriving = firstJobs()
  const [first, query] = await Promise.all([resolveWithin(arriving), searchParams])
  const shown = { mapping: jobMapping(), initial: readViewAddress(queryOf(query)), canWrite: canCreate }
  return (
    <>
      <PageHeader title="Jobs" actions={newJob}>
        The postings of the teams that this desk’s key belongs to.
      </PageHeader>
      {first ? (
        <JobsList first={first} {...shown} />
      ) : (
        <Suspense fallback={<RowsSkeleton rows={12} label="Loading jobs" />}>
          <LateJobs arriving={arriving} {...shown} />
        </Suspense>
      )}
    </>
  )
}

type LateJobsProps = {
  arriving: Promise<FirstJobs>
  mapping: JobMapping
  initial: ListLocation
  canWrite: boolean
}

async function LateJobs({ arriving, ...shown }: LateJobsProps) {
  return <JobsList first={await arriving} {...shown} />
}

async function firstJobs(): Promise<FirstJobs> {
  const result = await listJobs()
  return result.ok ? { list: result.value, loadedAt: Date.now() } : { failure: result.failure }
}
