import { cookies, headers } from 'next/headers'
import type { ReactNode } from 'react'
import { signInAction } from '@/app/(auth)/sign-in/actions'
import { HeldBanner } from '@/components/held-writes/held-banner'
import { EndingLoginStrip, EnvironmentStrip } from '@/components/shell/desk-strips'
import { OfflineBanner } from '@/components/shell/offline-banner'
import { Providers } from '@/components/shell/providers'
import { Sidebar } from '@/components/shell/sidebar'
import { themeCookie, themeOf } from '@/components/shell/theme'
import { Tray } from '@/components/tray/tray'
import { canManage, canWrite } from '@/lib/accounts/contract'
import { currentSession } from '@/lib/accounts/session'
import { readHeldSummary } from '@/lib/held-writes/read-summary'
import { config } from '@/lib/runtime/config'
import { decideRunAction } from './bulk-apply/actions'
import { decideAction, putAwayAction } from './dispatch-actions'

/** The frame around every screen behind the sign-in. Each page checks the session itself; without one it redirects. */
export default async function DeskLayout({ children }: { children: ReactNode }) {
  const session = await currentSession()
  if (!session) return children
  const theme = themeOf((await cookies()).get(themeCookie)?.value)
  const nonce = (await headers()).get('x-nonce') ?? ''
  const held = await readHeldSummary()
  const { environment, login } = config().partner
  return (
    <Providers
      nonce={nonce}
      signIn={signInAction}
      dispatching={
        canWrite(session.person.role)
          ? { decide: decideAction, dismiss: putAwayAction, decideRun: decideRunAction }
          : null
      }
    >
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:rounded-control focus:bg-raised focus:px-3 focus:py-2"
      >
        Skip to content
      </a>
      <EnvironmentStrip environment={environment} />
      <OfflineBanner />
      {held && <HeldBanner held={held} canReview={canWrite(session.person.role)} />}
      {login?.isUsed && canManage(session.person.role) && <EndingLoginStrip />}
      <div className="flex min-h-0 flex-1 flex-col md:flex-row">
        <Sidebar person={session.person} theme={theme} />
        <main id="content" tabIndex={-1} className="flex min-h-0 min-w-0 flex-1 flex-col overflow-y-auto outline-none">
          {children}
        </main>
        <Tray place="foot" />
      </div>
    </Providers>
  )
}
