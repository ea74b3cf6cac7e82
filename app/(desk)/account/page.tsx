import type { Metadata } from 'next'
import { OwnAccount } from '@/components/account/own-account'
import { NotForRole } from '@/components/shell/not-for-role'
import { PageHeader } from '@/components/ui/page-header'
import { requirePage } from '@/lib/accounts/require-role'
import { version } from '@/lib/runtime/version'
import { changeOwnPasswordAction, signOutEverywhereAction } from './actions'

export const metadata: Metadata = { title: 'Account' }

export default async function AccountPage() {
  const access = await requirePage('viewer', '/account')
  if ('refused' in access) return <NotForRole title="Account" needed={access.refused} />
  const { name, email, role } = access.session.person
  return (
    <>
      <PageHeader title="Account">
        {name} · {email} · {role}
      </PageHeader>
      <OwnAccount changePassword={changeOwnPasswordAction} signOutEverywhere={signOutEverywhereAction} />
      <p className="mt-8 text-quiet">Partner Desk {version}</p>
    </>
  )
}
