import { LogIn, RotateCw } from 'lucide-react'
import { apiErrorInWords } from '../../api/error-notice'
import { FailureNotice } from '../../api/failure-notice'
import { askToSignInAgain } from '../../api/session-ended'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { sendWords } from './send/words'
import type { UploadProgress } from './upload-state'

type SendErrorNoticeProps = { sending: Extract<UploadProgress, { state: 'failed' }>; onRetry: () => void }

/** Why the upload stopped. A retry continues it; nothing is sent until all rows are uploaded. */
export function SendErrorNotice({ sending: { error, done, of }, onRetry }: SendErrorNoticeProps) {
  if (error.kind === 'partner') return <FailureNotice failure={error.failure} onRetry={onRetry} />
  const { title, text } = error.kind === 'refused' ? { title: error.reason, text: '' } : apiErrorInWords(error)
  return (
    <Notice
      isUrgent
      tone="bad"
      title={title}
      actions={
        <>
          {error.kind === 'signed-out' && (
            <Button onClick={askToSignInAgain}>
              <LogIn aria-hidden className="size-4" />
              {sendWords.signIn}
            </Button>
          )}
          <Button onClick={onRetry}>
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
