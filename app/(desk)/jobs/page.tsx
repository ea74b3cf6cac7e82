import { Plus } from 'lucide-react'
import type { Metadata } from 'next'
import Link from 'next/link'
import { Suspense } from 'react'
import { addressOf, searchParamsOf } from '@/app/search-params'
import { GuessHint } from '@/components/connection/guess-hint'
import { type FirstJobs, JobsList } from '@/components/jobs/jobs-list'
import { JobsSkeleton } from '@/components/jobs/jobs-skeleton'
import { jobsWords } from '@/components/jobs/words'
import type { ListLocation } from '@/components/records/view/use-list-view'
import { readViewAddress } from '@/components/records/view/view-address'
import { NoteWarnings } from '@/components/shell/note-fingerprints'
import { NotForRole } from '@/components/shell/notes/not-for-role'
import { buttonClass } from '@/components/ui/button'
import { PageHeader } from '@/components/ui/page-header'
import { PanelSpace } from '@/components/ui/panel-slot'
import { canManage, canWrite } from '@/lib/accounts/contract'
import { requirePage } from '@/lib/accounts/require-role'
import { applicantMapping } from '@/lib/applicants/applicant-mapping'
import { findReadyIndex } from '@/lib/applicants/ready-index'
import { openWarningsFingerprint } from '@/lib/connection/drift/mapping-alarms'
import { displayFingerprint } from '@/lib/connection/mapping/display-fingerprint'
import { isShowingGuesses } from '@/lib/connection/profile'
import { sendHeadEarly } from '@/lib/http/early-head'
import { jobMapping } from '@/lib/jobs/job-mapping'
import { listNamedJobs } from '@/lib/jobs/list-jobs'
import { inWords } from '@/lib/partner/failure/in-words'
import { resolveWithin } from '@/lib/runtime/resolve-within'
import { type JsonText, toJsonText } from '@/lib/text/json-text'

export const generateMetadata = (): Metadata => ({ title: jobsWords.pageTitle })

export default async function JobsPage({ searchParams }: PageProps<'/jobs'>) {
  const query = await searchParams
  const access = await requirePage('viewer', addressOf('/jobs', query))
  if ('refused' in access) return <NotForRole title={jobsWords.pageTitle} needed={access.refused} />
  sendHeadEarly()
  const canCreate = canWrite(access.session.person.role)
  const newJob = canCreate && (
    <Link href="/jobs/new?start=fresh" className={buttonClass('primary')}>
      <Plus aria-hidden className="size-4" />
      {jobsWords.newJob}
    </Link>
  )
  const arriving = firstJobs()
  const [first, index] = await Promise.all([resolveWithin(arriving), findReadyIndex()])
  const isGuessHinted = isShowingGuesses() && canCreate
  const shown = {
    initial: readViewAddress(searchParamsOf(query)),
    canWrite: canCreate,
    isGuessHinted,
    hasApplicants: applicantMapping(true).job !== null,
    isCounted: index !== null,
  }
  return (
    <>
      <NoteWarnings fingerprint={openWarningsFingerprint()} />
      <PageHeader title={jobsWords.pageTitle} actions={newJob}>
        {jobsWords.lead}
      </PageHeader>
      {isGuessHinted && <GuessHint isAdmin={canManage(access.session.person.role)} />}
      {first ? (
        <JobsList key={displayFingerprint()} first={first} mapping={jobMapping()} {...shown} />
      ) : (
        <Suspense
          fallback={
            <>
              <JobsSkeleton />
              {shown.initial.open !== null && <PanelSpace />}
            </>
          }
        >
          <LateJobs arriving={arriving} {...shown} />
        </Suspense>
      )}
    </>
  )
}

type LateJobsProps = {
  arriving: Promise<JsonText<FirstJobs>>
  initial: ListLocation
  canWrite: boolean
  hasApplicants: boolean
  isCounted: boolean
  isGuessHinted: boolean
}

/** Reads the mapping after the jobs: a new partner's first response may lead to the first guess of its fields. */
async function LateJobs({ arriving, ...shown }: LateJobsProps) {
  const first = await arriving
  return <JobsList key={displayFingerprint()} first={first} mapping={jobMapping()} {...shown} />
}

async function firstJobs(): Promise<JsonText<FirstJobs>> {
  const result = await listNamedJobs()
  return toJsonText(result.ok ? { list: result.value, loadedAt: Date.now() } : { failure: inWords(result.failure) })
}
