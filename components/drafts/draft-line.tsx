'use client'

import { LogIn } from 'lucide-react'
import { askToSignInAgain } from '../api/session-ended'
import { Button } from '../ui/button'
import type { DraftState } from './draft-saver'

const words: Record<Exclude<DraftState, 'empty'>, string> = {
  saved: 'Draft saved',
  unsaved: 'Draft not saved yet: the desk does not answer. It is tried again.',
  'signed-out': 'Draft not saved: your session has ended.',
  refused: 'This cannot be kept as a draft: it may be too large.',
}

/** Whether what was typed is kept. It takes no focus: somebody is typing. */
export function DraftLine({ state }: { state: DraftState }) {
  if (state === 'empty') return null
  return (
    <>
      <p className={state === 'saved' ? 'text-small text-quiet' : 'text-small text-warn'}>{words[state]}</p>
      {state === 'signed-out' && (
        <Button onClick={askToSignInAgain}>
          <LogIn aria-hidden className="size-4" />
          Sign in again
        </Button>
      )}
    </>
  )
}
