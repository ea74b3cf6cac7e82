import type { Metadata } from 'next'
import { addressOf, searchParamsOf } from '@/app/search-params'
import { ActivityScreen } from '@/components/activity/activity-screen'
import { filterOf, isSameEverywhere, readFilterAddress } from '@/components/activity/address'
import { activityWords } from '@/components/activity/words'
import { NotForRole } from '@/components/shell/notes/not-for-role'
import { canManage, canWrite, maskingFor, type Role } from '@/lib/accounts/contract'
import { listNames } from '@/lib/accounts/list-people'
import { requirePage } from '@/lib/accounts/require-role'
import { type ActivityFilter, activityPageSize, type ActivityPage as Page } from '@/lib/activity/contract'
import { listActivity } from '@/lib/activity/list-activity'
import { maskAll } from '@/lib/activity/mask-emails'
import { nameApplicants } from '@/lib/applicants/name-applicants'
import { listRefusalCauses } from '@/lib/bulk-apply/refusal-causes'
import { readTeamNames } from '@/lib/connection/teams/list-teams'

export const generateMetadata = (): Metadata => ({ title: activityWords.title })

export default async function ActivityPage({ searchParams }: PageProps<'/activity'>) {
  const query = await searchParams
  const access = await requirePage('viewer', addressOf('/activity', query))
  if ('refused' in access) return <NotForRole title={activityWords.title} needed={access.refused} />
  const { id, role } = access.session.person
  const initial = readFilterAddress(searchParamsOf(query))
  const { choice } = initial
  const [names, first, causes] = await Promise.all([
    listNames(),
    isSameEverywhere(choice) ? firstPage(filterOf(choice, new Date()), role) : null,
    canWrite(role) ? listRefusalCauses('everybody') : [],
  ])
  return (
    <ActivityScreen
      first={first}
      causes={causes}
      initial={initial}
      people={canWrite(role) ? names : maskAll(names)}
      canWrite={canWrite(role)}
      reader={{ id, decidesForAll: canManage(role) }}
    />
  )
}

async function firstPage(filter: ActivityFilter, role: Role): Promise<Page> {
  const masking = maskingFor(role)
  const page = await listActivity({ filter, limit: activityPageSize }, { ...masking, teamNames: await readTeamNames() })
  return { ...page, items: await nameApplicants(page.items, masking) }
}
