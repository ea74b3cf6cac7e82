'use client'

import { CircleCheck, CircleHelp, CircleSlash, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { type ListedBeforeAnswer, listedBeforeUrl } from '@/lib/applicants/contract'
import { type EarlierPairs, earlierUrl, type Pair } from '@/lib/bulk-apply/contract'
import type { FormNode } from '@/lib/forms/form-node'
import { toBody } from '@/lib/forms/form-values'
import type { Job } from '@/lib/jobs/contract'
import type { NamePaths } from '@/lib/records/field-path'
import { readName } from '@/lib/records/read-field'
import { shortTeamInWords } from '@/lib/records/teams/team-in-words'
import { postInBackground, valueOrThrow } from '../api/desk-api'
import { useRead } from '../api/queries'
import { JobLink, TeamLink } from '../links/links'
import { Initials } from '../ui/initials'
import { RelativeTime } from '../ui/relative-time'
import { Sentence } from '../ui/sentence'
import { useDebounced } from '../ui/use-debounced'
import { useMediaQuery } from '../ui/use-media-query'
import { ListedAlready } from './listed-already'
import { easyApplyWords } from './words'

type ApplicationRailProps = {
  job: Job | null
  email: string
  nodes: FormNode[]
  /** Where the form has the applicant's name. */
  name: NamePaths | undefined
  /** What was found about earlier applications is said elsewhere: the application was sent, or the desk asks back. */
  isAnswered: boolean
}

/** What is chosen, and whether this desk has applied for this person to this job before: beside the form. */
export function ApplicationRail({ isAnswered, ...chosen }: ApplicationRailProps) {
  // Only where there is room: elsewhere nothing of it is asked for.
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
          <EarlierCheck jobId={chosen.job?.id ?? ''} email={chosen.email} />
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

/** Asks the desk, not the partner, as soon as both are known; the address travels in the body. */
function EarlierCheck({ jobId, email }: { jobId: string; email: string }) {
  const address = useDebounced(email.trim().toLowerCase(), 500)
  const isReady = jobId !== '' && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address)
  const check = useRead({
    queryKey: ['applied-before', jobId, address],
    queryFn: ({ signal }) => lookForApplications({ email: address, jobId }, signal),
    enabled: isReady,
    retry: false,
    staleTime: 0,
  })
  if (!isReady) return <p className="text-quiet">{easyApplyWords.checkWaits}</p>
  if (check.isError) return <p className="text-quiet">{easyApplyWords.notChecked}</p>
  if (!check.data) return <p className="text-quiet">{easyApplyWords.checking}</p>
  const { earlier, listed } = check.data
  if (!earlier && listed)
    return (
      <p className="flex gap-1.5 text-warn">
        <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
        <span className="wrap-anywhere">
          <ListedAlready listed={listed} email={address} />
        </span>
      </p>
    )
  if (!earlier)
    return (
      <p className="flex items-center gap-1.5 text-good">
        <CircleCheck aria-hidden className="size-4 shrink-0" />
        {easyApplyWords.neverApplied}
      </p>
    )
  return (
    <p className="flex gap-1.5 text-warn">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="wrap-anywhere">
        <Sentence
          text={({ when }) =>
            easyApplyWords.appliedAt({
              outcome: easyApplyWords.earlierOutcomes[earlier.outcome],
              who: earlier.who,
              when,
            })
          }
          parts={{ when: <RelativeTime iso={earlier.at} /> }}
        />
      </span>
    </p>
  )
}

/** Those that this desk has sent, and those that the list of applicants holds. */
async function lookForApplications(pair: Pair, signal: AbortSignal) {
  const [sent, listed] = await Promise.all([
    postInBackground<EarlierPairs>(earlierUrl, { pairs: [pair] }, signal),
    postInBackground<ListedBeforeAnswer>(listedBeforeUrl, pair, signal),
  ])
  return { earlier: valueOrThrow(sent).earlier[0] ?? null, listed: valueOrThrow(listed).listed }
}
