'use client'

import type { SimilarJob } from '@/lib/jobs/contract'
import { JobLink } from '../links/links'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'
import { Time } from '../ui/time'

type LikeJobsProps = { likes: SimilarJob[]; isPending: boolean; onCreate: () => void; onBack: () => void }

/** Jobs of the same values, before another one of them is made. */
export function SimilarJobs({ likes, isPending, onCreate, onBack }: LikeJobsProps) {
  return (
    <Notice
      isUrgent
      tone="warn"
      title={likes.length === 1 ? 'There is a job like this one' : `There are ${likes.length} jobs like this one`}
      actions={
        <>
          <Button onClick={onCreate} isPending={isPending} pendingLabel="Creating…">
            Create it anyway
          </Button>
          <Button onClick={onBack}>Go back</Button>
        </>
      }
    >
      <ul className="grid gap-1.5 py-1">
        {likes.map((like) => (
          <li key={`${like.where} ${like.id} ${like.at}`} className="rounded-control border bg-raised px-3 py-2">
            <p dir="auto" className="wrap-anywhere font-medium">
              {like.id === null ? like.title : <JobLink id={like.id}>{like.title}</JobLink>}
            </p>
            <p className="text-small text-quiet">
              <LikeLine like={like} />
            </p>
          </li>
        ))}
      </ul>
      <p>Nothing was sent yet.</p>
    </Notice>
  )
}

function LikeLine({ like: { where, id, team, isOpen, who, at } }: { like: SimilarJob }) {
  const by = who === null ? null : who.isReader ? 'you' : who.name
  const time = at === null ? null : <Time iso={at} />
  const facts = [id && `ID ${id}`, team && `team ${team}`, isOpen !== null && (isOpen ? 'open' : 'closed')]
  return (
    <>
      {where === 'listed' &&
        (by === null ? (
          'In the list of jobs'
        ) : (
          <>
            In the list of jobs, created by {by}, {time}
          </>
        ))}
      {where === 'under-way' && (
        <>
          On its way to the partner, from {by}, {time}
        </>
      )}
      {where === 'made' && (
        <>
          Created by {by}, {time}
        </>
      )}
      {where === 'may-be-made' && (
        <>
          Sent by {by}, {time}; it isn’t known whether it was created
        </>
      )}
      {facts.filter(Boolean).map((fact) => ` · ${fact}`)}
    </>
  )
}
