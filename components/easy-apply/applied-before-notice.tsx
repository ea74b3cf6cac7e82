'use client'

import { Undo2 } from 'lucide-react'
import type { EarlierApplication } from '@/lib/easy-apply/contract'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'
import { Time } from '../ui/time'
import { earlierOutcomes, railWords } from './words'

type AppliedBeforeNoticeProps = {
  jobTitle: string
  earlier: EarlierApplication[]
  isPending: boolean
  onAgain: () => void
  onBack: () => void
}

/** The desk asks back: it has applied for this person to this job before. Nothing was sent. */
export function AppliedBeforeNotice({ jobTitle, earlier, isPending, onAgain, onBack }: AppliedBeforeNoticeProps) {
  return (
    <Notice
      isUrgent
      tone="warn"
      title={railWords.applied}
      actions={
        <>
          <Button onClick={onAgain} isPending={isPending} pendingLabel="Sending…">
            Apply again anyway
          </Button>
          <Button onClick={onBack}>
            <Undo2 aria-hidden className="size-4" />
            Go back
          </Button>
        </>
      }
    >
      <ul className="list-disc pl-4">
        {earlier.map(({ at, who, outcome }) => (
          <li key={`${at} ${who}`}>
            {who}, <Time iso={at} />: {earlierOutcomes[outcome]}
          </li>
        ))}
      </ul>
      <p>
        Nothing was sent now. If the team of <bdi>{jobTitle}</bdi> takes repeat applications, applying again creates a
        duplicate application.
      </p>
    </Notice>
  )
}
