'use client'

import { useState, useTransition } from 'react'
import { singleSignOnUrl } from '@/lib/accounts/contract'
import { anyActivity, newerUrl } from '@/lib/activity/contract'
import { getFromDesk } from '../api/desk-api'
import { Button, buttonClass } from '../ui/button'
import { Notice } from '../ui/notice'

/** The provider's pages cannot stand in ours: the sign-in is in another tab, and the page keeps what was typed. */
export function SingleSignOnAgain({ name, onSignedIn }: { name: string; onSignedIn: () => void }) {
  const [isTooEarly, setTooEarly] = useState(false)
  const [isPending, startTransition] = useTransition()
  function goOn() {
    startTransition(async () => {
      const answer = await getFromDesk(newerUrl(anyActivity, null), undefined)
      if ('error' in answer) setTooEarly(true)
      else onSignedIn()
    })
  }
  return (
    <div className="grid gap-3">
      {isTooEarly && <Notice isUrgent tone="bad" title="You are not signed in yet. Finish in the other tab first." />}
      <a href={singleSignOnUrl('/account')} target="_blank" rel="noopener" className={buttonClass('primary')}>
        Sign in with {name} in a new tab
      </a>
      <Button onClick={goOn} isPending={isPending} pendingLabel="Checking…">
        Continue here
      </Button>
    </div>
  )
}
