import type { Metadata } from 'next'
import { ErasePersonScreen } from '@/components/privacy/erase-person-screen'
import { NotForRole } from '@/components/shell/not-for-role'
import { PageHeader } from '@/components/ui/page-header'
import { requirePage } from '@/lib/accounts/require-role'
import { erasePage } from '@/lib/privacy/contract'
import { listDeactivated } from '@/lib/privacy/deactivated-colleagues'
import { erasePersonAction, findPersonAction, previewErasureAction } from './actions'

const title = 'Find and erase a person'
const actions = { find: findPersonAction, preview: previewErasureAction, erase: erasePersonAction }

export const metadata: Metadata = { title }

export default async function ErasePersonPage() {
  const access = await requirePage('admin', erasePage)
  if ('refused' in access) return <NotForRole title={title} needed={access.refused} />
  return (
    <>
      <PageHeader title={title}>
        Removes what this desk keeps about a person. The partner’s own records stay.
      </PageHeader>
      <ErasePersonScreen deactivated={await listDeactivated()} actions={actions} />
    </>
  )
}
