'use client'

import type { SimilarJob } from '@/lib/jobs/contract'
import { shortTeamInWords } from '@/lib/records/teams/team-in-words'
import { JobLink, TeamLink } from '../../links/links'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { Sentence } from '../../ui/sentence'
import { Time } from '../../ui/time'
import { newJobWords } from './words'

type SimilarJobsProps = { jobs: SimilarJob[]; isPending: boolean; onCreate: () => void; onBack: () => void }

/** Jobs with the same values, shown before another one is created. */
export function SimilarJobs({ jobs, isPending, onCreate, onBack }: SimilarJobsProps) {
  return (
    <Notice
      isUrgent
      tone="warn"
      title={newJobWords.similarJobs({ count: jobs.length })}
      actions={
        <>
          <Button look="primary" onClick={onCreate} isPending={isPending} pendingLabel={newJobWords.creating}>
            {newJobWords.createAnyway}
          </Button>
          <Button onClick={onBack}>{newJobWords.goBack}</Button>
        </>
      }
    >
      <ul className="grid gap-1.5 py-1">
        {jobs.map((job) => (
          <li key={`${job.status} ${job.id} ${job.at}`} className="rounded-control border bg-raised px-3 py-2">
            <p dir="auto" className="wrap-anywhere font-medium">
              {job.id === null ? job.title : <JobLink id={job.id}>{job.title}</JobLink>}
            </p>
            <p className="text-small text-quiet">
              <SimilarJobLine job={job} />
            </p>
          </li>
        ))}
      </ul>
      <p>{newJobWords.nothingSentYet}</p>
    </Notice>
  )
}

function SimilarJobLine({ job: { status, id, team, teamName, isOpen, who, at } }: { job: SimilarJob }) {
  return (
    <>
      {status === 'listed' && who === null ? (
        newJobWords.listed
      ) : (
        <Sentence
          text={({ when }) => origins(status)({ who: who?.isReader ? newJobWords.you : (who?.name ?? ''), when })}
          parts={{ when: at === null ? null : <Time iso={at} /> }}
        />
      )}
      {id && ` · ${newJobWords.id({ id })}`}
      {team && (
        <>
          {' · '}
          <TeamLink id={team}>
            <bdi>{shortTeamInWords(team, teamName)}</bdi>
          </TeamLink>
        </>
      )}
      {isOpen !== null && ` · ${isOpen ? newJobWords.open : newJobWords.closed}`}
    </>
  )
}

/** Says how a job came about, by whom and when. */
function origins(status: SimilarJob['status']) {
  switch (status) {
    case 'listed':
      return newJobWords.listedBy
    case 'in-progress':
      return newJobWords.underWay
    case 'created':
      return newJobWords.createdBy
    case 'may-be-created':
      return newJobWords.mayBeCreated
  }
}
