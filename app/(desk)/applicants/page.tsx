import type { Metadata } from 'next'
import { Suspense } from 'react'
import { ApplicantsList } from '@/components/applicants/applicants-list'
import { NotForRole } from '@/components/shell/not-for-role'
import { PageHeader } from '@/components/ui/page-header'
import { RowsSkeleton } from '@/components/ui/skeleton'
import { requirePage } from '@/lib/accounts/require-role'
import { applicantPlaces } from '@/lib/applicants/applicant-places'
import { largestLimit } from '@/lib/applicants/contract'
import { listApplicants } from '@/lib/applicants/list-applicants'

export const metadata: Metadata = { title: 'Applicants' }

export default async function ApplicantsPage() {
  const access = await requirePage('viewer', '/applicants')
  if ('refused' in access) return <NotForRole title="Applicants" needed={access.refused} />
  return (
    <>
      <PageHeader title="Applicants">Everyone that this desk’s key can see at the partner.</PageHeader>
      <Suspense fallback={<RowsSkeleton rows={18} label="Loading applicants" />}>
        <FirstApplicants />
      </Suspense>
    </>
  )
}

/** The first page comes with the screen; the browser asks for the others. */
async function FirstApplicants() {
  const result = await listApplicants({ offset: 0, limit: largestLimit })
  const first = result.ok ? { page: result.value, loadedAt: Date.now() } : { failure: result.failure }
  return <ApplicantsList first={first} places={applicantPlaces()} />
}
