import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { Mark } from '@/components/shell/mark'
import { EnvironmentStrip } from '@/components/shell/notes/desk-strips'
import { SignInScreen } from '@/components/sign-in/sign-in-form'
import { OrPassword, SingleSignOnLink } from '@/components/sign-in/single-sign-on-link'
import { signInWords } from '@/components/sign-in/words'
import { LanguageLinks } from '@/components/ui/language-links'
import { Notice } from '@/components/ui/notice'
import { oidcRefusalInWords } from '@/lib/accounts/oidc/contract'
import { pathAfterSignIn } from '@/lib/accounts/path-after-sign-in'
import { currentSession } from '@/lib/accounts/session'
import { readPolicy } from '@/lib/accounts/sign-in-policy'
import { config } from '@/lib/runtime/config'
import { signInActions } from './sign-in-action-set'

export const generateMetadata = (): Metadata => ({ title: signInWords.title })

export default async function SignInPage({ searchParams }: PageProps<'/sign-in'>) {
  const { next, sso } = await searchParams
  const { partner, oidc, takesPasswords } = config()
  const nextPath = pathAfterSignIn(next)
  const refusal = oidc && oidcRefusalInWords(sso)
  const isSignedIn = (await currentSession()) !== null
  if (isSignedIn && !refusal) redirect(nextPath)
  const { allowsKeptSessions } = await readPolicy()
  return (
    <>
      <EnvironmentStrip environment={partner.environment} />
      <main className="grid flex-1 place-items-center overflow-y-auto p-4">
        <div className="grid w-full max-w-96 gap-5 rounded-panel border bg-raised p-6">
          <Mark />
          <div>
            <h1 className="text-title font-semibold">{signInWords.title}</h1>
            <p className="text-quiet">{oidc ? signInWords.leadOrganisation : signInWords.lead}</p>
          </div>
          {refusal && <Notice isUrgent tone="bad" title={refusal} />}
          {/* A user who is only confirming their identity is still signed in. A full page load: the page they left must
              not be prefetched before they answer, nor come from a cache. */}
          {isSignedIn && (
            <a href={nextPath} className="link w-fit">
              {signInWords.goBack}
            </a>
          )}
          {oidc && <SingleSignOnLink name={oidc.name} next={nextPath} />}
          {oidc && takesPasswords && <OrPassword />}
          {takesPasswords && (
            <SignInScreen nextPath={nextPath} signIn={signInActions} offersToKeep={allowsKeptSessions} />
          )}
          <LanguageLinks />
        </div>
      </main>
    </>
  )
}
