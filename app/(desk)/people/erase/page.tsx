import type { Metadata } from 'next'
import { ErasePersonScreen } from '@/components/privacy/erase-person-screen'
import { privacyWords } from '@/components/privacy/words'
import { NotForRole } from '@/components/shell/notes/not-for-role'
import { PageHeader } from '@/components/ui/page-header'
import { requirePage } from '@/lib/accounts/require-role'
import { erasePage } from '@/lib/privacy/contract'
import { listDeactivated } from '@/lib/privacy/deactivated-colleagues'
import { config } from '@/lib/runtime/config'
import { erasePersonAction, findPersonAction, previewErasureAction } from './actions'

const actions = { find: findPersonAction, preview: previewErasureAction, erase: erasePersonAction }

export const generateMetadata = (): Metadata => ({ title: privacyWords.pageTitle })

export default async function ErasePersonPage() {
  const access = await requirePage('admin', erasePage)
  if ('refused' in access) return <NotForRole title={privacyWords.pageTitle} needed={access.refused} />
  return (
    <>
      <PageHeader title={privacyWords.pageTitle}>{privacyWords.lead}</PageHeader>
      <ErasePersonScreen
        deactivated={await listDeactivated()}
        hasSingleSignOn={config().oidc !== null}
        actions={actions}
      />
    </>
  )
}
