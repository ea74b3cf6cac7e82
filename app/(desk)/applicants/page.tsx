import type { Metadata } from 'next'
import { Suspense } from 'react'
import { ApplicantsHeader } from '@/components/applicants/applicants-header'
import { ApplicantsList } from '@/components/applicants/applicants-list'
import type { FirstPage } from '@/components/applicants/read-applicants'
import { NotForRole } from '@/components/shell/not-for-role'
import { RowsSkeleton } from '@/components/ui/skeleton'
import { canWrite } from '@/lib/accounts/contract'
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
      <ApplicantsHeader canExport={canWrite(access.session.person.role)} />
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
