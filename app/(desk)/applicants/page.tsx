import type { Metadata } from 'next'
import { Suspense } from 'react'
import { ApplicantsList } from '@/components/applicants/applicants-list'
import type { FirstPage } from '@/components/applicants/read-applicants'
import { NotForRole } from '@/components/shell/not-for-role'
import { PageHeader } from '@/components/ui/page-header'
import { RowsSkeleton } from '@/components/ui/skeleton'
import { requirePage } from '@/lib/accounts/require-role'
import { applicantPlaces } from '@/lib/applicants/applicant-places'
import { largestLimit } from '@/lib/applicants/contract'
import { listApplicants } from '@/lib/applicants/list-applicants'
import { soon } from '@/lib/server/soon'

export const metadata: Metadata = { title: 'Applicants' }

export default async function ApplicantsPage() {
  const access = await requirePage('viewer', '/applicants')
  if ('refused' in access) return <NotForRole title="Applicants" needed={access.refused} />
  const arriving = firstPage()
  const first = await soon(arriving)
  return (
    <>
      <PageHeader title="Applicants">Everyone that this desk’s key can see at the partner.</PageHeader>
      {first ? (
        <ApplicantsList first={first} places={applicantPlaces()} />
      ) : (
        <Suspense fallback={<RowsSkeleton rows={18} label="Loading applicants" />}>
          <LateApplicants arriving={arriving} />
        </Suspense>
      )}
    </>
  )
}

async function LateApplicants({ arriving }: { arriving: Promise<FirstPage> }) {
  return <ApplicantsList first={await arriving} places={applicantPlaces()} />
}

/** The first page comes with the screen; the browser asks for the others. */
async function firstPage(): Promise<FirstPage> {
  const result = await listApplicants({ offset: 0, limit: largestLimit })
  return result.ok ? { page: result.value, loadedAt: Date.now() } : { failure: result.failure }
}
