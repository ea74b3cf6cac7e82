import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { EnvironmentStrip } from '@/components/shell/desk-strips'
import { Mark } from '@/components/shell/mark'
import { SignInScreen } from '@/components/sign-in/sign-in-form'
import { pathAfterSignIn } from '@/lib/accounts/path-after-sign-in'
import { currentSession } from '@/lib/accounts/session'
import { config } from '@/lib/runtime/config'
import { signInAction } from './actions'

export const metadata: Metadata = { title: 'Sign in' }

export default async function SignInPage({ searchParams }: PageProps<'/sign-in'>) {
  const { next } = await searchParams
  const place = pathAfterSignIn(next)
  if (await currentSession()) redirect(place)
  return (
    <>
      <EnvironmentStrip environment={config().partner.environment} />
      <main className="grid flex-1 place-items-center overflow-y-auto p-4">
        <div className="grid w-full max-w-96 gap-5 rounded-panel border bg-raised p-6">
          <Mark />
          <div>
            <h1 className="text-title font-semibold">Sign in</h1>
            <p className="text-quiet">With the account that an admin of this desk made for you.</p>
          </div>
          <SignInScreen place={place} signIn={signInAction} />
        </div>
      </main>
    </>
  )
}
