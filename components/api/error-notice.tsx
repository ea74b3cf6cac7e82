'use client'

import { LogIn, RotateCw } from 'lucide-react'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'
import { type ApiError, reasonOf } from './desk-api'
import { FailureNotice } from './failure-notice'
import { askToSignInAgain } from './session-ended'

type ErrorNoticeProps = { error: unknown; onRetry: () => void; isRetrying: boolean }

/** Why a read failed, with "Try again". */
export function ErrorNotice({ error, onRetry, isRetrying }: ErrorNoticeProps) {
  const reason = reasonOf(error)
  if (reason.kind === 'partner')
    return (
      <FailureNotice
        isReading
        failure={reason.failure}
        attempts={reason.attempts}
        onRetry={onRetry}
        isRetrying={isRetrying}
      />
    )
  const { title, text } = wordsFor(reason)
  return (
    <Notice
      isUrgent
      tone="bad"
      title={title}
      actions={
        <>
          {reason.kind === 'signed-out' && (
            <Button onClick={askToSignInAgain}>
              <LogIn aria-hidden className="size-4" />
              Sign in again
            </Button>
          )}
          <Button onClick={onRetry} isPending={isRetrying} pendingLabel="Trying again…">
            <RotateCw aria-hidden className="size-4" />
            Try again
          </Button>
        </>
      }
    >
      <p>{text}</p>
      {reason.kind === 'desk-fault' && reason.errorId && (
        <p className="text-small text-quiet">Error id {reason.errorId}</p>
      )}
    </Notice>
  )
}

const storeAwayWords = {
  title: 'The desk cannot reach its database',
  text: 'It goes on by itself once the database answers. Try again in a moment; what is on this page stays.',
}

function wordsFor(reason: Exclude<ApiError, { kind: 'partner' }>): { title: string; text: string } {
  if (reason.kind === 'not-allowed' && reason.reason !== null)
    return { title: 'This is not possible yet', text: reason.reason }
  return reason.kind === 'desk-fault' && reason.isStoreAway ? storeAwayWords : apiErrorWords[reason.kind]
}

/** Words for errors that are not the partner's. */
export const apiErrorWords: Record<Exclude<ApiError['kind'], 'partner'>, { title: string; text: string }> = {
  'signed-out': { title: 'Your session has ended', text: 'Sign in again to go on. What is on this page stays.' },
  'not-allowed': { title: 'Your role does not allow this', text: 'Ask an admin of this desk for another role.' },
  'desk-unreachable': {
    title: 'The desk cannot be reached',
    text: 'Check your connection. What is loaded stays on this page, and nothing is lost.',
  },
  'desk-fault': {
    title: 'Something went wrong here',
    text: 'Try again in a moment. If it stays, give your operator the error id.',
  },
}
