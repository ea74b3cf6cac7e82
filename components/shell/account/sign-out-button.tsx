'use client'

import { requestSignOut } from '../../api/sign-out'
import { Button } from '../../ui/button'
import { accountMenuWords } from './words'

/** A sign-out button for pages without the account menu. */
export function SignOutButton() {
  return (
    <Button look="quiet" className="justify-self-start" onClick={() => void requestSignOut()}>
      {accountMenuWords.signOut}
    </Button>
  )
}
