import type { Metadata } from 'next'
import { ApplicantsScreen } from '@/components/applicants/applicants-screen'
import type { FirstPage } from '@/components/applicants/list/read-applicants'
import { readViewAddress } from '@/components/applicants/view/view-address'
import { NotForRole } from '@/components/shell/not-for-role'
import { canWrite } from '@/lib/accounts/contract'
import { requirePage } from '@/lib/accounts/require-role'
import { applicantMapping } from '@/lib/applicants/applicant-mapping'
import { largestLimit } from '@/lib/applicants/contract'
import { listApplicants } from '@/lib/applicants/list-applicants'
import { resolveWithin } from '@/lib/runtime/resolve-within'
import { listViews } from '@/lib/views/saved-views'
import { removeViewAction, saveViewAction } from './actions'

export const metadata: Metadata = { title: 'Applicants' }

export default async function ApplicantsPage({ searchParams }: PageProps<'/applicants'>) {
  const access = await requirePage('viewer', '/applicants')
  if ('refused' in access) return <NotForRole title="Applicants" needed={access.refused} />
  const { person } = access.session
  const arriving = firstPage()
  const [views, query, first] = await Promise.all([
    listViews(person.id, 'applicants'),
    searchParams,
    resolveWithin(arriving),
  ])
  return (
    <ApplicantsScreen
      first={first ?? arriving}
      mapping={applicantMapping()}
      initial={readViewAddress(asQuery(query))}
      canWrite={canWrite(person.role)}
      views={views}
      saveView={saveViewAction}
      removeView={removeViewAction}
    />
  )
}

/** The first page comes with the screen; the browser asks for the others. */
async function firstPage(): Promise<FirstPage> {
  const result = await listApplicants({ offset: 0, limit: largestLimit })
  return result.ok ? { page: result.value, loadedAt: Date.now() } : { failure: result.failure }
}

function asQuery(query: Awaited<PageProps<'/applicants'>['searchParams']>): URLSearchParams {
  return new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => [value ?? []].flat().map((one): [string, string] => [name, one])),
  )
}
