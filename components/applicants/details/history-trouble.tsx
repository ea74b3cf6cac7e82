'use client'

import { DeskError, type Trouble } from '../../api/desk-api'
import { deskTroubleWords } from '../../api/error-notice'
import { askToSignInAgain } from '../../api/session-ended'
import { Button } from '../../ui/button'

/** Why the history did not come, in one line: it stands below what the person came for. The partner has no part in it. */
export function HistoryTrouble({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const trouble: Trouble = error instanceof DeskError ? error.trouble : { kind: 'desk-fault', reference: null }
  const kind = trouble.kind === 'partner' ? 'desk-fault' : trouble.kind
  const reference = trouble.kind === 'desk-fault' ? trouble.reference : null
  return (
    <div role="alert" className="grid justify-items-start gap-2">
      <p className="text-bad">
        {deskTroubleWords[kind].title}. {deskTroubleWords[kind].text}
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
