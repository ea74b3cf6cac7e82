import type { Metadata } from 'next'
import { OverviewCards } from '@/components/overview/overview-cards'
import { NotForRole } from '@/components/shell/not-for-role'
import { PageHeader } from '@/components/ui/page-header'
import { canManage } from '@/lib/accounts/contract'
import { requirePage } from '@/lib/accounts/require-role'
import { config } from '@/lib/config'

export const metadata: Metadata = { title: 'Overview' }

export default async function OverviewPage() {
  const access = await requirePage('viewer', '/')
  if ('refused' in access) return <NotForRole title="Overview" needed={access.refused} />
  const { person } = access.session
  return (
    <>
      <PageHeader title="Overview">Good to see you, {person.name}.</PageHeader>
      <OverviewCards
        role={person.role}
        partnerHost={canManage(person.role) ? new URL(config().partner.url).host : null}
      />
    </>
  )
}
