import type { Metadata } from 'next'
import { EasyApplyForm } from '@/components/easy-apply/easy-apply-form'
import { NotForRole } from '@/components/shell/not-for-role'
import { PageHeader } from '@/components/ui/page-header'
import { requirePage } from '@/lib/accounts/require-role'
import { config } from '@/lib/config'
import { filledBy, formOf, schemaAt } from '@/lib/forms/form-node'
import { namePlace } from '@/lib/forms/name-place'
import { submitApplicationAction } from './actions'

export const metadata: Metadata = { title: 'Easy apply' }

export default async function EasyApplyPage() {
  const access = await requirePage('recruiter', '/easy-apply')
  if ('refused' in access) return <NotForRole title="Easy apply" needed={access.refused} />
  const { body, email, job, enqueue, name } = config().partner.profile.easyApply
  const nodes = formOf(body, [email, job, enqueue])
  return (
    <>
      <PageHeader title="Easy apply">Submits an application for a job seeker to one of the jobs.</PageHeader>
      <EasyApplyForm
        nodes={nodes}
        schema={body}
        places={{ email, job, enqueue }}
        namePlace={namePlace(nodes, name)}
        filled={filledBy(body)}
        isQueuedByDefault={schemaAt(body, enqueue).default === true}
        submitApplication={submitApplicationAction}
      />
    </>
  )
}
