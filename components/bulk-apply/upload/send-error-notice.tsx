import { LogIn, RotateCw } from 'lucide-react'
import { apiErrorWords } from '../../api/error-notice'
import { FailureNotice } from '../../api/failure-notice'
import { askToSignInAgain } from '../../api/session-ended'
import { Button } from '../../ui/button'
import { wholeNumber } from '../../ui/formats'
import { Notice } from '../../ui/notice'
import type { UploadProgress } from './sending'

type SendErrorNoticeProps = { sending: Extract<UploadProgress, { state: 'trouble' }>; onRetry: () => void }

/** Why the handing over stopped; it goes on where it did, and nothing is sent before all of it is there. */
export function SendErrorNotice({ sending: { trouble, done, of }, onRetry }: SendErrorNoticeProps) {
  if (trouble.kind === 'partner') return <FailureNotice failure={trouble.failure} onRetry={onRetry} />
  const { title, text } = trouble.kind === 'refused' ? { title: trouble.reason, text: '' } : apiErrorWords[trouble.kind]
  return (
    <Notice
      isUrgent
      tone="bad"
      title={title}
      actions={
        <>
          {trouble.kind === 'signed-out' && (
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
        {text} {done > 0 ? `${wholeNumber(done)} of ${wholeNumber(of)} rows are handed over. ` : ''}
        {trouble.kind === 'desk-unreachable' && done === of
          ? 'The run may have been started: trying again starts it once, not twice.'
          : 'Nothing was sent. Trying again goes on where it stopped, and sends nothing twice.'}
      </p>
      {trouble.kind === 'desk-fault' && trouble.reference && (
        <p className="text-small text-quiet">Reference {trouble.reference}</p>
      )}
    </Notice>
  )
}
