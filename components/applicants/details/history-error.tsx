'use client'

import { reasonOf } from '../../api/desk-api'
import { askToSignInAgain } from '../../api/session-ended'
import { apiErrorWords } from '../../api/words'
import { Button } from '../../ui/button'
import { detailsWords } from './words'

/** Why the history failed to load, in one line. The history comes from the desk alone, never from the partner. */
export function HistoryError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const reason = reasonOf(error)
  const kind = reason.kind === 'partner' ? 'desk-fault' : reason.kind
  const errorId = reason.kind === 'desk-fault' ? reason.errorId : null
  return (
    <div role="alert" className="grid justify-items-start gap-2">
      <p className="text-bad">
        {apiErrorWords[kind].title}. {apiErrorWords[kind].text}
        {errorId && ` ${detailsWords.errorId({ id: errorId })}`}
      </p>
      {kind === 'signed-out' ? (
        <Button onClick={askToSignInAgain}>{detailsWords.signIn}</Button>
      ) : (
        <Button onClick={onRetry}>{detailsWords.tryAgain}</Button>
      )}
    </div>
  )
}
