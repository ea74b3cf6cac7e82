import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { confirmActions } from '@/app/(desk)/confirm-identity-action-set'
import { Providers } from '@/components/shell/providers'
import { canManage } from '@/lib/accounts/contract'
import type { Session } from '@/lib/accounts/session'
import { config } from '@/lib/runtime/config'
import { signInActions } from './sign-in/sign-in-action-set'

/** For pages between the sign-in and the desk: users are signed in, but nothing else is accessible to them yet. */
export async function SignedInProviders({ session, children }: { session: Session; children: ReactNode }) {
  const { oidc, takesPasswords } = config()
  return (
    <Providers
      nonce={(await headers()).get('x-nonce') ?? ''}
      personId={session.person.id}
      signIn={signInActions}
      ways={{ singleSignOn: oidc?.name ?? null, takesPasswords }}
      confirm={confirmActions}
      isAdmin={canManage(session.person.role)}
      dispatching={null}
    >
      {children}
    </Providers>
  )
}
