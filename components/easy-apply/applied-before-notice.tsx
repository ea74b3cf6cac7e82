'use client'

import { Undo2 } from 'lucide-react'
import type { KnownApplications } from '@/lib/easy-apply/contract'
import { EntryLink } from '../links/links'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'
import { Sentence } from '../ui/sentence'
import { Time } from '../ui/time'
import { ListedAlready } from './listed-already'
import { easyApplyWords } from './words'

type AppliedBeforeNoticeProps = {
  jobTitle: string
  email: string
  known: KnownApplications
  isPending: boolean
  onAgain: () => void
  onBack: () => void
}

/** Asks for confirmation: this person has applied to this job before, from here or elsewhere. Nothing was sent. */
export function AppliedBeforeNotice({ jobTitle, email, known, isPending, onAgain, onBack }: AppliedBeforeNoticeProps) {
  const { earlier, listed } = known
  return (
    <Notice
      isUrgent
      tone="warn"
      title={listed ? easyApplyWords.appliedElsewhere : easyApplyWords.applied}
      actions={
        <>
          <Button onClick={onAgain} isPending={isPending} pendingLabel={easyApplyWords.sending}>
            {easyApplyWords.applyAgain}
          </Button>
          <Button onClick={onBack}>
            <Undo2 aria-hidden className="size-4" />
            {easyApplyWords.goBack}
          </Button>
        </>
      }
    >
      <ul className="list-disc pl-4">
        {earlier.map(({ id, at, who, outcome: become }) => (
          <li key={id}>
            <Sentence
              text={({ when, outcome }) => easyApplyWords.earlier({ who, when, outcome })}
              parts={{
                when: <Time iso={at} />,
                outcome: <EntryLink id={id}>{easyApplyWords.earlierOutcomes[become]}</EntryLink>,
              }}
            />
          </li>
        ))}
        {listed && (
          <li>
            <ListedAlready listed={listed} email={email} />
          </li>
        )}
      </ul>
      <p>
        <Sentence text={easyApplyWords.againMeans} parts={{ job: <bdi>{jobTitle}</bdi> }} />
      </p>
    </Notice>
  )
}
