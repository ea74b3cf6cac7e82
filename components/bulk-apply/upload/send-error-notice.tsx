import { LogIn, RotateCw } from 'lucide-react'
import { FailureNotice } from '../../api/failure-notice'
import { askToSignInAgain } from '../../api/session-ended'
import { apiErrorWords } from '../../api/words'
import { Button } from '../../ui/button'
import { wholeNumber } from '../../ui/formats'
import { Notice } from '../../ui/notice'
import type { UploadProgress } from './upload-state'

type SendErrorNoticeProps = { sending: Extract<UploadProgress, { state: 'failed' }>; onRetry: () => void }

/** Why the upload stopped. A retry continues it; nothing is sent before all rows are uploaded. */
export function SendErrorNotice({ sending: { error, done, of }, onRetry }: SendErrorNoticeProps) {
  if (error.kind === 'partner') return <FailureNotice failure={error.failure} onRetry={onRetry} />
  const { title, text } = error.kind === 'refused' ? { title: error.reason, text: '' } : apiErrorWords[error.kind]
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
              Sign in again
            </Button>
          )}
          <Button onClick={onRetry}>
            <RotateCw aria-hidden className="size-4" />
            Try again
          </Button>
        </>
      }
    >
      <p>
        {text} {done > 0 ? `${wholeNumber(done)} of ${wholeNumber(of)} rows are uploaded. ` : ''}
        {(error.kind === 'desk-unreachable' || error.kind === 'desk-fault') && done === of
          ? 'The run may have been started: trying again starts it once, not twice.'
          : 'Nothing was sent. Trying again continues where it stopped, and sends nothing twice.'}
      </p>
      {error.kind === 'desk-fault' && error.errorId && (
        <p className="text-small text-quiet">Error id {error.errorId}</p>
      )}
    </Notice>
  )
}
