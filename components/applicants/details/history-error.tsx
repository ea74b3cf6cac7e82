'use client'

import { type ApiError, DeskFailure } from '../../api/desk-api'
import { apiErrorWords } from '../../api/error-notice'
import { askToSignInAgain } from '../../api/session-ended'
import { Button } from '../../ui/button'

/** Why the history did not come, in one line: it stands below what the person came for. The partner has no part in it. */
export function HistoryError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const trouble: ApiError = error instanceof DeskFailure ? error.trouble : { kind: 'desk-fault', reference: null }
  const kind = trouble.kind === 'partner' ? 'desk-fault' : trouble.kind
  const reference = trouble.kind === 'desk-fault' ? trouble.reference : null
  return (
    <div role="alert" className="grid justify-items-start gap-2">
      <p className="text-bad">
        {apiErrorWords[kind].title}. {apiErrorWords[kind].text}
        {reference && ` Reference ${reference}`}
      </p>
      {kind === 'signed-out' ? (
        <Button onClick={askToSignInAgain}>Sign in again</Button>
      ) : (
        <Button onClick={onRetry}>Try again</Button>
      )}
    </div>
  )
}
