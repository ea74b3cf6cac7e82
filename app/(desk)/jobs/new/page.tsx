import type { Metadata } from 'next'
import { NewJobForm } from '@/components/jobs/new-job-form'
import { NotForRole } from '@/components/shell/not-for-role'
import { PageHeader } from '@/components/ui/page-header'
import { requirePage } from '@/lib/accounts/require-role'
import { config } from '@/lib/config'
import { formOf } from '@/lib/forms/form-node'
import { createJobAction } from '../actions'

export const metadata: Metadata = { title: 'New job' }

export default async function NewJobPage() {
  const access = await requirePage('recruiter', '/jobs/new')
  if ('refused' in access) return <NotForRole title="New job" needed={access.refused} />
  const schema = config().partner.profile.jobs.create
  return (
    <>
      <PageHeader title="New job">It is created at the partner as soon as you press “Create job”.</PageHeader>
      <NewJobForm nodes={formOf(schema)} schema={schema} create={createJobAction} />
    </>
  )
}
