'use client'

import { LogIn } from 'lucide-react'
import { askToSignInAgain } from '../api/session-ended'
import { Button } from '../ui/button'
import type { DraftState } from './draft-saver'
import { draftWords } from './words'

/** Whether the draft is saved. Never takes the focus, since the user is typing. */
export function DraftLine({ state }: { state: DraftState }) {
  if (state === 'empty' || state === 'untouched') return null
  return (
    <>
      <p className={state === 'saved' ? 'text-small text-quiet' : 'text-small text-warn'}>{draftWords[state]}</p>
      {state === 'signed-out' && (
        <Button onClick={askToSignInAgain}>
          <LogIn aria-hidden className="size-4" />
          {draftWords.signInAgain}
        </Button>
      )}
    </>
  )
}
