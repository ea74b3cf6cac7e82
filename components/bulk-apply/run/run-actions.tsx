'use client'

import { Pause, Play } from 'lucide-react'
import { useState } from 'react'
import type { Run, RunDecision } from '@/lib/bulk-apply/contract'
import { Button } from '../../ui/button'
import { lazyPart } from '../../ui/lazy-part'
import { hasEndedForKey, isRunEnded, unsentCount } from '../runs/run-facts'
import { actionWords } from './words'

const AskFirst = lazyPart(async () => (await import('./confirm-dialog')).ConfirmDialog)

type RunActionsProps = {
  run: Run
  /** Only the user who began a draft may discard it. */
  isMine: boolean
  deciding: string | null
  onDecide: (decision: RunDecision) => void
}

/** Actions on the run as a whole. */
export function RunActions({ run, isMine, deciding, onDecide }: RunActionsProps) {
  const [isAsking, setIsAsking] = useState(false)
  if (run.state === 'draft')
    return isMine ? (
      <Button
        onClick={() => onDecide({ what: 'discard' })}
        isPending={deciding === 'discard'}
        pendingLabel={actionWords.discarding}
      >
        {actionWords.discard}
      </Button>
    ) : null
  if (run.isHeld) return null
  const resume = (
    <Button
      look="primary"
      onClick={() => onDecide({ what: 'resume' })}
      isPending={deciding === 'resume'}
      pendingLabel={actionWords.resuming}
    >
      <Play aria-hidden className="size-4" />
      {actionWords.resume}
    </Button>
  )
  if (isRunEnded(run)) return hasEndedForKey(run) ? resume : null
  const unsent = unsentCount(run)
  return (
    <>
      {run.state === 'running' ? (
        <Button
          onClick={() => onDecide({ what: 'pause' })}
          isPending={deciding === 'pause'}
          pendingLabel={actionWords.pausing}
        >
          <Pause aria-hidden className="size-4" />
          {actionWords.pause}
        </Button>
      ) : (
        (run.state === 'paused' || run.state === 'stopped') && resume
      )}
      {run.state !== 'cancelling' && (
        <Button
          onClick={() => setIsAsking(true)}
          onPointerEnter={AskFirst.ahead}
          isPending={deciding === 'cancel'}
          pendingLabel={actionWords.cancelling}
        >
          {actionWords.cancel}
        </Button>
      )}
      {isAsking && (
        <AskFirst
          title={actionWords.askCancel}
          description={unsent === 0 ? actionWords.nothingToCancel : actionWords.cancelMeans({ count: unsent })}
          no={actionWords.keep}
          yes={actionWords.doCancel}
          onYes={() => onDecide({ what: 'cancel' })}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
