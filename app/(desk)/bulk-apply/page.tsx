import type { Metadata } from 'next'
import { addressOf } from '@/app/search-params'
import { RunsList } from '@/components/bulk-apply/runs/runs-list'
import { BulkApplyScreen } from '@/components/bulk-apply/upload/bulk-apply-screen'
import { bulkApplyWords } from '@/components/bulk-apply/words'
import { UnconfirmedNotice } from '@/components/connection/unconfirmed-notice'
import { NotForRole } from '@/components/shell/notes/not-for-role'
import { PageHeader } from '@/components/ui/page-header'
import { canManage } from '@/lib/accounts/contract'
import { requirePage } from '@/lib/accounts/require-role'
import { applicationForm } from '@/lib/bulk-apply/application-form'
import { readColumnMappings } from '@/lib/bulk-apply/column-mappings'
import { listRuns } from '@/lib/bulk-apply/list-runs'
import { listUploads } from '@/lib/bulk-apply/uploads/read-upload'
import { unconfirmedReason } from '@/lib/connection/mapping/mapping-state'
import { tellingJobColumns } from '@/lib/jobs/job-mapping'
import { knownJobs } from '@/lib/jobs/known-jobs'
import { FormNote } from '../form-note'
import { decideRunAction, saveColumnMappingsAction, startRunAction } from './actions'

export const generateMetadata = (): Metadata => ({ title: bulkApplyWords.title })

/** `?job=` preselects that job for all rows. */
export default async function BulkApplyPage({ searchParams }: PageProps<'/bulk-apply'>) {
  const query = await searchParams
  const startJobId = typeof query.job === 'string' ? query.job : null
  const access = await requirePage('recruiter', addressOf('/bulk-apply', query))
  if ('refused' in access) return <NotForRole title={bulkApplyWords.title} needed={access.refused} />
  const isAdmin = canManage(access.session.person.role)
  const unconfirmed = unconfirmedReason(isAdmin)
  if (unconfirmed !== null)
    return (
      <>
        <PageHeader title={bulkApplyWords.title} />
        <UnconfirmedNotice reason={unconfirmed} isAdmin={isAdmin} />
      </>
    )
  const startJob = knownJobs().find(({ id }) => id === startJobId)
  const { person } = access.session
  const [columnMappings, unfinished, runs] = await Promise.all([
    readColumnMappings(person),
    listUploads(person),
    listRuns({ before: null }),
  ])
  return (
    <>
      <PageHeader title={bulkApplyWords.title} actions={<FormNote endpoint="submit-application" isAdmin={isAdmin} />}>
        {startJob && `${bulkApplyWords.forJob({ title: startJob.title })} `}
        {bulkApplyWords.lead}
      </PageHeader>
      <BulkApplyScreen
        form={applicationForm()}
        jobColumns={tellingJobColumns()}
        startJobId={startJobId}
        columnMappings={columnMappings}
        unfinished={unfinished}
        saveColumnMappings={saveColumnMappingsAction}
        startRun={startRunAction}
        decideRun={decideRunAction}
        runs={<RunsList first={runs} />}
      />
    </>
  )
}
