'use client'

import type { SimilarJob } from '@/lib/jobs/contract'
import { shortTeamInWords } from '@/lib/records/teams/team-in-words'
import { JobLink, TeamLink } from '../../links/links'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { Sentence } from '../../ui/sentence'
import { Time } from '../../ui/time'
import { newJobWords } from './words'

type LikeJobsProps = { likes: SimilarJob[]; isPending: boolean; onCreate: () => void; onBack: () => void }

/** Jobs with the same values, shown before another one is created. */
export function SimilarJobs({ likes, isPending, onCreate, onBack }: LikeJobsProps) {
  return (
    <Notice
      isUrgent
      tone="warn"
      title={newJobWords.like({ count: likes.length })}
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
      <p>{newJobWords.nothingSentYet}</p>
    </Notice>
  )
}

function LikeLine({ like: { where, id, team, teamName, isOpen, who, at } }: { like: SimilarJob }) {
  return (
    <>
      {where === 'listed' && who === null ? (
        newJobWords.listed
      ) : (
        <Sentence
          text={({ when }) => origins(where)({ who: who?.isReader ? newJobWords.you : (who?.name ?? ''), when })}
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
function origins(where: SimilarJob['where']) {
  switch (where) {
    case 'listed':
      return newJobWords.listedBy
    case 'under-way':
      return newJobWords.underWay
    case 'made':
      return newJobWords.createdBy
    case 'may-be-made':
      return newJobWords.mayBeCreated
  }
}
