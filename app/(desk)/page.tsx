import type { Metadata } from 'next'
import { ConfirmLead } from '@/components/connection/confirm-lead'
import { OverviewCards } from '@/components/overview/overview-cards'
import { NotForRole } from '@/components/shell/not-for-role'
import { PageHeader } from '@/components/ui/page-header'
import { canManage, canWrite } from '@/lib/accounts/contract'
import { requirePage } from '@/lib/accounts/require-role'
import { listFollowedRuns } from '@/lib/bulk-apply/list-runs'
import { knownProblem } from '@/lib/connection/known-problem'
import { mappingState } from '@/lib/connection/mapping-state'
import { isShowingGuesses } from '@/lib/connection/profile'
import { needsPerson } from '@/lib/dispatch/contract'
import { followDispatches } from '@/lib/dispatch/follow'
import { config } from '@/lib/runtime/config'

export const metadata: Metadata = { title: 'Overview' }

export default async function OverviewPage() {
  const access = await requirePage('viewer', '/')
  if ('refused' in access) return <NotForRole title="Overview" needed={access.refused} />
  const { person } = access.session
  const [followed, runs] = canWrite(person.role)
    ? await Promise.all([followDispatches(person, null, new AbortController().signal), listFollowedRuns(person)])
    : [null, []]
  const isHeld = mappingState() === 'unconfirmed'
  return (
    <>
      <PageHeader title="Overview">Good to see you, {person.name}.</PageHeader>
      {canManage(person.role) && (isHeld || isShowingGuesses()) && <ConfirmLead isHeld={isHeld} />}
      <OverviewCards
        role={person.role}
        runs={runs}
        problem={knownProblem()}
        needsYou={followed?.items.filter(needsPerson) ?? []}
        partnerHost={canManage(person.role) ? new URL(config().partner.url).host : null}
      />
    </>
  )
}
