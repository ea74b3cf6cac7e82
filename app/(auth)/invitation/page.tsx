import type { Metadata } from 'next'
import { SetPassword } from '@/components/people/set-password'
import { peopleWords } from '@/components/people/words'
import { Mark } from '@/components/shell/mark'
import { EnvironmentStrip } from '@/components/shell/notes/desk-strips'
import { config } from '@/lib/runtime/config'
import { signInActions } from '../sign-in/sign-in-action-set'
import { acceptInvitationAction, readInvitationAction } from './actions'

export const generateMetadata = (): Metadata => ({ title: peopleWords.setYourPassword })

/** The link's token is in the URL fragment, which the server never sees: the page's script reads it. */
export default function InvitationPage() {
  return (
    <>
      <EnvironmentStrip environment={config().partner.environment} />
      <main className="grid flex-1 place-items-center overflow-y-auto p-4">
        <div className="grid w-full max-w-96 gap-5 rounded-panel border bg-raised p-6">
          <Mark />
          <h1 className="text-title font-semibold">{peopleWords.setYourPassword}</h1>
          <SetPassword
            read={readInvitationAction}
            accept={acceptInvitationAction}
            signIn={signInActions.withPassword}
          />
        </div>
      </main>
    </>
  )
}
