'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState, useTransition } from 'react'
import type { SignInActions, SignInWays } from '@/lib/accounts/contract'
import { type ApiError, DeskError } from '../../api/desk-api'
import { resumeFollowing } from '../../api/follower'
import { useReadsClient } from '../../api/queries'
import { SignInForm } from '../../sign-in/sign-in-form'
import { OrPassword } from '../../sign-in/single-sign-on-link'
import { Button } from '../../ui/button'
import { holdsWork, isInChosenLanguage, takeOverChosenLanguage } from '../../ui/choose-language'
import { DialogBox } from '../../ui/dialog-box'
import { noAnswerText } from '../../ui/error-id'
import { Notice } from '../../ui/notice'
import { toast } from '../../ui/toast'
import { SingleSignOnAgain } from './single-sign-on-again'
import { reloadIfSomebodyElse, reloadWithoutQuestion, whoSignedIn } from './somebody-else'
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
  // Signing in renders the layout anew, for whoever that was: the page below is still this person's.
  const [userId] = useState(personId)
  const [unknown, setUnknown] = useState<ApiError | null>(null)
  async function goOn() {
    const who = await whoSignedIn(userId)
    if (who === 'other') return reloadWithoutQuestion()
    if (who !== 'same') return setUnknown(who.unknown)
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
  function close() {
    onClose()
    // They may have signed in in another tab: it is not known as whom.
    void reloadIfSomebodyElse(userId)
  }
  return (
    <DialogBox title={signedInAgainWords.title} description={signedInAgainWords.description} onClose={close}>
      <div ref={container} className="contents">
        {unknown !== null && unknown.kind !== 'signed-out' ? (
          <AskAgain error={unknown} onAsk={goOn} />
        ) : (
          <>
            {ways.singleSignOn !== null && <SingleSignOnAgain name={ways.singleSignOn} onSignedIn={goOn} />}
            {ways.singleSignOn !== null && ways.takesPasswords && <OrPassword />}
            {ways.takesPasswords && <SignInForm signIn={signIn} onSignedIn={goOn} />}
          </>
        )}
      </div>
    </DialogBox>
  )
}

/** They have signed in, but the desk did not say who it was: until it does, nothing goes on. */
function AskAgain({ error, onAsk }: { error: ApiError; onAsk: () => Promise<void> }) {
  const [isPending, startTransition] = useTransition()
  return (
    <>
      <Notice isUrgent tone="bad" title={noAnswerText('errorId' in error ? error.errorId : null)} />
      <Button
        look="primary"
        onClick={() => startTransition(onAsk)}
        isPending={isPending}
        pendingLabel={signedInAgainWords.checking}
      >
        {signedInAgainWords.continueHere}
      </Button>
    </>
  )
}
