'use client'

import { Undo2 } from 'lucide-react'
import type { EarlierApplication } from '@/lib/easy-apply/contract'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'
import { Sentence } from '../ui/sentence'
import { Time } from '../ui/time'
import { easyApplyWords } from './words'

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
      title={easyApplyWords.applied}
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
        {earlier.map(({ at, who, outcome }) => (
          <li key={`${at} ${who}`}>
            <Sentence
              text={({ when }) =>
                easyApplyWords.earlier({ who, when, outcome: easyApplyWords.earlierOutcomes[outcome] })
              }
              parts={{ when: <Time iso={at} /> }}
            />
          </li>
        ))}
      </ul>
      <p>
        <Sentence text={easyApplyWords.againMeans} parts={{ job: <bdi>{jobTitle}</bdi> }} />
      </p>
    </Notice>
  )
}
