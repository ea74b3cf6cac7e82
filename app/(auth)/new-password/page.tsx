import type { Metadata, Route } from 'next'
import { redirect } from 'next/navigation'
import { changeOwnPasswordAction } from '@/app/(desk)/account/actions'
import { OwnPasswordFirst } from '@/components/account/own-password-first'
import { accountWords } from '@/components/account/words'
import { SignOutButton } from '@/components/shell/account/sign-out-button'
import { Mark } from '@/components/shell/mark'
import { EnvironmentStrip } from '@/components/shell/notes/desk-strips'
import { pathAfterSignIn } from '@/lib/accounts/path-after-sign-in'
import { currentSession } from '@/lib/accounts/session'
import { config } from '@/lib/runtime/config'
import { SignedInProviders } from '../signed-in-providers'

export const generateMetadata = (): Metadata => ({ title: accountWords.chooseOwnPassword })

/** Where the first admin replaces the password from the desk's configuration. Nothing else is accessible until then. */
export default async function NewPasswordPage({ searchParams }: PageProps<'/new-password'>) {
  const nextPath = pathAfterSignIn((await searchParams).next)
  const session = await currentSession()
  if (!session) redirect(`/sign-in?next=${encodeURIComponent(nextPath)}` as Route)
  if (!session.mustChangePassword) redirect(nextPath)
  return (
    <SignedInProviders session={session}>
      <EnvironmentStrip environment={config().partner.environment} />
      <main className="grid flex-1 place-items-center overflow-y-auto p-4">
        <div className="grid w-full max-w-96 gap-5 rounded-panel border bg-raised p-6">
          <Mark />
          <div>
            <h1 className="text-title font-semibold">{accountWords.chooseOwnPassword}</h1>
            <p className="text-quiet">{accountWords.passwordIsConfigured}</p>
          </div>
          <OwnPasswordFirst changePassword={changeOwnPasswordAction} nextPath={nextPath} />
          <SignOutButton />
        </div>
      </main>
    </SignedInProviders>
  )
}
