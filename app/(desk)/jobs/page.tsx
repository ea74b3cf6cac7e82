import { Plus } from 'lucide-react'
import type { Metadata } from 'next'
import Link from 'next/link'
import { Suspense } from 'react'
import { JobsList } from '@/components/jobs/jobs-list'
import { NotForRole } from '@/components/shell/not-for-role'
import { buttonClass } from '@/components/ui/button'
import { PageHeader } from '@/components/ui/page-header'
import { RowsSkeleton } from '@/components/ui/skeleton'
import { canWrite } from '@/lib/accounts/contract'
import { requirePage } from '@/lib/accounts/require-role'
import { config } from '@/lib/config'
import { listJobs } from '@/lib/jobs/list-jobs'

export const metadata: Metadata = { title: 'Jobs' }

export default async function JobsPage() {
  const access = await requirePage('viewer', '/jobs')
  if ('refused' in access) return <NotForRole title="Jobs" needed={access.refused} />
  const newJob = canWrite(access.session.person.role) && (
    <Link href="/jobs/new" className={buttonClass('primary')}>
      <Plus aria-hidden className="size-4" />
      New job
    </Link>
  )
  return (
    <>
      <PageHeader title="Jobs" actions={newJob}>
        The postings of the teams that this desk’s key belongs to.
      </PageHeader>
      <Suspense fallback={<RowsSkeleton rows={12} label="Loading jobs" />}>
        <FirstJobs />
      </Suspense>
    </>
  )
}

async function FirstJobs() {
  const result = await listJobs()
  const first = result.ok ? { list: result.value, loadedAt: Date.now() } : { failure: result.failure }
  const { columns, title } = config().partner.profile.jobs
  return <JobsList first={first} columns={columns.length > 0 ? columns : [title]} />
}
