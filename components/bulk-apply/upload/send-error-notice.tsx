'use client'

import { LogIn, RotateCw } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { apiErrorInWords } from '../../api/error-notice'
import { FailureNotice } from '../../api/failure-notice'
import { askToSignInAgain } from '../../api/session-ended'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { useFocusIfLost } from '../../ui/use-focus-if-lost'
import { sendWords } from './send/words'
import { onSignedInAgain } from './signed-in-again'
import type { SendError, UploadProgress } from './upload-state'

type SendErrorNoticeProps = { sending: Extract<UploadProgress, { state: 'failed' }>; onRetry: () => void }

/**
 * Why the upload stopped. A retry continues it; nothing is sent until all rows are uploaded. Once the user has
 * signed in again, it no longer says that the session has ended.
 */
export function SendErrorNotice({ sending: { error, done, of }, onRetry }: SendErrorNoticeProps) {
  const [isSignedInAgain, setIsSignedInAgain] = useState(false)
  const tryAgain = useRef<HTMLButtonElement>(null)
  const keepFocus = useFocusIfLost(tryAgain)
  useEffect(() => onSignedInAgain(() => setIsSignedInAgain(true)), [])
  const isBack = error.kind === 'signed-out' && isSignedInAgain
  if (error.kind === 'partner') return <FailureNotice failure={error.failure} onRetry={onRetry} />
  const { title, text } = isBack ? { title: sendWords.isBack, text: '' } : wordsOf(error)
  return (
    <Notice
      isUrgent={!isBack}
      tone={isBack ? 'info' : 'bad'}
      title={title}
      actions={
        <>
          {error.kind === 'signed-out' && !isBack && (
            <Button
              onClick={() => {
                keepFocus()
                askToSignInAgain()
              }}
            >
              <LogIn aria-hidden className="size-4" />
              {sendWords.signIn}
            </Button>
          )}
          <Button ref={tryAgain} onClick={onRetry}>
            <RotateCw aria-hidden className="size-4" />
            {sendWords.tryAgain}
          </Button>
        </>
      }
    >
      <p>
        {text} {done > 0 ? `${sendWords.partlyUploaded({ done, of })} ` : ''}
        {(error.kind === 'desk-unreachable' || error.kind === 'desk-fault') && done === of
          ? sendWords.mayHaveStarted
          : sendWords.nothingSent}
      </p>
      {error.kind === 'desk-fault' && error.errorId && (
        <p className="text-small text-quiet">{sendWords.errorId({ id: error.errorId })}</p>
      )}
    </Notice>
  )
}

function wordsOf(error: Exclude<SendError, { kind: 'partner' }>): { title: string; text: string } {
  return error.kind === 'refused' ? { title: error.reason, text: '' } : apiErrorInWords(error)
}
