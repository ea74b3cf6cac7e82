'use client'

import { CircleCheck, TriangleAlert } from 'lucide-react'
import type { FormNode } from '@/lib/forms/form-node'
import type { Job } from '@/lib/jobs/contract'
import type { Pointer } from '@/lib/records/pointer'
import { shortTeamInWords } from '@/lib/records/teams/team-in-words'
import { JobLink, TeamLink } from '../../links/links'
import { useMediaQuery } from '../../ui/use-media-query'
import { JobState } from '../job-state'
import { JobPreview, useWrittenJob } from './job-preview'
import { fitsSideColumn, maxNamed, useNamesSame, useSameTitles } from './use-same-titles'
import { newJobWords } from './words'

type NewJobRailProps = {
  nodes: FormNode[]
  /** Where the title is in the body. */
  title: Pointer
  /** The job was sent, or the desk is asking for confirmation: similar jobs are shown elsewhere then. */
  isAnswered: boolean
}

/** Beside the form, if there is room: the job as its readers will see it, and any jobs with the same title. */
export function NewJobRail(props: NewJobRailProps) {
  return useMediaQuery(fitsSideColumn) ? <Rail {...props} /> : null
}

function Rail({ nodes, title, isAnswered }: NewJobRailProps) {
  const job = useWrittenJob(nodes, title)
  return (
    <>
      <section aria-label={newJobWords.preview} className="grid gap-2">
        <p aria-hidden className="text-small text-quiet">
          {newJobWords.preview}
        </p>
        <JobPreview job={job} />
      </section>
      {!isAnswered && <SameTitles title={job.title} />}
    </>
  )
}

/**
 * Compares titles with the list the page has loaded; the desk compares all values when the job is created. Takes up a
 * line before it says anything: the button below would move away while it is being pressed.
 */
function SameTitles({ title }: { title: string }) {
  const same = useSameTitles(title)
  if (!same || title === '') return <p aria-hidden>&nbsp;</p>
  if (same.length === 0)
    return (
      <p className="flex items-center gap-1.5 text-good">
        <CircleCheck aria-hidden className="size-4 shrink-0" />
        {newJobWords.noneAlike}
      </p>
    )
  return (
    <div className="grid gap-1.5">
      <p className="flex gap-1.5 text-warn">
        <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
        {newJobWords.sameTitle({ count: same.length })}
      </p>
      <ul className="grid gap-1">
        {same.slice(0, maxNamed).map((job) => (
          <SameTitle key={job.id} job={job} />
        ))}
      </ul>
    </div>
  )
}

function SameTitle({ job: { id, title, team, teamName, isOpen } }: { job: Job }) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 text-table">
      {id === '' ? <bdi>{title}</bdi> : <JobLink id={id}>{id}</JobLink>}
      <JobState isOpen={isOpen} />
      {team !== null && (
        <TeamLink id={team}>
          <bdi>{shortTeamInWords(team, teamName)}</bdi>
        </TeamLink>
      )}
    </li>
  )
}

/** The button's label: with a job of the same title beside it, it says that the user creates this one anyway. */
export function CreateLabel({ nodes, title, isAnswered }: NewJobRailProps) {
  const namesSame = useNamesSame(nodes, title)
  return namesSame && !isAnswered ? newJobWords.createAnyway : newJobWords.create
}
