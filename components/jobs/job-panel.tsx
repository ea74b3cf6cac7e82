'use client'

import { Copy, Send, Table2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import type { Job, JobMapping } from '@/lib/jobs/contract'
import { RecordTabs } from '../records/record-tabs'
import { Button } from '../ui/button'
import { CopyButton } from '../ui/copy-button'
import { Panel } from '../ui/panel'
import { PreviousNext } from '../ui/previous-next'
import { ApplicantsOfJob } from './applicants-of-job'
import { findDescription, withoutDescription } from './find-description'
import { JobActivity } from './job-activity'
import { JobDescription } from './job-description'
import { JobState } from './job-state'
import { words } from './words'

type JobPanelProps = {
  job: Job
  mapping: JobMapping
  canWrite: boolean
  /** Whether the desk can count a job's applicants. */
  isCounted: boolean
  onClose: () => void
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
}

/** Everything the partner sent about one job, what this desk did with it, and what can be done. */
export function JobPanel({ job, mapping, canWrite, isCounted, onClose, onPrevious, onNext }: JobPanelProps) {
  const description = findDescription(job, mapping.descriptions)
  return (
    <Panel
      title="Job details"
      heading={job.title}
      onClose={onClose}
      actions={<PreviousNext what="job" onPrevious={onPrevious} onNext={onNext} />}
    >
      <RecordTabs
        record={job.record}
        fields={withoutDescription(job.record, description)}
        time={mapping.time}
        actions={
          <>
            <JobActions job={job} canWrite={canWrite} />
            <JobFacts job={job} isCounted={isCounted} />
            {description && <JobDescription key={description.text} text={description.text} />}
            {job.id !== '' && <JobActivity jobId={job.id} />}
          </>
        }
      />
    </Panel>
  )
}

function JobActions({ job, canWrite }: Pick<JobPanelProps, 'job' | 'canWrite'>) {
  const router = useRouter()
  const id = encodeURIComponent(job.id)
  if (job.id === '' || !canWrite) return null
  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={() => router.push(`/easy-apply?job=${id}`)}>
        <Send aria-hidden className="size-4" />
        {words.applySomeone}
      </Button>
      <Button title={words.copyTitle} onClick={() => router.push(`/jobs/new?copy=${id}`)}>
        <Copy aria-hidden className="size-4" />
        {words.copy}
      </Button>
      <Button onClick={() => router.push(`/bulk-apply?job=${id}`)}>
        <Table2 aria-hidden className="size-4" />
        {words.bulkApply}
      </Button>
    </div>
  )
}

function JobFacts({ job, isCounted }: Pick<JobPanelProps, 'job' | 'isCounted'>) {
  const { id, team, teamName, isOpen } = job
  const inTeam = [teamName, team].filter(Boolean).join(' · ')
  return (
    <div className="grid gap-3 border-b pb-4">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-1">
        <Row name={words.id}>
          {id === '' ? (
            <span className="text-quiet">{words.unreadableId}</span>
          ) : (
            <span className="flex flex-wrap items-center gap-2">
              <bdi className="wrap-anywhere">{id}</bdi>
              <CopyButton text={id}>{words.copyId}</CopyButton>
            </span>
          )}
        </Row>
        <Row name={words.state}>
          <JobState isOpen={isOpen} />
        </Row>
        {inTeam !== '' && (
          <Row name={words.team}>
            <bdi>{inTeam}</bdi>
          </Row>
        )}
      </dl>
      {isCounted && id !== '' && <ApplicantsOfJob jobId={id} />}
    </div>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-quiet">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </>
  )
}
