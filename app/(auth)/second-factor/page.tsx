import type { Metadata, Route } from 'next'
import { redirect } from 'next/navigation'
import { ownFactorActions } from '@/app/(desk)/account/second-factor-action-set'
import { confirmActions } from '@/app/(desk)/confirm-identity-action-set'
import { Passkeys } from '@/components/account/passkeys'
import { TwoStep } from '@/components/account/two-step'
import { accountWords } from '@/components/account/words'
import { SignOutButton } from '@/components/shell/account/sign-out-button'
import { Mark } from '@/components/shell/mark'
import { EnvironmentStrip } from '@/components/shell/notes/desk-strips'
import { ShowSecondFactor } from '@/components/sign-in/show-second-factor'
import { buttonClass } from '@/components/ui/button'
import { factorsToConfirm } from '@/lib/accounts/confirm-second-factor'
import { hasSecondFactor } from '@/lib/accounts/contract'
import { listPasskeys } from '@/lib/accounts/own-passkeys'
import { pathAfterSignIn } from '@/lib/accounts/path-after-sign-in'
import { ownSecondFactor } from '@/lib/accounts/second-factor'
import { lacksSecondFactor, needsOwnPasswordFirst } from '@/lib/accounts/second-factor-requirement'
import { currentSession, type Session } from '@/lib/accounts/session'
import { countRecoveryCodes } from '@/lib/accounts/totp-setup'
import { config } from '@/lib/runtime/config'
import { SignedInProviders } from '../signed-in-providers'

export const generateMetadata = (): Metadata => ({ title: accountWords.secondFactor })

/**
 * Where users who lack the second factor required by the sign-in rules set one up or present it. Until then, nothing
 * else is accessible.
 */
export default async function SecondFactorPage({ searchParams }: PageProps<'/second-factor'>) {
  const nextPath = pathAfterSignIn((await searchParams).next)
  const session = await currentSession()
  if (!session) redirect(`/sign-in?next=${encodeURIComponent(nextPath)}` as Route)
  if (needsOwnPasswordFirst(session)) redirect(`/new-password?next=${encodeURIComponent(nextPath)}` as Route)
  const isLacking = lacksSecondFactor(session)
  const hasOne = hasSecondFactor(await ownSecondFactor(session.person.id))
  return (
    <SignedInProviders session={session}>
      <EnvironmentStrip environment={config().partner.environment} />
      <main className="grid flex-1 place-items-center overflow-y-auto p-4">
        <div className="grid w-full max-w-lg gap-6 rounded-panel border bg-raised p-6">
          <Mark />
          {isLacking && hasOne ? (
            <>
              <Heading title={accountWords.confirmItsYou}>{accountWords.useFactor}</Heading>
              <ShowSecondFactor
                ways={await factorsToConfirm(session.person.id)}
                actions={confirmActions}
                nextPath={nextPath}
              />
            </>
          ) : (
            <SetUp session={session} isLacking={isLacking} hasOne={hasOne} nextPath={nextPath} />
          )}
          <SignOutButton />
        </div>
      </main>
    </SignedInProviders>
  )
}

function Heading({ title, children }: { title: string; children: string }) {
  return (
    <div>
      <h1 className="text-title font-semibold">{title}</h1>
      <p className="text-quiet">{children}</p>
    </div>
  )
}

type SetUpProps = { session: Session; isLacking: boolean; hasOne: boolean; nextPath: Route }

async function SetUp({ session, isLacking, hasOne, nextPath }: SetUpProps) {
  const { id } = session.person
  return (
    <>
      <Heading title={accountWords.setUpFactor}>
        {isLacking ? accountWords.factorRequired : hasOne ? accountWords.hasFactor : accountWords.factorMeans}
      </Heading>
      {!isLacking && (
        // A full page load: this page has loaded nothing of the desk before.
        <a href={nextPath} className={buttonClass('primary', 'justify-self-start')}>
          {accountWords.continue}
        </a>
      )}
      <Passkeys passkeys={await listPasskeys(id)} actions={ownFactorActions} />
      <TwoStep codesLeft={await countRecoveryCodes(id)} actions={ownFactorActions} />
    </>
  )
}
