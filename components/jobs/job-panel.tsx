'use client'

import { Copy, Send, Table2, Users } from 'lucide-react'
import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import type { Job, JobMapping } from '@/lib/jobs/contract'
import { TeamLink } from '../links/links'
import { RecordTabs } from '../records/record-tabs'
import { Button } from '../ui/button'
import { CopyIcon } from '../ui/copying/copy-icon'
import { Panel } from '../ui/panel'
import { PreviousNext } from '../ui/previous-next'
import { ApplicantsOfJob } from './applicants-of-job'
import { findDescription, withoutDescription } from './find-description'
import { JobActivity } from './job-activity'
import { JobDescription } from './job-description'
import { JobState } from './job-state'
import { teamOfJob } from './narrow-jobs'
import { jobsWords } from './words'

type JobPanelProps = {
  job: Job
  mapping: JobMapping
  canWrite: boolean
  /** Whether applicant records say which job they applied for. */
  hasApplicants: boolean
  /** Whether the desk can count applicants. */
  isCounted: boolean
  onClose: () => void
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
}

/** Everything the partner sent about one job, what this desk did with it, and the actions for it. */
export function JobPanel(props: JobPanelProps) {
  const { job, mapping, canWrite, hasApplicants, isCounted, onClose, onPrevious, onNext } = props
  const description = findDescription(job, mapping.descriptions)
  return (
    <Panel
      isOfRow
      title={jobsWords.details}
      heading={job.title}
      summary={<JobSummary job={job} />}
      onClose={onClose}
      actions={<PreviousNext what="job" onPrevious={onPrevious} onNext={onNext} />}
    >
      <RecordTabs
        record={job.record}
        fields={withoutDescription(job.record, description)}
        time={mapping.time}
        linkOf={(pointer, value) => {
          if (pointer === mapping.team && job.team !== null)
            return <TeamLink id={job.team}>{job.teamName ? teamOfJob(job) : String(value)}</TeamLink>
          return null
        }}
        lead={
          <div className="grid justify-items-start gap-3 border-b p-4 empty:hidden">
            {canWrite && job.id !== '' && <JobActions job={job} />}
            {hasApplicants && job.id !== '' && <ApplicantsOfJob jobId={job.id} isCounted={isCounted} />}
          </div>
        }
        actions={description && <JobDescription key={description.text} text={description.text} />}
      >
        {job.id !== '' && <JobActivity jobId={job.id} />}
      </RecordTabs>
    </Panel>
  )
}

function JobActions({ job }: Pick<JobPanelProps, 'job'>) {
  const router = useRouter()
  const id = encodeURIComponent(job.id)
  return (
    <div className="flex flex-wrap gap-1.5">
      <Button onClick={() => router.push(`/easy-apply?job=${id}`)}>
        <Send aria-hidden className="size-4" />
        {jobsWords.applySomeone}
      </Button>
      <Button title={jobsWords.copyTitle} onClick={() => router.push(`/jobs/new?copy=${id}`)}>
        <Copy aria-hidden className="size-4" />
        {jobsWords.copy}
      </Button>
      <Button onClick={() => router.push(`/bulk-apply?job=${id}`)}>
        <Table2 aria-hidden className="size-4" />
        {jobsWords.bulkApply}
      </Button>
    </div>
  )
}

function TeamName({ team, children }: { team: string | null; children: ReactNode }) {
  return team === null ? children : <TeamLink id={team}>{children}</TeamLink>
}

/** Shown under the job's title: whether it accepts applications, its team, and its ID. */
function JobSummary({ job: { id, team, teamName, isOpen } }: Pick<JobPanelProps, 'job'>) {
  const inTeam = teamOfJob({ team, teamName })
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-1 text-table">
      <JobState isOpen={isOpen} />
      {inTeam !== '' && (
        <span className="flex min-w-0 items-center gap-1.5">
          <Users aria-hidden className="size-4 shrink-0 text-quiet" />
          <TeamName team={team}>
            <bdi className="wrap-anywhere">{inTeam}</bdi>
          </TeamName>
        </span>
      )}
      <span className="flex items-center gap-1 text-quiet">
        {id === '' ? (
          jobsWords.unreadableId
        ) : (
          <>
            <bdi className="wrap-anywhere tabular-nums">
              {jobsWords.id} {id}
            </bdi>
            <CopyIcon text={id} label={jobsWords.copyId} />
          </>
        )}
      </span>
    </div>
  )
}
