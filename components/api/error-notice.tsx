'use client'

import { LogIn, RotateCw } from 'lucide-react'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'
import { type ApiError, reasonOf } from './desk-api'
import { FailureNotice } from './failure-notice'
import { askToSignInAgain } from './session-ended'
import { apiErrorWords, failureWords, storeAwayWords } from './words'

type ErrorNoticeProps = { error: unknown; onRetry: () => void; isRetrying: boolean }

/** Why a read failed, with a "Try again" button. */
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
  const { title, text } = apiErrorInWords(reason)
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
              {failureWords.signInAgain}
            </Button>
          )}
          <Button onClick={onRetry} isPending={isRetrying} pendingLabel={failureWords.trying}>
            <RotateCw aria-hidden className="size-4" />
            {failureWords.tryAgain}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      {reason.kind === 'desk-fault' && reason.errorId && (
        <p className="text-small text-quiet">{failureWords.errorId({ id: reason.errorId })}</p>
      )}
    </Notice>
  )
}

/** What a failed request to our own server means: a title, and what to do. */
export function apiErrorInWords(reason: Exclude<ApiError, { kind: 'partner' }>): { title: string; text: string } {
  if (reason.kind === 'not-allowed' && reason.reason !== null)
    return { title: failureWords.notPossibleYet, text: reason.reason }
  return reason.kind === 'desk-fault' && reason.isStoreAway ? storeAwayWords : apiErrorWords[reason.kind]
}
