'use client'

import { useRouter } from 'next/navigation'
import { useRef } from 'react'
import type { SignInActions, SignInWays } from '@/lib/accounts/contract'
import { DeskError, getFromDesk } from '../../api/desk-api'
import { resumeFollowing } from '../../api/follower'
import { useReadsClient } from '../../api/queries'
import { SignInForm } from '../../sign-in/sign-in-form'
import { OrPassword } from '../../sign-in/single-sign-on-link'
import { holdsWork, isInChosenLanguage, takeOverChosenLanguage } from '../../ui/choose-language'
import { DialogBox } from '../../ui/dialog-box'
import { toast } from '../../ui/toast'
import { SingleSignOnAgain } from './single-sign-on-again'
import { signedInAgainWords } from './words'

type SignInAgainDialogProps = { personId: string; signIn: SignInActions; ways: SignInWays; onClose: () => void }

/**
 * Asks the user (`personId`) to sign in again, over the page, when the session has ended. Keeps input; retries failed
 * reads. Nothing is kept when somebody else signs in.
 */
export function SignInAgainDialog({ personId, signIn, ways, onClose }: SignInAgainDialogProps) {
  const router = useRouter()
  const queries = useReadsClient()
  const container = useRef<HTMLDivElement>(null)
  async function goOn() {
    if (await isSomebodyElse(personId)) return reloadWithoutQuestion()
    // The account may have another language. Only a reload rerenders lists and tables.
    if (!isInChosenLanguage() && !holdsWork(container.current)) return window.location.reload()
    onClose()
    // Keep what the user has typed.
    const isNewLanguage = await takeOverChosenLanguage()
    router.refresh()
    resumeFollowing()
    void toast({ tone: 'good', title: signedInAgainWords.done, text: signedInAgainWords.doneText })
    await queries.refetchQueries({
      type: isNewLanguage ? 'active' : 'all',
      predicate: ({ state: { error } }) =>
        isNewLanguage || (error instanceof DeskError && error.reason.kind === 'signed-out'),
    })
  }
  return (
    <DialogBox title={signedInAgainWords.title} description={signedInAgainWords.description} onClose={onClose}>
      <div ref={container} className="contents">
        {ways.singleSignOn !== null && <SingleSignOnAgain name={ways.singleSignOn} onSignedIn={goOn} />}
        {ways.singleSignOn !== null && ways.takesPasswords && <OrPassword />}
        {ways.takesPasswords && <SignInForm signIn={signIn} onSignedIn={goOn} />}
      </div>
    </DialogBox>
  )
}

async function isSomebodyElse(personId: string): Promise<boolean> {
  const answer = await getFromDesk<{ personId: string }>('/api/session', undefined)
  // Someone who still has to set a password or second factor is not the person who was using the desk before.
  if ('error' in answer) return answer.error.kind === 'not-allowed'
  return answer.value.personId !== personId
}

/** Without asking whether to leave what the last user has entered. */
function reloadWithoutQuestion(): void {
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true })
  window.location.reload()
}
