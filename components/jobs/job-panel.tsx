'use client'

import { Copy, Send } from 'lucide-react'
import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import type { Job } from '@/lib/jobs/contract'
import type { TimePath } from '@/lib/records/field-path'
import { RecordTabs } from '../records/record-tabs'
import { Button } from '../ui/button'
import { CopyButton } from '../ui/copy-button'
import { Panel } from '../ui/panel'
import { PreviousNext } from '../ui/previous-next'
import { ApplicantsOfJob } from './applicants-of-job'
import { JobState } from './job-state'

type JobPanelProps = {
  job: Job
  /** The field that is shown as a moment. */
  time: TimePath | null
  canWrite: boolean
  /** Whether the desk can count a job's applicants. */
  isCounted: boolean
  onClose: () => void
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
}

/** Everything the partner sent about one job, and what can be done with it. */
export function JobPanel({ job, time, canWrite, isCounted, onClose, onPrevious, onNext }: JobPanelProps) {
  return (
    <Panel
      title="Job details"
      heading={job.title}
      onClose={onClose}
      actions={<PreviousNext what="job" onPrevious={onPrevious} onNext={onNext} />}
    >
      <RecordTabs
        record={job.record}
        time={time}
        actions={
          <>
            <JobActions job={job} canWrite={canWrite} />
            <JobFacts job={job} />
            {isCounted && job.id !== '' && <ApplicantsOfJob jobId={job.id} />}
          </>
        }
      />
    </Panel>
  )
}

function JobActions({ job, canWrite }: Pick<JobPanelProps, 'job' | 'canWrite'>) {
  const router = useRouter()
  const id = encodeURIComponent(job.id)
  if (job.id === '') return null
  return (
    <div className="flex flex-wrap gap-2">
      <CopyButton text={job.id}>Copy ID</CopyButton>
      {canWrite && (
        <>
          <Button onClick={() => router.push(`/easy-apply?job=${id}`)}>
            <Send aria-hidden className="size-4" />
            Apply somebody to this job
          </Button>
          <Button onClick={() => router.push(`/jobs/new?copy=${id}`)}>
            <Copy aria-hidden className="size-4" />
            Copy as new job
          </Button>
        </>
      )}
    </div>
  )
}

function JobFacts({ job }: { job: Job }) {
  const { id, team, teamName, isOpen } = job
  const inTeam = [teamName, team].filter(Boolean).join(' · ')
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 border-b pb-4">
      <Row name="ID">{id === '' ? <span className="text-quiet">The desk cannot read it</span> : <bdi>{id}</bdi>}</Row>
      <Row name="Applications">
        <JobState isOpen={isOpen} />
      </Row>
      {inTeam !== '' && (
        <Row name="Team">
          <bdi>{inTeam}</bdi>
        </Row>
      )}
    </dl>
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
