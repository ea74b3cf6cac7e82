'use client'

import { CircleCheck, CircleHelp, CircleSlash } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import type { FormNode } from '@/lib/forms/form-node'
import { toBody } from '@/lib/forms/form-values'
import type { Job } from '@/lib/jobs/contract'
import type { NamePaths } from '@/lib/records/field-path'
import { readName } from '@/lib/records/read-field'
import { shortTeamInWords } from '@/lib/records/teams/team-in-words'
import { JobLink, TeamLink } from '../links/links'
import { Initials } from '../ui/initials'
import { useMediaQuery } from '../ui/use-media-query'
import { EarlierCheck } from './earlier-check'
import { easyApplyWords } from './words'

type ApplicationRailProps = {
  job: Job | null
  email: string
  nodes: FormNode[]
  /** The list of applicants has this person with this job. */
  isListed: boolean
  /** Where the applicant's name is in the form. */
  name: NamePaths | undefined
  /**
   * The application was sent, or the desk is asking for confirmation: earlier applications are shown elsewhere then.
   */
  isAnswered: boolean
}

/** Beside the form: what is chosen, and whether this desk has applied for this person to this job before. */
export function ApplicationRail({ isAnswered, isListed, ...chosen }: ApplicationRailProps) {
  // Only if there is room; otherwise none of it is requested.
  const hasRoom = useMediaQuery('(width >= 80rem)')
  if (!hasRoom) return null
  return (
    <>
      <Part title={easyApplyWords.job}>
        <ChosenJob job={chosen.job} />
      </Part>
      <Part title={easyApplyWords.applicant}>
        <ChosenApplicant {...chosen} />
      </Part>
      {!isAnswered && (
        <Part title={easyApplyWords.check}>
          <EarlierCheck jobId={chosen.job?.id ?? ''} email={chosen.email} isListed={isListed} />
        </Part>
      )}
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid gap-1">
      <p aria-hidden className="text-small text-quiet">
        {title}
      </p>
      {children}
    </section>
  )
}

function ChosenJob({ job }: { job: Job | null }) {
  if (job === null) return <p className="text-quiet">{easyApplyWords.noJob}</p>
  const { id, title, team, teamName, isOpen } = job
  const inTeam = team === null ? teamName : shortTeamInWords(team, teamName)
  const [Icon, word, ink] = stateOf(isOpen)
  return (
    <div className="wrap-anywhere">
      <JobLink id={id}>
        <bdi>{title}</bdi>
      </JobLink>
      <p className="flex flex-wrap items-center gap-x-3 text-table text-quiet">
        <span className={`inline-flex items-center gap-1 ${ink}`}>
          <Icon aria-hidden className="size-4" />
          {word}
        </span>
        {team !== null ? (
          <TeamLink id={team}>
            <bdi>{inTeam}</bdi>
          </TeamLink>
        ) : (
          inTeam !== null && <bdi>{inTeam}</bdi>
        )}
        <span className="tabular-nums">{id}</span>
      </p>
    </div>
  )
}

function stateOf(isOpen: boolean | null) {
  const { states } = easyApplyWords
  if (isOpen === null) return [CircleHelp, states.unknown, ''] as const
  return isOpen
    ? ([CircleCheck, states.open, 'text-good'] as const)
    : ([CircleSlash, states.closed, 'text-warn'] as const)
}

function ChosenApplicant({ email, nodes, name: at }: Pick<ApplicationRailProps, 'email' | 'nodes' | 'name'>) {
  const values = useWatch({ name: 'body' })
  const name = at === undefined ? null : readName(toBody(nodes, values), at)
  const address = email.trim()
  if (address === '' && !name) return <p className="text-quiet">{easyApplyWords.noApplicant}</p>
  return (
    <div className="flex items-center gap-2.5">
      <Initials name={name || address} />
      <div className="min-w-0 wrap-anywhere">
        {name && (
          <p dir="auto" className="font-medium">
            {name}
          </p>
        )}
        <p className={name ? 'text-table text-quiet' : 'font-medium'}>{address || easyApplyWords.noApplicant}</p>
      </div>
    </div>
  )
}
