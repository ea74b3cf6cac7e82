'use client'

import { LogIn } from 'lucide-react'
import { askToSignInAgain } from '../api/session-ended'
import { Button } from '../ui/button'
import type { DraftState } from './draft-saver'

const words: Record<Exclude<DraftState, 'empty'>, string> = {
  saved: 'Draft saved',
  'signed-out': 'Draft not saved: your session has ended.',
  'not-allowed': 'Draft not saved: the desk does not allow it for your account any more.',
  'too-large': 'Draft not saved: it is too large to be kept. You can still submit it.',
  'not-readable': 'Draft not saved: the desk could not read it. What you entered is still in the form.',
  'desk-fault': 'Draft not saved yet: something went wrong at the desk. It is retried automatically.',
  'desk-unreachable': 'Draft not saved yet: the desk does not answer. It is retried automatically.',
  offline: 'Draft not saved yet: you are offline. It is retried automatically.',
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
