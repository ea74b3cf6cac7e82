'use client'

import { useState, useTransition } from 'react'
import { singleSignOnUrl } from '@/lib/accounts/contract'
import { anyActivity, newerUrl } from '@/lib/activity/contract'
import { getFromDesk } from '../../api/desk-api'
import { Button, buttonClass } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { signedInAgainWords } from './words'

/** Signs in at the provider in another tab, since its pages refuse to be framed; the page keeps the user's input. */
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
      {isTooEarly && <Notice isUrgent tone="bad" title={signedInAgainWords.tooEarly} />}
      <a href={singleSignOnUrl('/account')} target="_blank" rel="noopener" className={buttonClass('primary')}>
        {signedInAgainWords.inNewTab({ name })}
      </a>
      <Button onClick={goOn} isPending={isPending} pendingLabel={signedInAgainWords.checking}>
        {signedInAgainWords.continueHere}
      </Button>
    </div>
  )
}
